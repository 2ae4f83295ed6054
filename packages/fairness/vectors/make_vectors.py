"""Writes draw-vectors.json: reference values for the draw protocol, made with hashlib and hmac only.

It follows the description in ../PROTOCOL.md, not the TypeScript code: the tree is built top-down here
(split at the largest power of two below the number of leaves) and bottom-up there.

Run: python3 make_vectors.py > draw-vectors.json
"""

import json

from trees import hmac_sha256, root_of, sha256

VN_NORTH = [("DB", 1, 5), ("G1", 1, 5), ("G2", 2, 5), ("G3", 6, 5), ("G4", 4, 4), ("G5", 6, 4), ("G6", 3, 3), ("G7", 4, 2)]
VN_SOUTH = [("DB", 1, 6), ("G1", 1, 5), ("G2", 1, 5), ("G3", 2, 5), ("G4", 7, 5), ("G5", 1, 4), ("G6", 3, 4), ("G7", 1, 3), ("G8", 1, 2)]


def field(data):
    return len(data).to_bytes(4, "big") + data


def leaf(ticket):
    lines = "\n".join(f"{play}|{','.join(picks)}|{stake}" for play, picks, stake in ticket["lines"])
    fields = [ticket["ticketId"].encode(), bytes.fromhex(ticket["salt"]), lines.encode()]
    return sha256(b"\x00" + b"".join(map(field, fields))), lines


def draw_key(seed, root, beacon, info):
    pseudo_random_key = hmac_sha256(bytes(32), seed + root + beacon)
    return hmac_sha256(pseudo_random_key, info.encode() + b"\x01")


