"""Writes round-vectors.json: reference values for rounds of in-house games, made with hashlib and hmac only.

It follows the description in ../PROTOCOL.md, not the TypeScript code.

Run: python3 make_round_vectors.py > round-vectors.json
"""

import json

from trees import hmac_sha256, sha256


def numbers_of(server_seed, info, sizes):
    key = hmac_sha256(hmac_sha256(bytes(32), server_seed), info.encode() + b"\x01")
    buffer, counter, numbers = b"", 0, []
    for n in sizes:
        while True:
            while len(buffer) < 4:
                buffer += hmac_sha256(key, counter.to_bytes(8, "big"))
                counter += 1
            word, buffer = int.from_bytes(buffer[:4], "big"), buffer[4:]
            if word < 2**32 // n * n:
                break
        numbers.append(word % n)
    return numbers


def stream_vector(game, server_seed, client_seed, nonce, sizes):
    return {
        "game": game,
        "serverSeed": server_seed.hex(),
        "serverSeedHash": sha256(server_seed).hex(),
        "clientSeed": client_seed,
        "nonce": nonce,
        "sizes": sizes,
        "numbers": numbers_of(server_seed, f"fairlot-round/1|{game}|{nonce}|{client_seed}", sizes),
    }


def dice_round(server_seed, client_seed, nonce, target_hundredths, stake_minor):
    """Over a target at a return of 99 %: a roll of 0.01 to 100.00, multiplier and payout rounded down."""
    roll = numbers_of(server_seed, f"fairlot-round/1|dice|{nonce}|{client_seed}", [10_000])[0] + 1
    multiplier = 9900 * 10_000 // (10_000 - target_hundredths)
    won = roll > target_hundredths
    text = lambda hundredths: f"{hundredths // 100}.{hundredths % 100:02d}"
    return {
        "roundId": f"0193f0a2-0000-7000-8000-{nonce:012d}",
        "game": "dice",
        "firstStake": text(stake_minor),
        "stake": text(stake_minor),
        "payout": text(stake_minor * multiplier // 10_000 if won else 0),
        "state": "settled",
        "refunded": False,
        "choices": {"over": True, "target": text(target_hundredths)},
        "steps": [],
        "events": [
            {"kind": "roll", "roll": text(roll), "won": won, "multiplier": f"{multiplier // 10_000}.{multiplier % 10_000:04d}"}
        ],
        "returnScaled": 9900,
        "serverSeedHash": sha256(server_seed).hex(),
        "serverSeed": server_seed.hex(),
        "clientSeed": client_seed,
        "nonce": nonce,
        "crash": None,
    }


def crash_vector(seed, length, salt):
    links = [seed]
    for _ in range(length):
        links.append(sha256(links[-1]))
    anchor, *in_order = reversed(links)
    flights = []
    for link in in_order:
        word = int.from_bytes(hmac_sha256(link, salt)[:4], "big")
        point = max(100, 9900 * 2**32 // (100 * (word + 1)))
        flights.append({"link": link.hex(), "word": word, "point": f"{point // 100}.{point % 100:02d}"})
    return {"anchor": anchor.hex(), "salt": salt.hex(), "returnScaled": 9900, "flights": flights}


SEED = sha256(b"round seed")
vectors = {
    "streams": [
        stream_vector("dice", bytes(range(32)), "mira-lucky-river", 1204, [10_000] * 8),
        stream_vector("mines", SEED, "x", 0, list(range(25, 5, -1))),
        stream_vector("slot-kites", SEED, "~" * 64, 2**31, [3_000_000_000] * 12),
    ],
    "rounds": [dice_round(SEED, "own-seed", nonce, 5050 + 37 * nonce, 123_457) for nonce in range(12)],
    "crash": crash_vector(sha256(b"chain seed"), 12, sha256(b"salt")),
}

print(json.dumps(vectors, indent=1))
