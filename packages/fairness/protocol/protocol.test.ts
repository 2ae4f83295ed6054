import { readdirSync, readFileSync } from 'node:fs';
import {
  GAME_CODES,
  KITES_PAYS,
  KITES_REELS,
  kenoTable,
  LANTERN_FIRST,
  LANTERN_PAYS,
  LANTERN_REELS,
  ORCHARD_FIRST_PAYS,
  ORCHARD_LINES,
  ORCHARD_PAYS,
  ORCHARD_REELS,
  plinkoTable,
  BACCARAT_PAYS,
  POKER_PAYS,
  RISKS,
  WHEEL_SEGMENTS,
  wheelParts,
} from '@fairlot/game-maths';
import { describe, expect, it } from 'vitest';
import drawVectors from '../vectors/draw-vectors.json' with { type: 'json' };
import gameVectors from '../vectors/game-vectors.json' with { type: 'json' };
import roundVectors from '../vectors/round-vectors.json' with { type: 'json' };
import { BOARD_GAMES, pointOf, wheelOf } from './boards.testing.ts';
import { CARD_GAMES } from './cards.testing.ts';
import { computeDraw, drawOf, hmac, keyOf, sha256, tableOf } from './numbers.testing.ts';
import { hundredths, inHundredths, type RoundFile } from './round.testing.ts';
import { SLOT_GAMES } from './slots.testing.ts';

const GAMES = { ...BOARD_GAMES, ...CARD_GAMES, ...SLOT_GAMES };
const ROUNDS: RoundFile[] = [...(gameVectors as RoundFile[]), ...(roundVectors.rounds as RoundFile[])];

/** Sections 4, 5 and 7: computes a round from its seeds, choices and steps. */
function compute(round: RoundFile) {
  const { game, serverSeed, clientSeed, nonce, choices, steps, firstStake, returnScaled } = round;
  const secret = Buffer.from(serverSeed, 'hex');
  const stake = hundredths(firstStake);
  if (game === 'crash') {
    const word = hmac(secret, Buffer.from(clientSeed, 'hex')).readUInt32BE(0);
    const point = pointOf(word, BigInt(returnScaled));
    const cashOut = round.crash?.cashOut ?? null;
    const isPaid = cashOut !== null && hundredths(cashOut) <= point;
    const payout = isPaid ? (stake * hundredths(cashOut)) / 100n : 0n;
    return { point: inHundredths(point), events: [], payout: inHundredths(payout), stake: firstStake };
  }
  const draw = drawOf(keyOf(secret, `fairlot-round/1|${game}|${nonce}|${clientSeed}`));
  const played = GAMES[game]!({ draw, choices, steps, stake, returnScaled: BigInt(returnScaled) });
  return { ...played, payout: inHundredths(played.payout), stake: inHundredths(played.stake ?? stake) };
}

describe('a verifier written only from the document', () => {
  it.each(Object.entries(Object.groupBy(ROUNDS, ({ game }) => game)))(
    'reproduces the vectors of %s',
    (_, rounds = []) => {
      for (const round of rounds) {
        const { events, stake, payout } = round;
        const point = round.crash === null ? {} : { point: round.crash.point };
        expect(compute(round), `nonce ${round.nonce}`).toEqual({ events, stake, payout, ...point });
        expect(sha256(Buffer.from(round.serverSeed, 'hex')).toString('hex')).toBe(round.serverSeedHash);
      }
    },
  );

  it.each(drawVectors.draws)('reproduces the draw: $name', (vector) => {
    const { commitment, merkleRoot, drawKey, result, tickets } = vector;
    const leaves = tickets.map(({ leaf }) => leaf);
    expect(computeDraw(vector)).toEqual({ commitment, leaves, merkleRoot, drawKey, result });
  });

  it('reproduces the streams', () => {
    for (const { serverSeed, game, nonce, clientSeed, sizes, numbers } of roundVectors.streams) {
      const key = keyOf(Buffer.from(serverSeed, 'hex'), `fairlot-round/1|${game}|${nonce}|${clientSeed}`);
      expect(sizes.map(drawOf(key))).toEqual(numbers);
    }
    for (const { key, n, values } of drawVectors.streams) {
      const draw = drawOf(Buffer.from(key, 'hex'));
      expect(values.map(() => draw(n))).toEqual(values);
    }
  });

  it('reproduces the chain of crash, link by link from its anchor', () => {
    const { anchor, salt, returnScaled, flights } = roundVectors.crash;
    let before = anchor;
    for (const { link, word, point } of flights) {
      expect(sha256(Buffer.from(link, 'hex')).toString('hex')).toBe(before);
      expect(hmac(Buffer.from(link, 'hex'), Buffer.from(salt, 'hex')).readUInt32BE(0)).toBe(word);
      expect(inHundredths(pointOf(word, BigInt(returnScaled)))).toBe(point);
      before = link;
    }
  });

  it('imports nothing of the product', () => {
    const folder = new URL('./', import.meta.url);
    const files = readdirSync(folder).filter((name) => name.endsWith('.testing.ts'));
    const imported = files.flatMap((name) =>
      [...readFileSync(new URL(name, folder), 'utf8').matchAll(/ from '([^']+)'/g)].map(([, from = '']) => from),
    );
    expect(imported.filter((from) => !from.startsWith('node:') && !/^\.\/\w+\.testing\.ts$/.test(from))).toEqual([]);
  });
});

describe('the document', () => {
  it('has vectors of every in-house game', () => {
    const games = new Set(gameVectors.map(({ game }) => game));
    expect([...games].toSorted()).toEqual([...GAME_CODES, 'crash'].toSorted());
  });

  it('has the tables of the games', () => {
    const numbers = (values: readonly bigint[]) => values.map(Number);
    const lists = (name: string) => tableOf<Record<string, Record<string, number[]>>>(name);
    for (const risk of RISKS) {
      for (const [rows, half] of Object.entries(lists('plinko')[risk] ?? {}))
        expect(half).toEqual(numbers(plinkoTable({ rows: Number(rows), risk })).slice(0, half.length));
      for (const [picks, list] of Object.entries(lists('keno')[risk] ?? {}))
        expect(list).toEqual(numbers(kenoTable(Number(picks), risk)));
      for (const segments of WHEEL_SEGMENTS)
        expect(wheelOf(segments, risk)).toEqual(numbers(wheelParts({ segments, risk })));
      expect(Object.keys(lists('plinko')[risk] ?? {})).toHaveLength(9);
      expect(Object.keys(lists('keno')[risk] ?? {})).toHaveLength(10);
    }
    const baccarat = Object.entries(BACCARAT_PAYS).map(([bet, pays]) => [bet, Number(pays)]);
    expect(tableOf('baccarat')).toEqual(Object.fromEntries(baccarat));
    expect(tableOf('videopoker')).toEqual(POKER_PAYS);
    const orchard = { reels: ORCHARD_REELS, pays: ORCHARD_PAYS, firstPays: ORCHARD_FIRST_PAYS, lines: ORCHARD_LINES };
    expect(tableOf('slot-orchard')).toEqual(orchard);
    const { reels: firstReels, pays: firstPays } = LANTERN_FIRST;
    expect(tableOf('slot-lantern')).toEqual({ reels: LANTERN_REELS, pays: LANTERN_PAYS, firstReels, firstPays });
    expect(tableOf('slot-kites')).toEqual({ reels: KITES_REELS, pays: KITES_PAYS });
  });
});
