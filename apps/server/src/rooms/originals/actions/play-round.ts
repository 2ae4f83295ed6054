import type { BodyOf, originals as contract, ValueOf } from '@fairlot/contract';
import { type AnyStep, type GameCode, type Outcome, withRules } from '@fairlot/game-maths';
import { formatMinor, parseMinor } from '@fairlot/money';
import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import type { BetPlaced } from '../../../platform/events/index.ts';
import { type Caller, type IdempotencyKey, once } from '../../../platform/http/index.ts';
import type { OriginalsPlatform } from '../ports.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { timeOrderedId } from '../../../platform/time-ordered-id.ts';
import { findPlayable, forPlayer, type GameSettings, type OriginalCode, type OriginalGame } from '../games.ts';
import { greatestMultiplier, isSlotCode, lesser, stakeThatPays } from '../greatest.ts';
import { asRefusal, computeRound } from '../rules.ts';
import type { SeedPair, Seeds } from '../seeds.ts';
import { isStale } from './stale.ts';

type Wanted = BodyOf<typeof contract.playRound>;
export type Played = ValueOf<typeof contract.playRound>;
export type PlayRound = (
  caller: Caller,
  code: GameCode,
  wanted: Wanted,
  idempotency: IdempotencyKey,
  turn?: Turn,
) => Promise<Played>;

/** Callbacks in the transaction of a round that is part of something larger; each may refuse the round. */
export interface Turn {
  before(tx: Tx): Promise<void>;
  after(tx: Tx, played: Played): Promise<void>;
}

/** Time that an open round waits for its player. */
const OPEN_FOR = '24 hours';

/**
 * Plays a round. The outcome is computed here from the member's seeds; the rest is one call of `originals_play_round`.
 * The same key with the same input returns the first answer again.
 * @throws Refusal choice.invalid, limit.exceeded {min, max}, game.unavailable, odds.changed {returnScaled}, round.open
 * {roundId}, round.too.soon {waitMs}, protection.refused {reason, until}, balance.insufficient, idempotency.conflict
 */
export function createPlayRound(
  platform: Pick<OriginalsPlatform, 'db' | 'ages'>,
  settings: GameSettings,
  seeds: Seeds,
): PlayRound {
  const { db } = platform;
  return async (caller, code, wanted, idempotency, turn) => {
    try {
      return await attempt(caller, code, wanted, idempotency, turn);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // A refused request may be the retry of a round that was played before.
      return db.transaction((tx) =>
        once<Played>(tx, caller.memberId, 'originals.playRound', idempotency, () => Promise.reject(error)),
      );
    }
  };

  /**
   * Tries first with the cached seeds and settings. When these were stale, tries again under the lock of the seed pair.
   */
  async function attempt(...[caller, code, wanted, key, turn]: Parameters<PlayRound>): Promise<Played> {
    const game = () => gameOf(platform, settings, code, caller, wanted.returnScaled);
    const change = { caller, code, game: await game(), wanted, key, turn };
    const pair = await seeds.current(caller.memberId);
    try {
      const played =
        turn !== undefined || change.game.marketCycleMs > 0
          ? await db.transaction((tx) => playInTurn(tx, change, async () => pair))
          : await play(db, change, pair);
      // The nonce that was played. For a repeated key it is the nonce of the first answer, and the cached pair does not
      // advance.
      seeds.advance(caller.memberId, played.nonce);
      return played;
    } catch (error) {
      if (!isStale(error)) throw error;
    }
    settings.drop();
    seeds.forget(caller.memberId);
    const again = { ...change, game: await game() };
    return db.transaction((tx) => playInTurn(tx, again, () => seeds.locked(tx, caller.memberId)));
  }

  /**
   * Claims the idempotency key before any other lock, as `originals_play_round` does, whose own claim is then a no-op.
   * The seed pair is locked after it, even on the second attempt: simultaneous rounds would otherwise deadlock.
   */
  async function playInTurn(tx: Tx, change: Input, pair: () => Promise<SeedPair>): Promise<Played> {
    checkStake(change);
    const first = await claimKey(tx, change.caller.memberId, change.key);
    if (first !== null) return first;
    await change.turn?.before(tx);
    await requirePause(tx, change);
    const played = await play(tx, change, await pair());
    await change.turn?.after(tx, played);
    return played;
  }

  async function play(executor: Executor, change: Input, pair: SeedPair): Promise<Played> {
    const { caller, code, game, wanted, key } = change;
    const stakeMinor = checkStake(change);
    const { returnScaled } = game;
    const choices = withRules(code, wanted.choices);
    const outcome = computeRound({ code, returnScaled, stakeMinor, choices, steps: [], ...pair });
    return save(executor, { caller, game, choices, stakeMinor, pair, outcome, key });
  }
}

