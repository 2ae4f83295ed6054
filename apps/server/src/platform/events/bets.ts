import { createHash } from 'node:crypto';
import { Product } from '@fairlot/contract/products';
import { type Static, Type } from 'typebox';
import { defineEvent } from './catalogue.ts';

/**
 * The vocabulary of every kind of play, written by lotteries, vendors and in-house games. Amounts are minor units as
 * decimal texts, times epoch ms. A stake includes what of it was bonus money, a win what of it goes to the bonus. Play
 * money carries its asset: listeners other than the player's own record pass it over.
 */
const strict = { additionalProperties: false };
const Text = Type.String();
const Minor = Type.String({ pattern: '^\\d+$' });
const Maybe = <T extends typeof Text | typeof Detail>(schema: T) => Type.Union([schema, Type.Null()]);
const Status = Type.Union([
  Type.Literal('won'),
  Type.Literal('lost'),
  Type.Literal('refunded'),
  Type.Literal('cancelled'),
]);
/** What a record shows of the bet beyond the vocabulary. */
const Detail = Type.Object(
  {
    lines: Type.Array(
      Type.Object({ play: Text, picks: Type.Array(Text), unitStakeMinor: Minor, priceMinor: Minor }, strict),
    ),
  },
  strict,
);

/** What is played; a bet is named by source, vendor and id. */
const game = {
  source: Type.Union([Type.Literal('lottery'), Type.Literal('vendor'), Type.Literal('original')]),
  product: Product,
  /** The kind of play as which the stake counts for bonus money, where it is not the product. */
  wagersAs: Type.Optional(Product),
  vendor: Maybe(Text),
  gameId: Text,
  gameName: Text,
  /** Issue of a lottery, round of a game. */
  roundId: Maybe(Text),
  asset: Text,
};

export const betPlaced = defineEvent(
  'bet.placed',
  Type.Object(
    {
      ...game,
      betId: Text,
      memberId: Text,
      play: Maybe(Text),
      stakeMinor: Minor,
      bonusMinor: Minor,
      /** x 10,000; null where a bet has no one price. */
      oddsScaled: Maybe(Text),
      at: Type.Integer(),
      detail: Maybe(Detail),
      /** Page that shows the whole bet or its round. */
      detailUrl: Maybe(Text),
    },
    strict,
  ),
);

const outcome = { status: Status, winMinor: Minor, bonusWinMinor: Minor };
const bet = { betId: Text, memberId: Text, userName: Text, version: Type.Integer({ minimum: 1 }), at: Type.Integer() };

/** Bets of one game and asset that were settled together: one event a chunk of a settlement. */
export const betSettled = defineEvent(
  'bet.settled',
  Type.Object({ ...game, bets: Type.Array(Type.Object({ ...bet, ...outcome }, strict)) }, strict),
);

/** Settled bets whose outcome is another one now; `version` is that of the new outcome. */
export const betCorrected = defineEvent(
  'bet.corrected',
  Type.Object(
    {
      ...game,
      bets: Type.Array(
        Type.Object({ ...bet, before: Type.Object(outcome, strict), after: Type.Object(outcome, strict) }, strict),
      ),
    },
    strict,
  ),
);

/** The asset of trial members. */
export const PLAY_MONEY = 'FUN';

export const BET_EVENTS = [betPlaced, betSettled, betCorrected];

export type BetPlaced = Static<typeof betPlaced.payload>;
export type BetSettled = Static<typeof betSettled.payload>;
export type BetCorrected = Static<typeof betCorrected.payload>;
export type BetSource = BetPlaced['source'];

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A uuid that stands for a bet of whatever source: its own where it has one. */
export function betKey({ source, vendor }: Pick<BetPlaced, 'source' | 'vendor'>, betId: string): string {
  if (UUID.test(betId)) return betId;
  return uuidOf([source, vendor, betId]);
}

function uuidOf(names: readonly (string | null)[]): string {
  const hex = createHash('sha256').update(JSON.stringify(names)).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}

/**
 * A uuid that stands for a round or draw, whose bets can cover one another; null where none is told. What some vendors
 * name in its place, `session:` and their session, is none.
 */
export function roundKey({
  source,
  vendor,
  gameId,
  roundId,
}: Pick<BetPlaced, 'source' | 'vendor' | 'gameId' | 'roundId'>): string | null {
  if (roundId === null || roundId.startsWith('session:')) return null;
  return uuidOf([source, vendor, gameId, roundId]);
}

/** A correction as a settlement: the outcomes that hold now. */
export function settledNow({ bets, ...rest }: BetCorrected): BetSettled {
  return { ...rest, bets: bets.map(({ before: _before, after, ...one }) => ({ ...one, ...after })) };
}

/** One bet of a settled chunk, with the game that it was on and its key. */
export type Outcome = Omit<BetSettled, 'bets'> & BetSettled['bets'][number] & { key: string };

/**
 * Bets of all chunks, for one statement: each once, of two outcomes the one with the higher version, then the later. In
 * the order of their keys, so that whoever writes them locks rows in one order.
 */
export function outcomesOf(chunks: readonly BetSettled[]): Outcome[] {
  const found = new Map<string, Outcome>();
  for (const { bets, ...played } of chunks)
    for (const one of bets) {
      const key = betKey(played, one.betId);
      const known = found.get(key);
      if (known !== undefined && (known.version - one.version || known.at - one.at) > 0) continue;
      found.set(key, { ...played, ...one, key });
    }
  return [...found.values()].toSorted((one, other) => (one.key < other.key ? -1 : 1));
}

/** Bets of a source as its tables have them, in the words of the events: for a listener that comes later. */
export interface ReplayedBets {
  placed: readonly BetPlaced[];
  /** The outcomes that hold now; of a corrected bet the last one alone. */
  settled: readonly BetSettled[];
  /** The place of this batch: what comes after it is told by a call with it. */
  after: string;
}
