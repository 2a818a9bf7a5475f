"""A small call put together from its parts, a rung at a time."""

import raw
from arm import UNROLLED, Arm
from by_shortwire import addition
from gen.complex_data_v1 import ComplexCalculationResponse, ComplexData
from shortwire import decode, encode
from subject import Setup, Subject

STATEMENTS = {
    "loop": "result = known",
    "empty": "nothing(); result = known",
    "args": "args(b''); result = known",
    "encode": "args(encode(small)); result = known",
    "decode": "decoded(encode(small)); result = known",
    "work": "worked(encode(small)); result = known",
    "reply": "result = decode(Response, replied(encode(small))).value",
    "shortwire": "result = service.process(small).value",
}


def arm(setup: Setup, subject: Subject) -> Arm | None:
    statement = STATEMENTS.get(subject.by)
    if statement is None:
        return None
    arm = Arm(
        lambda: str(arm.once()),
        statement,
        "result",
        UNROLLED,
        known=sum(subject.operands),
        small=addition(*subject.operands),
        nothing=raw.ladder_nothing,
        args=raw.ladder_args,
        decoded=raw.ladder_decode,
        worked=raw.ladder_work,
        replied=raw.ladder_reply,
        encode=encode,
        decode=decode,
        Response=ComplexCalculationResponse,
        service=ComplexData.open(setup.library),
    )
    return arm
