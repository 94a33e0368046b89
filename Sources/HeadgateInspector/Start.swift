internal import FlyingFox
