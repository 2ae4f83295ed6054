import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applyPack } from '@fairlot/server/merchant/pack';
import { createTestApp } from '@fairlot/testkit';
import type { Benchmark, Line } from '../kit/report.ts';

const GAMES = 20_000;
const MOST_S = 60;
const VENDOR = 'NORTH';
const KINDS = ['RNG', 'LIVE', 'PVP', 'FISH'];

/** A merchant pack with 20,000 games on an empty database, and the same pack again, which changes nothing. */
export function packs(): Benchmark {
  return { name: 'packs', run: measure };
}

async function measure(): Promise<Line[]> {
  const folder = mkdtempSync(join(tmpdir(), 'fairlot-packs-'));
  const app = await createTestApp();
  try {
    writePack(folder);
    const apply = async () => {
      const began = performance.now();
      const { length } = await applyPack(app.platform, folder, { isDryRun: false });
      return { differences: length, seconds: (performance.now() - began) / 1000 };
    };
    const [first, second] = [await apply(), await apply()];
    return [
      line('packs: 20,000 games', first, first.differences >= GAMES),
      line('packs: the same again', second, second.differences === 0),
    ];
  } finally {
    await app.close();
    rmSync(folder, { recursive: true });
  }
}

function writePack(folder: string): void {
  const games = Object.fromEntries(
    Array.from({ length: GAMES }, (_, index) => [
      `game-${index}`,
      { names: { EN: `Game ${index}`, VI: `Trò chơi ${index}` }, kind: KINDS[index % KINDS.length] },
    ]),
  );
  writeFileSync(join(folder, 'merchant.yaml'), '{}\n');
  writeFileSync(join(folder, 'vendors.json'), JSON.stringify({ [VENDOR]: { name: 'Northwind' } }));
  // JSON is YAML as well, and is parsed in the same way.
  writeFileSync(join(folder, 'games.json'), JSON.stringify({ [VENDOR]: games }, null, 1));
}

function line(
  name: string,
  { differences, seconds }: { differences: number; seconds: number },
  isRight: boolean,
): Line {
  const figure = `${seconds.toFixed(1)} s, ${differences} differences`;
  return { name, figure, bar: `<= ${MOST_S} s`, value: seconds, isLess: true, isMet: isRight && seconds <= MOST_S };
}
