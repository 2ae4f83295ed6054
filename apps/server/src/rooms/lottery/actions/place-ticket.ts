import { randomBytes } from 'node:crypto';
import type { BodyOf, lottery as contract, ValueOf } from '@fairlot/contract';
import { canonicalLines, ticketLeaf } from '@fairlot/fairness';
import { rebateMinor, topHits } from '@fairlot/lottery-maths';
import { formatMinor } from '@fairlot/money';
import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import { type Caller, type IdempotencyKey, once } from '../../../platform/http/index.ts';
import type { BetPlaced } from '../../../platform/events/index.ts';
import type { LotteryPlatform } from '../ports.ts';
import { invalidField, Refusal } from '../../../platform/refusal.ts';
import type { GameBook, LotteryGame } from '../games/games.ts';
import { type PricedLine, priceLines } from '../tickets/price-lines.ts';
import { atRebate } from '../tickets/rebate.ts';
import { timeOrderedId } from '../../../platform/time-ordered-id.ts';

type Wanted = BodyOf<typeof contract.placeTicket>;
type Sold = ValueOf<typeof contract.placeTicket>;
type Buyer = Pick<Caller, 'memberId' | 'userName' | 'asset'>;
type FreeBets = Pick<LotteryPlatform, 'useFreeBet'>;
export type PlaceTicket = (caller: Caller, wanted: Wanted, idempotency: IdempotencyKey) => Promise<Sold>;

const OPERATION = 'lottery.placeTicket';

/**
 * Sells a ticket. Lines are validated and priced here from the cached game; the rest is one call of
 * `lottery_place_ticket`. The same key with the same input returns the first answer again, whatever changed meanwhile.
 * @throws Refusal draw.unknown, draw.closed, picks.invalid, request.invalid {field: 'rebate'}, limit.exceeded,
 * odds.changed {oddsVersion}, limit.exceeded {scope, play, picks, maxUnitStake} with the amount that still fits,
 * protection.refused {reason, until}, balance.insufficient, idempotency.conflict, or of the room that pays free bets
 */
export function createPlaceTicket(platform: Pick<LotteryPlatform, 'db' | 'useFreeBet'>, games: GameBook): PlaceTicket {
  const { db } = platform;
  return async (caller, wanted, idempotency) => {
    return attempt(caller, wanted, idempotency).catch((error: unknown) => {
      if (!isStaleGame(error, wanted)) throw error;
      games.drop();
      return attempt(caller, wanted, idempotency);
    });
  };

  async function attempt(caller: Caller, wanted: Wanted, idempotency: IdempotencyKey): Promise<Sold> {
    let priced: { game: LotteryGame; lines: PricedLine[] };
    try {
      priced = price(await games.find(wanted.gameCode), wanted);
    } catch (error) {
      return answerAgain(caller, idempotency, error);
    }
    const { freeBetId } = wanted;
    if (freeBetId === undefined) return sell(db, caller, wanted, idempotency, priced);
    try {
      return await db.transaction((tx) =>
        sellForFreeBet(tx, platform, caller, { ...wanted, freeBetId }, idempotency, priced),
      );
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return answerAgain(caller, idempotency, error);
    }
  }
  /** A refused request may be the retry of a ticket that was sold before limits, plays or conditions changed. */
  function answerAgain(caller: Caller, idempotency: IdempotencyKey, error: unknown): Promise<Sold> {
    return db.transaction((tx) => once<Sold>(tx, caller.memberId, OPERATION, idempotency, () => Promise.reject(error)));
  }
}

/**
 * Sells a ticket within a transaction; the caller has read the game before.
 * @throws Refusal like the sale above
 */
export async function placeTicketIn(
  tx: Tx,
  game: LotteryGame,
  buyer: Buyer,
  wanted: Omit<Wanted, 'freeBetId'>,
  idempotency: IdempotencyKey,
): Promise<Sold> {
  return sell(tx, buyer, wanted, idempotency, price(game, wanted));
}

/** Uses up the free bet that pays the ticket, in the same transaction. */
async function sellForFreeBet(
  tx: Tx,
  { useFreeBet }: FreeBets,
  buyer: Buyer,
  wanted: Wanted & { freeBetId: string },
  idempotency: IdempotencyKey,
  priced: { game: LotteryGame; lines: PricedLine[] },
): Promise<Sold> {
  const { memberId, asset } = buyer;
  const { freeBetId } = wanted;
  const ticketId = timeOrderedId(Date.now());
  const bet = { freeBetId, memberId, asset, stakeMinor: sumOf(priced.lines), betId: ticketId };
  await useFreeBet(tx, bet);
  const sold = await sell(tx, buyer, wanted, idempotency, priced, ticketId);
  // The same order was sold before: its retry must not use up anything.
  if (sold.ticketId !== ticketId) throw new Refusal('bonus.ended');
  return sold;
}

