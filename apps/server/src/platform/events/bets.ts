import { createHash } from 'node:crypto';
import { Product } from '@fairlot/contract/products';
import { type Static, Type } from 'typebox';
import { defineEvent } from './catalogue.ts';
import { isUuid } from '../rows/is-uuid.ts';

/**
 * The event vocabulary for all kinds of play, written by lotteries, vendors and in-house games. Amounts are minor units
 * as decimal strings, times are epoch milliseconds. A stake includes its bonus money, a win the part that belongs to
 * the bonus. Play money is marked by its asset; listeners skip it, except for the player's own record.
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
/** Details of the bet that a record shows in addition to the vocabulary. */
const Detail = Type.Object(
  {
    lines: Type.Array(
      Type.Object({ play: Text, picks: Type.Array(Text), unitStakeMinor: Minor, priceMinor: Minor }, strict),
    ),
  },
  strict,
);

/** The game of the bet; a bet is identified by source, vendor and id. */
const game = {
  source: Type.Union([Type.Literal('lottery'), Type.Literal('vendor'), Type.Literal('original')]),
  product: Product,
  /** The product under which the stake counts towards wagering, if it differs from `product`. */
  wagersAs: Type.Optional(Product),
  vendor: Maybe(Text),
  gameId: Text,
  gameName: Text,
  /** Draw number of a lottery, or round of a game. */
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
      /** Multiplied by 10,000; null if a bet has no single price. */
      oddsScaled: Maybe(Text),
      at: Type.Integer(),
      detail: Maybe(Detail),
      /** Page that shows the complete bet or its round. */
      detailUrl: Maybe(Text),
    },
    strict,
  ),
);

const outcome = { status: Status, winMinor: Minor, bonusWinMinor: Minor };
const bet = {
  betId: Text,
  memberId: Text,
  userName: Text,
  version: Type.Integer({ minimum: 1 }),
  at: Type.Integer(),
  /** Stake of the bet, where a bet can be `won` with a return that is not above it. */
  stakeMinor: Type.Optional(Minor),
};

/** Bets of one game and asset that were settled together: one event per chunk of a settlement. */
export const betSettled = defineEvent(
  'bet.settled',
  Type.Object({ ...game, bets: Type.Array(Type.Object({ ...bet, ...outcome }, strict)) }, strict),
);

/** Settled bets whose outcome has changed; `version` is the version of the new outcome. */
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

/** A UUID that identifies a bet of any source: the bet's own UUID where it has one. */
export function betKey({ source, vendor }: Pick<BetPlaced, 'source' | 'vendor'>, betId: string): string {
  if (isUuid(betId)) return betId;
  return uuidOf([source, vendor, betId]);
}

function uuidOf(names: readonly (string | null)[]): string {
  const hex = createHash('sha256').update(JSON.stringify(names)).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}

/**
 * A UUID that identifies a round or draw, whose bets can cover one another; null when no round is given. Some vendors
 * send `session:` and their session instead, which does not count as a round.
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

/** Converts a correction to a settlement with the current outcomes. */
export function settledNow({ bets, ...rest }: BetCorrected): BetSettled {
  return { ...rest, bets: bets.map(({ before: _before, after, ...one }) => ({ ...one, ...after })) };
}

/** One bet of a settled chunk, with its game and its key. */
export type Outcome = Omit<BetSettled, 'bets'> & BetSettled['bets'][number] & { key: string };

/**
 * Merges the bets of all chunks for one statement. Each bet appears once; of two outcomes, the higher version wins,
 * then the later one. Sorted by key, so that all writers lock rows in the same order.
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

/** Stored bets of a source in the form of events, for a listener that was added later. */
export interface ReplayedBets {
  placed: readonly BetPlaced[];
  /** The current outcomes; for a corrected bet only the last one. */
  settled: readonly BetSettled[];
  /** Position of this batch; pass it to the next call to get the following bets. */
  after: string;
}
