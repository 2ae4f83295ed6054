import { randomUUID } from 'node:crypto';
import { between, shareOf, toAmount, toMinor } from '../amounts.ts';
import type { Random } from '../random.ts';
import { balanceOf, pause, type Scene } from './scene.ts';

type Game = { game: string; min: string; max: string; minRoundMs: number };
type Round = { roundId: string; state: 'open' | 'settled' };

const RISKS = ['low', 'medium', 'high'] as const;
/** Choices of the games that one press decides, and of mines. */
const CHOICES: Readonly<Record<string, (random: Random) => object>> = {
  dice: (random) => ({ over: random.chance(0.5), target: `${random.int(20, 80)}.00` }),
  limbo: (random) => ({ target: `${random.int(2, 6)}.00` }),
  plinko: (random) => ({ rows: random.int(8, 16), risk: random.pick(RISKS) }),
  wheel: (random) => ({ segments: random.int(1, 5) * 10, risk: random.pick(RISKS) }),
  keno: (random) => ({ numbers: distinctNumbers(random, 40, random.int(2, 8)), risk: random.pick(RISKS) }),
  mines: (random) => ({ mines: random.int(2, 6) }),
};

/** Plays rounds of one in-house game. */
export async function playOriginal(
  scene: Scene,
  { share, rounds }: { share: number; rounds: number },
): Promise<string> {
  const { visitor, random, pace } = scene;
  const games = (await visitor.call<Game[]>('GET', '/lgw/originals')).filter(({ game }) => game in CHOICES);
  if (games.length === 0) return 'no game';
  const { game, min, max, minRoundMs } = random.pick(games);
  for (let played = 0; played < rounds; played += 1) {
    const balance = await balanceOf(scene);
    const stake = between(shareOf(balance, share), toMinor(min), toMinor(max), balance);
    if (stake === undefined) return 'balance too small';
    await pause(scene);
    const body = { stake: toAmount(stake), choices: CHOICES[game]?.(random) };
    const round = await visitor.call<Round>('POST', `/lgw/originals/${game}/rounds`, body, { key: randomUUID() });
    if (round.state === 'open') await finishMines(scene, game, round);
    await pace.think(minRoundMs);
  }
  return 'played';
}

/** Opens one or two cells and cashes out, unless a mine ends the round before. */
async function finishMines({ visitor, random }: Scene, game: string, { roundId }: Round): Promise<void> {
  const cells = distinctNumbers(random, 25, random.int(1, 2)).map((cell) => ({ cell: cell - 1 }));
  for (const choice of [...cells, 'cashOut']) {
    const path = `/lgw/originals/${game}/rounds/${roundId}/steps`;
    const { state } = await visitor.call<Round>('POST', path, { choice }, { key: randomUUID() });
    if (state === 'settled') return;
  }
}

function distinctNumbers(random: Random, to: number, count: number): number[] {
  const numbers = new Set<number>();
  while (numbers.size < count) numbers.add(random.int(1, to));
  return [...numbers];
}
