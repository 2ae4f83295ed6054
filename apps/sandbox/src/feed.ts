import { createHmac, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { readIfAny, replaceFile } from './files.ts';
import { REGIONS, type Region } from './feed-stations.ts';

export type StationResult = { station: string; drawnAt: string; levels: { level: string; numbers: string[] }[] };

export type Feed = {
  /** Results of a day, YYYY-MM-DD, of the stations that have drawn by now; always the same for a day. */
  resultsOf(date: string, nowMs: number): StationResult[];
};

/**
 * Generated results of official draws: uniform numbers from a key that is generated at the first start and stored in
 * the folder, so that repeated requests for a day give the same result.
 */
export async function openFeed(dir: string): Promise<Feed> {
  const key = await loadKey(dir);
  return {
    resultsOf: (date, nowMs) => {
      const weekDay = new Date(`${date}T00:00:00Z`).getUTCDay();
      return REGIONS.flatMap((region) => {
        const drawnAt = `${date}T${region.drawTime}:00+07:00`;
        if (Date.parse(drawnAt) > nowMs) return [];
        if (region.monthDays?.includes(Number(date.slice(8))) === false) return [];
        return (region.days[weekDay] ?? []).map((station) => ({
          station,
          drawnAt,
          levels: drawLevels(
            region,
            randomNumbers(key, `${station}|${date}${region.isLater ? `|${region.drawTime}` : ''}`),
          ),
        }));
      });
    },
  };
}

function drawLevels({ levels }: Region, below: (n: number) => number): StationResult['levels'] {
  const drawn: string[] = [];
  return Object.entries(levels).map(([level, shape]) => {
    const [count = 0, size = 0] = shape.replace('-', '').split(/x|of/).map(Number);
    const numbers = shape.includes('of')
      ? drawBalls(count, size, shape.endsWith('-') ? drawn : [], below)
      : Array.from({ length: count }, () => String(below(10 ** size)).padStart(size, '0'));
    drawn.push(...numbers);
    return { level, numbers };
  });
}

function drawBalls(count: number, highest: number, gone: readonly string[], below: (n: number) => number): string[] {
  const balls = Array.from({ length: highest }, (_, index) => String(index + 1).padStart(2, '0')).filter(
    (ball) => !gone.includes(ball),
  );
  return Array.from({ length: count }, () => balls.splice(below(balls.length), 1).join(''));
}

/** Uniform whole numbers: 32 bits of an HMAC with a counter; values above the largest multiple of n are discarded. */
function randomNumbers(key: Buffer, name: string): (n: number) => number {
  let counter = 0;
  return (n) => {
    for (;;) {
      const value = createHmac('sha256', key).update(`${name}|${counter++}`).digest().readUInt32BE(0);
      if (value < 2 ** 32 - (2 ** 32 % n)) return value % n;
    }
  };
}

async function loadKey(dir: string): Promise<Buffer> {
  const path = join(dir, 'feed.json');
  const text = await readIfAny(path);
  if (text !== undefined) {
    const { key = '' } = JSON.parse(text) as { key?: string };
    if (!/^[0-9a-f]{64}$/.test(key)) throw new Error(`${path} has no key`);
    return Buffer.from(key, 'hex');
  }
  const key = randomBytes(32);
  await replaceFile(path, JSON.stringify({ key: key.toString('hex') }));
  return key;
}
