"""Writes packet-vectors.json: reference values for shares of red packets, made with hashlib only.

It follows the description in ../README.md, not the TypeScript code.

Run: python3 make_packet_vectors.py > packet-vectors.json
"""

import json

from trees import path_of, root_of, sha256


def leaf_of(share):
    parts = ["fairlot-packet-1", share["offerId"], str(share["place"]), share["amountMinor"], share["salt"]]
    return sha256("|".join(parts).encode())


def packet(offer, count):
    shares = [
        {
            "offerId": offer,
            "place": place,
            "amountMinor": str(1000 + 37 * place * place),
            "salt": sha256(f"{offer}:{place}".encode()).hex()[:32],
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
