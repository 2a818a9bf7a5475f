"""Who does what."""

import by_chacha20
import by_hand
import by_nacl
import by_others
import by_protobuf
import by_shortwire
import ladder
from arm import Arm
from subject import Setup, Subject

PROTOBUF = "protobuf", "protobuf-build", "protobuf-assigned", "protobuf-whole"


def new_arm(setup: Setup, subject: Subject) -> Arm:
    if subject.scenario == "ladder":
        arm = ladder.arm(setup, subject)
    elif subject.scenario in ("chacha20", "many"):
        arm = by_chacha20.arm(subject)
    elif subject.by in ("libsodium", "hashlib", "cryptography"):
        arm = by_nacl.arm(subject)
    elif subject.by in ("shortwire", "shortwire-built"):
        arm = by_shortwire.arm(setup, subject)
    elif subject.by in ("raw", "copy"):
        arm = by_hand.arm(setup, subject)
    elif subject.by in PROTOBUF:
        arm = by_protobuf.arm(setup, subject)
    else:
        arm = by_others.arm(setup, subject)
    if arm is None:
        raise ValueError(f"this engine has no {subject.scenario} by {subject.by}")
    return arm