async function gameOf(
  { db, ages }: Pick<OriginalsPlatform, 'db' | 'ages'>,
  settings: GameSettings,
  code: GameCode,
  { memberId }: Caller,
  seen: number | undefined,
): Promise<OriginalGame> {
  const game = await findPlayable(settings, code, seen);
  if (game.young === null) return game;
  return forPlayer(game, { id: memberId, ages, executor: db });
}

/** Claims the key of a round until the transaction ends. Returns the first answer of a key that was used before. */
async function claimKey(tx: Tx, memberId: bigint, { key, inputHash }: IdempotencyKey): Promise<Played | null> {
  return tx.value(sql<Played | null>`
    select idempotency_claim(${memberId}::bigint, 'originals.playRound', ${key}, ${inputHash})`);
}

/**
 * Checks the pause that the market requires, under the lock of the pair. The database function enforces the merchant's
 * pause.
 * @throws Refusal round.too.soon {waitMs}
 */
async function requirePause(tx: Tx, { caller, game }: Input): Promise<void> {
  if (game.marketCycleMs === 0) return;
  const pause = await tx.first(sql<{ waitMs: number | null }>`
    select ceil(extract(epoch from last_round_at - clock_timestamp()) * 1000 + ${game.marketCycleMs}::int)::int
             as "waitMs"
      from originals_seeds where member_id = ${caller.memberId}::bigint and revealed_at is null
       for no key update`);
  const waitMs = pause?.waitMs ?? 0;
  if (waitMs > 0) throw new Refusal('round.too.soon', { waitMs });
}

/** A requested round with the settings that apply to it. */
interface Input {
  caller: Caller;
  code: GameCode;
  game: OriginalGame;
  wanted: Wanted;
  key: IdempotencyKey;
  turn?: Turn | undefined;
}

interface NewRound {
  caller: Caller;
  game: OriginalGame;
  choices: object;
  stakeMinor: bigint;
  pair: SeedPair;
  outcome: Outcome<AnyStep>;
  key: IdempotencyKey;
}

async function save(executor: Executor, round: NewRound): Promise<Played> {
  const { caller, game, choices, stakeMinor, pair, outcome, key } = round;
  const roundId = timeOrderedId(Date.now());
  const answer: Omit<Played, 'balance'> = {
    roundId,
    nonce: pair.nonce,
    events: outcome.events,
    stake: formatMinor(outcome.stakeMinor),
    payout: outcome.payoutMinor === null ? null : formatMinor(outcome.payoutMinor),
    state: outcome.state,
  };
  return executor.value(
    sql<Played>`
    select originals_play_round(${caller.memberId}::bigint, ${caller.userName}, ${caller.asset}, ${key.key},
      ${key.inputHash}, ${roundId}::uuid, ${game.code}, ${game.version}::int, ${pair.id}::bigint,
      ${pair.nonce}::bigint, ${stakeMinor}::bigint, ${JSON.stringify(choices)}::jsonb,
      ${outcome.payoutMinor}::bigint, ${OPEN_FOR}::interval, ${JSON.stringify(answer)}::jsonb,
      ${JSON.stringify(eventOf(roundId, game, caller.asset))}::jsonb) as answer`,
    { wakes: ['outbox', 'stream'] },
  );
}

/**
 * Returns the stake in minor units when it is within the limits of the game and of its possible win.
 * @throws Refusal limit.exceeded {min, max}, choice.invalid
 */
export function checkStake({
  code,
  game,
  wanted: { stake, choices },
}: Pick<Input, 'code' | 'game' | 'wanted'>): bigint {
  const stakeMinor = parseMinor(stake);
  const { minStakeMinor, maxStakeMinor, maxPayoutMinor, returnScaled } = game;
  const max = lesser(maxStakeMinor, stakeThatPays(maxPayoutMinor, greatestOf(code, choices, returnScaled)));
  if (stakeMinor < minStakeMinor || stakeMinor > max) {
    throw new Refusal('limit.exceeded', { min: formatMinor(minStakeMinor), max: formatMinor(max) });
  }
  return stakeMinor;
}

function greatestOf(code: GameCode, choices: object, returnScaled: bigint): bigint {
  try {
    return greatestMultiplier(code, choices, returnScaled);
  } catch (error) {
    throw asRefusal(error);
  }
}

/**
 * The event of a stake without the fields that the database adds: bet, member, stake, time.
 * @param sharedRound the round on which many players have a stake
 */
export function eventOf(
  roundId: string,
  { gameId, name, code }: { gameId: string; name: string; code: OriginalCode },
  asset: string,
  sharedRound = roundId,
): Omit<BetPlaced, 'betId' | 'memberId' | 'stakeMinor' | 'at'> {
  return {
    source: 'original',
    product: 'originals',
    // Must match `originals_bonus_product`.
    ...(isSlotCode(code) ? { wagersAs: 'slots' } : {}),
    vendor: 'BGS',
    gameId,
    gameName: name,
    roundId: sharedRound,
    asset,
    play: null,
    bonusMinor: '0',
    oddsScaled: null,
    detail: null,
    detailUrl: `/m/inhouse/${code}?round=${roundId}`,
  };
}
