import { requireLength, utf8 } from './bytes.ts';
import { SEED_BYTES } from './commitment.ts';
import { KEY_BYTES } from './draw-key.ts';
import { drawStream, uniformInt } from './draw-stream.ts';
import { hkdfSha256 } from './hkdf.ts';

/** Inputs of the numbers of one in-house round. */
export interface RoundSeeds {
  /** 32 bytes; its `commitment` was published before the player chose a client seed. */
  serverSeed: Uint8Array;
  /** 1 to 64 visible ASCII characters, chosen by the player. */
  clientSeed: string;
  /** Counts the rounds of a seed pair, from 0. */
  nonce: number;
  /** Code of the game: the same nonce gives different numbers in another game. */
  game: string;
}

/**
 * The numbers of a round in order. Returns a function that yields a uniform whole number from 0 to n - 1 at each call.
 * The stream is that of HKDF-SHA256(server seed, empty salt, info `fairlot-round/1|game|nonce|clientSeed`), as sections
 * 2 and 4 of PROTOCOL.md describe it.
 * @throws RangeError on a seed, nonce or code of the wrong form
 */
export function roundDraw({ serverSeed, clientSeed, nonce, game }: RoundSeeds): (n: number) => number {
  requireLength(serverSeed, SEED_BYTES, 'server seed');
  if (!CLIENT_SEED.test(clientSeed)) throw new RangeError('client seed is 1 to 64 visible ASCII characters');
  if (!/^[a-z0-9-]+$/.test(game)) throw new RangeError('game is lowercase letters, digits and -');
  if (!Number.isSafeInteger(nonce) || nonce < 0) throw new RangeError('nonce is a whole number from 0');
  const info = utf8(`fairlot-round/1|${game}|${nonce}|${clientSeed}`);
  const stream = drawStream(hkdfSha256({ ikm: serverSeed, info, length: KEY_BYTES }));
  return (n) => uniformInt(stream, n);
}

const CLIENT_SEED = /^[\x21-\x7e]{1,64}$/;