class Stream:
    def __init__(self, key):
        self.key, self.counter, self.buffer = key, 0, b""

    def take(self, size):
        while len(self.buffer) < size:
            self.buffer += hmac_sha256(self.key, self.counter.to_bytes(8, "big"))
            self.counter += 1
        taken, self.buffer = self.buffer[:size], self.buffer[size:]
        return taken

    def uniform(self, n):
        while True:
            value = int.from_bytes(self.take(4), "big")
            if value < (2**32 // n) * n:
                return value % n


def numbers_of(stream, gone, count, width, row=None, limits=None):
    if row is None:
        low, size = (0, 10**width) if limits is None else (limits[0], limits[1] - limits[0] + 1)
        return [str(low + stream.uniform(size)).zfill(width) for _ in range(count)]
    drawn = []
    while len(drawn) < count:
        left = [number for number in range(row[0], row[1] + 1) if number not in drawn and number not in gone]
        drawn.append(left[stream.uniform(len(left))])
    return [str(number).zfill(width) for number in drawn]


def result_of(stream, levels):
    drawn = {}
    for code, count, width, *rest in levels:
        gone = [int(number) for number in drawn.get(rest[2], [])] if len(rest) > 2 else []
        drawn[code] = numbers_of(stream, gone, count, width, *rest[:2])
    return [{"level": code, "numbers": numbers} for code, numbers in drawn.items()]


def level_of(code, count, width, row=None, limits=None, without=None):
    shapes = {"distinct": row, "range": limits}
    return {"code": code, "count": count, "width": width, **{name: {"from": shape[0], "to": shape[1]} for name, shape in shapes.items() if shape is not None}, **({} if without is None else {"without": without})}


def draw_vector(name, seed, tickets, levels, game_code, numero, rules_version, beacon=b""):
    leaves = [leaf(ticket) for ticket in tickets]
    root = root_of([digest for digest, _ in leaves])
    key = draw_key(seed, root, beacon, f"fairlot/1|{game_code}|{numero}|{rules_version}")
    stream = Stream(key)
    result = result_of(stream, levels)
    return {
        "name": name,
        "gameCode": game_code,
        "numero": numero,
        "rulesVersion": rules_version,
        "seed": seed.hex(),
        "commitment": sha256(seed).hex(),
        "beacon": beacon.hex(),
        "tickets": [
            {
                "ticketId": ticket["ticketId"],
                "salt": ticket["salt"],
                "lines": [{"play": p, "picks": picks, "unitStakeMinor": str(s)} for p, picks, s in ticket["lines"]],
                "canonicalLines": text,
                "leaf": digest.hex(),
            }
            for ticket, (digest, text) in zip(tickets, leaves)
        ],
        "merkleRoot": root.hex(),
        "drawKey": key.hex(),
        "levels": [level_of(*level) for level in levels],
        "result": result,
    }


def stream_vector(key, n, count):
    # n = 3,000,000,000 throws away three words in ten, so the rejection itself is covered
    uniform = Stream(key)
    return {"key": key.hex(), "bytes": Stream(key).take(80).hex(), "n": n, "values": [uniform.uniform(n) for _ in range(count)]}


def ticket(number, *lines):
    return {"ticketId": f"0193f0a2-0000-7000-8000-{number:012d}", "salt": sha256(b"salt %d" % number)[:16].hex(), "lines": list(lines)}


TICKETS = [
    ticket(1, ("lo2", ["27"], 100000)),
    ticket(2, ("xien2", ["03", "27"], 250000), ("de", ["00"], 100000)),
    ticket(3, ("cang3", ["007"], 100000), ("dau", ["0"], 500000), ("duoi", ["9"], 500000)),
    ticket(4, ("lo2", ["99"], 12345600)),
    ticket(5, ("de", ["50"], 100000)),
    ticket(6, ("de", ["51"], 100000)),
    ticket(7, ("de", ["52"], 100000)),
]

vectors = {
    "draws": [
        draw_vector("no tickets", bytes(range(32)), [], VN_NORTH, "VN60", "202601010001", 1),
        draw_vector("one ticket", sha256(b"seed 1"), TICKETS[:1], VN_NORTH, "VN60", "202601010002", 1),
        draw_vector("three tickets, odd node promoted", sha256(b"seed 2"), TICKETS[:3], VN_NORTH, "VN300", "202612311440", 2),
        draw_vector("seven tickets, promoted on two levels", sha256(b"seed 3"), TICKETS, VN_NORTH, "VN300", "202601010288", 1),
        draw_vector("southern structure with a beacon", sha256(b"seed 4"), TICKETS[:5], VN_SOUTH, "SOUTH-TEST", "20260101", 12, sha256(b"beacon")),
        draw_vector("numbers that differ", sha256(b"seed 5"), TICKETS[:2], [("MAIN", 6, 2, (1, 45)), ("ALL", 10, 1, (0, 9))], "LOTTO645X", "202601010001", 1),
        draw_vector("three dice", sha256(b"seed 6"), [ticket(8, ("total11", ["11"], 100000), ("pair", ["5"], 100000))], [("MAIN", 3, 1, None, (1, 6))], "K3_60", "202601010001", 1),
        draw_vector("three digits", sha256(b"seed 9"), [ticket(9, ("pctotal14", ["14"], 100000), ("pcdragon", ["2"], 100000))], [("MAIN", 3, 1)], "PC28_60", "202601010001", 1),
        draw_vector("five digits", sha256(b"seed 7"), [], [("MAIN", 5, 1)], "SSC_60", "202601010001", 1),
        draw_vector("twenty of eighty", sha256(b"seed 9"), [ticket(9, ("spot2", ["05", "41"], 100000))], [("MAIN", 20, 2, (1, 80))], "KENO_60", "202601010001", 1),
        draw_vector("six digits and digit prizes", sha256(b"seed 11"), [ticket(10, ("tote6", ["123"], 100000))], [("FIRST", 1, 6), ("FRONT3", 2, 3), ("LAST3", 2, 3), ("LAST2", 1, 2)], "THAI", "20260116", 1),
        draw_vector("prizes of four digits", sha256(b"seed 12"), [ticket(11, ("seabox24", ["1234"], 100000))], [("FIRST", 1, 4), ("SECOND", 1, 4), ("THIRD", 1, 4), ("STARTER", 10, 4), ("CONSOLATION", 10, 4)], "SEA4D", "20260103", 1),
        draw_vector("five of eleven", sha256(b"seed 10"), [], [("MAIN", 5, 2, (1, 11))], "11X5_60", "202601010001", 1),
        draw_vector("six numbers and a bonus number from the rest", sha256(b"seed 13"), [ticket(12, ("jackpot", ["03", "11", "19", "27", "34", "42"], 1000000))], [("MAIN", 6, 2, (1, 55)), ("BONUS", 1, 2, (1, 55), None, "MAIN")], "LOTTO655", "20260103", 1),
        draw_vector("a bonus number after numbers that leave few", sha256(b"seed 14"), [], [("MAIN", 7, 1, (0, 9)), ("BONUS", 3, 1, (0, 9), None, "MAIN")], "BONUS-TEST", "20260104", 1),
        draw_vector("five numbers and a special number", sha256(b"seed 15"), [ticket(13, ("jackpot", ["01", "09", "17", "25", "33", "B07"], 1000000))], [("MAIN", 5, 2, (1, 35)), ("BONUS", 1, 2, (1, 12))], "LOTTO535", "202601030001", 1),
        draw_vector("a race of ten", sha256(b"seed 8"), [], [("MAIN", 10, 2, (1, 10))], "PK10_60", "202601010001", 1),
    ],
    "streams": [
        stream_vector(sha256(b"stream 1"), 100, 40),
        stream_vector(sha256(b"stream 2"), 3000000000, 40),
        stream_vector(sha256(b"stream 3"), 2**32, 10),
    ],
}

print(json.dumps(vectors, indent=1, ensure_ascii=False))
