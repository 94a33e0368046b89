import Headgate

extension AlertState where Action == DocumentScreen.Destination.Alert {
  static func comparison(theirs: DocumentFile) -> Self {
    AlertState {
      TextState("The other version")
    } actions: {
      ButtonState(action: .useTheirs(theirs)) {
        TextState("Use this one")
      }
      ButtonState(role: .destructive, action: .keepMine(theirs: theirs)) {
        TextState("Keep mine")
      }
    } message: {
      TextState(theirs.text)
    }
  }

  static func conflict(theirs: DocumentFile) -> Self {
    AlertState {
      TextState("Somebody else changed this document")
    } actions: {
      ButtonState(action: .compare(theirs: theirs)) {
        TextState("Show their version")
      }
      ButtonState(action: .useTheirs(theirs)) {
        TextState("Use their version")
      }
      ButtonState(role: .destructive, action: .keepMine(theirs: theirs)) {
        TextState("Keep mine")
      }
    } message: {
      TextState("Your changes are not saved yet.")
    }
  }

  static var deletionFailed: Self {
    AlertState {
      TextState("The document was not deleted")
    } actions: {
      ButtonState(role: .destructive, action: .retryDelete) {
        TextState("Try again")
      }
      ButtonState(role: .cancel) {
        TextState("Cancel")
      }
    }
  }

  static func duplicated(_ copy: DocumentFile) -> Self {
    AlertState {
      TextState("Copied as “\(copy.name)”")
    } actions: {
      ButtonState(action: .openCopy(copy)) {
        TextState("Open the copy")
      }
      ButtonState(role: .cancel) {
        TextState("Stay here")
      }
    }
  }

  static var duplicationFailed: Self {
    AlertState {
      TextState("The document was not duplicated")
    }
  }

  static var gone: Self {
    AlertState {
      TextState("This document was deleted")
    } actions: {
      ButtonState(action: .saveAgain) {
        TextState("Save it again")
      }
      ButtonState(role: .destructive, action: .close) {
        TextState("Close")
      }
    } message: {
      TextState("Somebody else deleted it while it was open.")
    }
  }

  static func nameTaken(_ name: String) -> Self {
    AlertState {
      TextState("The name “\(name)” is taken")
    } actions: {
      ButtonState(action: .renameAgain(proposal: name)) {
        TextState("Choose another")
      }
      ButtonState(role: .cancel) {
        TextState("Cancel")
      }
    }
  }

  static var openFailed: Self {
    AlertState {
      TextState("The document could not be opened")
    } actions: {
      ButtonState(action: .retryOpen) {
        TextState("Try again")
      }
      ButtonState(role: .cancel, action: .close) {
        TextState("Close")
      }
    }
  }

  static func renamingFailed(_ name: String) -> Self {
    AlertState {
      TextState("The document was not renamed")
    } actions: {
      ButtonState(action: .renameAgain(proposal: name)) {
        TextState("Try again")
      }
      ButtonState(role: .cancel) {
        TextState("Cancel")
      }
    }
  }

  static func saveFailed(closing: Bool) -> Self {
    AlertState {
      TextState("The document was not saved")
    } actions: {
      ButtonState(action: .retrySave(closing: closing)) {
        TextState("Try again")
      }
      if closing {
        ButtonState(role: .destructive, action: .close) {
          TextState("Close without saving")
        }
      }
      ButtonState(role: .cancel) {
        TextState("Cancel")
      }
    }
  }
}

extension ConfirmationDialogState where Action == DocumentScreen.Destination.Dialog {
  static var close: Self {
    ConfirmationDialogState(titleVisibility: .visible) {
      TextState("Save your changes?")
    } actions: {
      ButtonState(action: .saveAndClose) {
        TextState("Save and close")
      }
      ButtonState(role: .destructive, action: .discardAndClose) {
        TextState("Discard")
      }
      ButtonState(role: .cancel) {
        TextState("Keep editing")
      }
    }
  }

  static func delete(name: String) -> Self {
    ConfirmationDialogState(titleVisibility: .visible) {
      TextState("Delete “\(name)”?")
    } actions: {
      ButtonState(role: .destructive, action: .delete) {
        TextState("Delete")
      }
      ButtonState(role: .cancel) {
        TextState("Keep")
      }
    }
  }

  static func overwrite(theirs: DocumentFile) -> Self {
    ConfirmationDialogState {
      TextState("Overwrite their version?")
    } actions: {
      ButtonState(role: .destructive, action: .overwrite(theirs: theirs)) {
        TextState("Overwrite")
      }
      ButtonState(role: .cancel) {
        TextState("Cancel")
      }
    } message: {
      TextState("Their changes will be lost.")
    }
  }
}
