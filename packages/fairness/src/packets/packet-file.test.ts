import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import vectors from '../../vectors/packet-vectors.json' with { type: 'json' };
import { checkPacket, inclusionProof, merkleRoot, packetFileOf, packetLeaf, readPacketFile, toHex } from '../index.ts';

const folder = mkdtempSync(join(tmpdir(), 'fairlot-packet-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(vectors.packets)('packet of $shares.length shares', ({ root, shares }) => {
  it('has the leaves, root and paths of the published vectors, and each path proves its share', () => {
    const leaves = shares.map(({ share }) => packetLeaf(share));
    expect(leaves.map(toHex)).toEqual(shares.map(({ leaf }) => leaf));
    expect(toHex(merkleRoot(leaves))).toBe(root);
    shares.forEach(({ share, proof }, index) => {
      expect(inclusionProof(leaves, index)).toEqual(proof);
      expect(checkPacket({ root, share, proof })).toBe(true);
    });
  });
});

const [packet] = vectors.packets.slice(1);
const right = { root: packet!.root, ...packet!.shares[2]! };

it.each([
  ['another amount', { ...right, share: { ...right.share, amountMinor: '999999' } }],
  ['another position', { ...right, share: { ...right.share, place: 1 } }],
  ['another packet', { ...right, share: { ...right.share, offerId: '8' } }],
  ['another root', { ...right, root: 'f'.repeat(64) }],
  ['a malformed root', { ...right, root: 'no' }],
  ['a malformed path', { ...right, proof: { ...right.proof, siblings: ['zz'] } }],
])('does not verify %s', (_name, evidence) => {
  expect(checkPacket(evidence)).toBe(false);
});

it('fairlot-verify exits with 0 for a correct file, 1 for a wrong one and 2 for one of the wrong shape', () => {
  const file = packetFileOf(right);
  expect(readPacketFile(JSON.stringify(file))).toEqual({ root: right.root, share: right.share, proof: right.proof });
  expect(verify(file)).toMatchObject({ status: 0, stdout: expect.stringMatching(/share 3 of 5.*Verified\n$/s) });
  expect(verify({ ...file, root: '0'.repeat(64) })).toMatchObject({
    status: 1,
    stdout: expect.stringContaining('Not verified'),
  });
  expect(verify({ format: file.format, root: 1 })).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('share'),
  });
});

function verify(file: object) {
  const path = join(folder, 'packet.json');
  writeFileSync(path, JSON.stringify(file));
  return spawnSync(process.execPath, [fileURLToPath(new URL('../../bin/fairlot-verify.ts', import.meta.url)), path], {
    encoding: 'utf8',
  });
}
