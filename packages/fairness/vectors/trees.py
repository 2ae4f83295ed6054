"""What the reference values share: hashes, and Merkle trees built top-down, split at the largest power of two below the
number of leaves."""

import hashlib
import hmac


def sha256(data):
    return hashlib.sha256(data).digest()


def hmac_sha256(key, data):
    return hmac.new(key, data, hashlib.sha256).digest()


def split_of(leaves):
    split = 1
    while split * 2 < len(leaves):
        split *= 2
    return leaves[:split], leaves[split:]


def root_of(leaves):
    if not leaves:
        return bytes(32)
    if len(leaves) == 1:
        return leaves[0]
    left, right = split_of(leaves)
    return sha256(b"\x01" + root_of(left) + root_of(right))


def path_of(leaves, index):
    """Neighbours from the leaf upwards."""
    if len(leaves) == 1:
        return []
    left, right = split_of(leaves)
    if index < len(left):
        return path_of(left, index) + [root_of(right).hex()]
    return path_of(right, index - len(left)) + [root_of(left).hex()]
