import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { bls12_381 } from '@noble/curves/bls12-381.js';
import { readIfAny, replaceFile } from './files.ts';

export const BEACON_PERIOD_SECONDS = 3;
export const BEACON_SCHEME = 'bls-unchained-g1-rfc9380';

export type BeaconRound = { round: number; signature: string; randomness: string };

export type Beacon = {
  /** Compressed point of G2 in hex. */
  publicKey: string;
  /** Epoch seconds of round 1. */
  genesisTime: number;
  /** Last round that is published by now. */
  lastRound(): number;
  sign(round: number): BeaconRound;
};

type Chain = { secretKey: string; genesisTime: number };

/**
 * A beacon like drand's quicknet with a single signer. Round r is published at genesis + (r - 1) periods. Its signature
 * is BLS12-381 on G1 over SHA-256(r as u64be), its randomness SHA-256 of the signature. Key and genesis are generated
 * at the first start and stored in the folder.
 * @throws {Error} when the file exists but is not a chain
 */
export async function openBeacon(dir: string): Promise<Beacon> {
  const { secretKey, genesisTime } = await loadChain(dir);
  const scheme = bls12_381.shortSignatures;
  const secret = Buffer.from(secretKey, 'hex');
  return {
    publicKey: Buffer.from(scheme.getPublicKey(secret).toBytes()).toString('hex'),
    genesisTime,
    lastRound: () => Math.floor((Date.now() / 1000 - genesisTime) / BEACON_PERIOD_SECONDS) + 1,
    sign: (round) => {
      const number = Buffer.alloc(8);
      number.writeBigUInt64BE(BigInt(round));
      const signature = Buffer.from(scheme.sign(scheme.hash(sha256(number), DOMAIN), secret).toBytes());
      return { round, signature: signature.toString('hex'), randomness: sha256(signature).toString('hex') };
    },
  };
}

const DOMAIN = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';

async function loadChain(dir: string): Promise<Chain> {
  const path = join(dir, 'beacon.json');
  const text = await readIfAny(path);
  if (text === undefined) return createChain(path);
  const chain = JSON.parse(text) as Partial<Chain>;
  const { secretKey, genesisTime } = chain;
  if (!/^[0-9a-f]{64}$/.test(secretKey ?? '') || !Number.isSafeInteger(genesisTime))
    throw new Error(`${path} is not the chain of a beacon`);
  return chain as Chain;
}

async function createChain(path: string): Promise<Chain> {
  const chain: Chain = {
    secretKey: Buffer.from(bls12_381.utils.randomSecretKey()).toString('hex'),
    genesisTime: Math.floor(Date.now() / 1000),
  };
  await replaceFile(path, JSON.stringify(chain));
  return chain;
}

function sha256(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest();
}
