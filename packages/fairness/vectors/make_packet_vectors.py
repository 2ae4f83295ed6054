"""Writes packet-vectors.json: reference values for shares of red packets, made with hashlib only.

It follows the description in ../README.md, not the TypeScript code.

Run: python3 make_packet_vectors.py > packet-vectors.json
"""

import hashlib
import json



def sha256(data):
    return hashlib.sha256(data).digest()


def root_of(leaves):
    if len(leaves) == 1:
        return leaves[0]
    split = 1
    while split * 2 < len(leaves):
        split *= 2
    return sha256(b"\x01" + root_of(leaves[:split]) + root_of(leaves[split:]))


def leaf_of(share):
    parts = ["fairlot-packet-1", share["offerId"], str(share["place"]), share["amountMinor"], share["salt"]]
    return sha256("|".join(parts).encode())


def path_of(leaves, index):
    """Neighbours from the leaf upwards, by splitting from the top."""
    if len(leaves) == 1:
        return []
    split = 1
    while split * 2 < len(leaves):
        split *= 2
    if index < split:
        return path_of(leaves[:split], index) + [root_of(leaves[split:]).hex()]
    return path_of(leaves[split:], index - split) + [root_of(leaves[:split]).hex()]


def packet(offer, count):
    shares = [
        {
            "offerId": offer,
            "place": place,
            "amountMinor": str(1000 + 37 * place * place),
            "salt": hashlib.sha256(f"{offer}:{place}".encode()).hexdigest()[:32],
        }
        for place in range(1, count + 1)
    ]
    leaves = [leaf_of(share) for share in shares]
    return {
        "root": root_of(leaves).hex(),
        "shares": [
            {
                "share": share,
                "leaf": leaf.hex(),
                "proof": {"index": index, "size": count, "siblings": path_of(leaves, index)},
            }
            for index, (share, leaf) in enumerate(zip(shares, leaves))
        ],
    }


if __name__ == "__main__":
    print(json.dumps({"packets": [packet("7", 2), packet("12", 5), packet("340", 8)]}, indent=2))
