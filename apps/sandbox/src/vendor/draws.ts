import { createHash, createHmac, randomBytes } from 'node:crypto';

/** Numbers of one round. */
export type Draw = {
  /** A uniform whole number from 0 to `below` - 1. */
  whole(below: number): number;
  /** True with the given probability. */
  chance(share: number): boolean;
};

/** Unpredictable random numbers. */
export function freshDraw(): Draw {
  return drawOf(randomBytes(32));
}

/** Numbers of a clocked round: the same for all players at the table, and secret to this vendor. */
export function roundDraw(secret: string, table: string, round: number): Draw {
  return drawOf(createHmac('sha256', secret).update(`${table}:${round}`).digest());
}

function drawOf(seed: Buffer): Draw {
  let block = Buffer.alloc(0);
  let count = 0;
  let at = 0;
  const next = (): number => {
    if (at + 4 > block.length) {
      block = createHash('sha256').update(seed).update(String(count)).digest();
      count += 1;
      at = 0;
    }
    at += 4;
    return block.readUInt32BE(at - 4);
  };
  const whole = (below: number): number => {
    // Values of the last, incomplete interval would favour small numbers.
    const limit = 2 ** 32 - (2 ** 32 % below);
    let value = next();
    while (value >= limit) value = next();
    return value % below;
  };
  return { whole, chance: (share) => whole(1_000_000) < Math.round(share * 1_000_000) };
}

/** The list in a random order. */
export function shuffle<T>(draw: Draw, list: readonly T[]): T[] {
  const out = [...list];
  for (let left = out.length; left > 1; left -= 1) {
    const from = draw.whole(left);
    const [a, b] = [out[from], out[left - 1]];
    if (a !== undefined && b !== undefined) [out[from], out[left - 1]] = [b, a];
  }
  return out;
}