async function sell(
  executor: Executor,
  buyer: Buyer,
  wanted: Wanted,
  { key, inputHash }: IdempotencyKey,
  { game, lines }: { game: LotteryGame; lines: PricedLine[] },
  ticketId = timeOrderedId(Date.now()),
): Promise<Sold> {
  const salt = randomBytes(16);
  const fields = lines.map(({ play, picks, unitStakeMinor }) => ({ play: play.code, picks, unitStakeMinor }));
  const leaf = ticketLeaf({ ticketId, salt: salt.toString('hex'), canonicalLines: canonicalLines(fields) });
  const totalMinor = sumOf(lines);
  return executor.value(
    sql<Sold>`
    select lottery_place_ticket(${buyer.memberId}::bigint, ${buyer.userName}, ${buyer.asset}, ${key}, ${inputHash},
      ${game.code}, ${wanted.numero}, ${game.rulesVersion}::int, ${game.oddsVersion}::int,
      ${wanted.oddsVersion}::int,
      ${ticketId}::uuid, ${totalMinor}::bigint, ${salt}::bytea, ${Buffer.from(leaf)}::bytea,
      ${fields.map(({ play }) => play)}::text[], ${fields.map(({ picks }) => picks.join(','))}::text[],
      ${fields.map(({ unitStakeMinor }) => unitStakeMinor)}::bigint[],
      ${lines.map(({ priceMinor }) => priceMinor)}::bigint[],
      ${lines.map(({ play }) => play.odds)}::bigint[],
      ${JSON.stringify(answerOf(ticketId, wanted, totalMinor, lines))}::jsonb,
      ${JSON.stringify(eventOf(ticketId, wanted, game, buyer, totalMinor, lines))}::jsonb,
      ${limitsOf(game, lines)}::jsonb)`,
    { wakes: ['outbox', 'stream'] },
  );
}

const sumOf = (lines: readonly PricedLine[]) => lines.reduce((total, { priceMinor }) => total + priceMinor, 0n);

function price(
  game: LotteryGame | undefined,
  { lines, rebate = 0, freeBetId }: Wanted,
): { game: LotteryGame; lines: PricedLine[] } {
  if (game === undefined) throw new Refusal('draw.unknown');
  if (!game.enabled) throw new Refusal('draw.closed');
  if (rebate > 0 && freeBetId !== undefined) throw invalidField('rebate', 'free.bet');
  return { game, lines: priceLines(atRebate(game, rebate), lines) };
}

/** Whether the cached game was stale while the player's version was current. */
export function isStaleGame(error: unknown, { oddsVersion }: Pick<Wanted, 'oddsVersion'>): boolean {
  if (!(error instanceof Refusal) || error.code !== 'odds.changed') return false;
  const current =
    typeof error.value === 'object' && error.value !== null && 'oddsVersion' in error.value
      ? error.value.oddsVersion
      : undefined;
  return oddsVersion === current;
}

/** Limits of the plays of a ticket as input of `lottery_place_ticket`; null when there are none. */
function limitsOf({ structure }: LotteryGame, lines: readonly PricedLine[]): string | null {
  const limits: Record<string, Record<string, string>> = {};
  for (const { play } of lines) {
    const { liabilityMinor, memberNumberMinor, memberPlayMinor } = play;
    const hasPool = play.rule.kind === 'lotto';
    const isLimited = (liabilityMinor ?? memberNumberMinor ?? memberPlayMinor) !== null;
    if (limits[play.code] || !(isLimited || hasPool)) continue;
    const times = topHits(play, structure);
    limits[play.code] = {
      min: String(play.minUnitStakeMinor),
      ...(times === 1 ? {} : { times: String(times) }),
      ...(hasPool ? { pool: '1' } : {}),
      ...(liabilityMinor === null ? {} : { liability: String(liabilityMinor) }),
      ...(memberNumberMinor === null ? {} : { number: String(memberNumberMinor) }),
      ...(memberPlayMinor === null ? {} : { play: String(memberPlayMinor) }),
    };
  }
  return Object.keys(limits).length === 0 ? null : JSON.stringify(limits);
}

/** The answer without the fields that only the database knows: balance and placedAt. */
function answerOf(
  ticketId: string,
  { gameCode, numero: issue, freeBetId, rebate = 0 }: Wanted,
  totalMinor: bigint,
  lines: readonly PricedLine[],
): Omit<Sold, 'balance' | 'placedAt'> {
  return {
    ticketId,
    ...(freeBetId === undefined ? {} : { freeBetId }),
    ...(rebate === 0 ? {} : { rebate, rebateAmount: formatMinor(rebateMinor(totalMinor, rebate)) }),
    status: 'open',
    gameCode,
    numero: issue,
    total: formatMinor(totalMinor),
    lines: lines.map(({ play, picks, unitStakeMinor, priceMinor }) => ({
      play: play.code,
      picks,
      unitStake: formatMinor(unitStakeMinor),
      price: formatMinor(priceMinor),
      odds: String(play.odds),
    })),
  };
}

/** The event without the time, which only the database knows. */
function eventOf(
  ticketId: string,
  { gameCode, numero: issue }: Wanted,
  game: LotteryGame,
  { memberId, asset }: Buyer,
  totalMinor: bigint,
  lines: readonly PricedLine[],
): Omit<BetPlaced, 'at'> {
  const plays = new Set(lines.map(({ play }) => play.code));
  const [first] = lines;
  return {
    source: 'lottery',
    product: 'lottery',
    vendor: null,
    gameId: gameCode,
    gameName: game.name,
    roundId: issue,
    asset,
    betId: ticketId,
    memberId: String(memberId),
    play: plays.size === 1 && first !== undefined ? first.play.code : null,
    stakeMinor: String(totalMinor),
    bonusMinor: '0',
    oddsScaled: lines.length === 1 && first !== undefined ? String(first.play.odds) : null,
    detail: {
      lines: lines.map(({ play, picks, unitStakeMinor, priceMinor }) => ({
        play: play.code,
        picks,
        unitStakeMinor: String(unitStakeMinor),
        priceMinor: String(priceMinor),
      })),
    },
    detailUrl: `/m/gameRecord?ticket=${ticketId}`,
  };
}
