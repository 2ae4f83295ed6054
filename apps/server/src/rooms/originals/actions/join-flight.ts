import type { BodyOf, originals as contract } from '@fairlot/contract';
import { hundredthsText, readAutoCashOut } from '@fairlot/game-maths';
import type { CrashChoices } from '@fairlot/game-maths';
import { formatMinor, parseMinor } from '@fairlot/money';
import { sql } from '../../../platform/db/index.ts';
import { type Caller, type IdempotencyKey, once } from '../../../platform/http/index.ts';
import type { OriginalsPlatform } from '../ports.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { timeOrderedId } from '../../../platform/time-ordered-id.ts';
import { findFlight } from '../crash/flights.ts';
import type { GameSettings, OriginalGame } from '../games.ts';
import { asRefusal } from '../rules.ts';
import { eventOf, type Played } from './play-round.ts';
import { isStale } from './stale.ts';

type Wanted = BodyOf<typeof contract.playRound>;
export type JoinFlight = (caller: Caller, wanted: Wanted, idempotency: IdempotencyKey) => Promise<Played>;

/** Highest multiplier in hundredths: that of the largest point, and the largest target of limbo. */
const MOST_HUNDREDTHS = 100_000_000n;

/**
 * Stakes on the flight of crash that is open for stakes, with one call of `originals_join_flight`. A member may have
 * two stakes on it, each with its own limits; a stake that names no seat takes the first free one.
 * @throws Refusal choice.invalid, limit.exceeded {min, max}, game.unavailable, round.closed while no flight is open,
 * round.open {roundId} while the seat is taken, protection.refused {reason, until}, balance.insufficient,
 * idempotency.conflict, or of a gate
 */
export function createJoinFlight({ db }: Pick<OriginalsPlatform, 'db'>, settings: GameSettings): JoinFlight {
  return async (caller, wanted, idempotency) => {
    try {
      return await attempt(caller, wanted, idempotency).catch((error: unknown) => {
        if (!isStale(error)) throw error;
        settings.drop();
        return attempt(caller, wanted, idempotency);
      });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // A refused request may be the retry of a stake that was accepted before.
      return db.transaction((tx) =>
        once<Played>(tx, caller.memberId, 'originals.playRound', idempotency, () => Promise.reject(error)),
      );
    }
  };

  async function attempt(caller: Caller, { stake, choices: wanted }: Wanted, key: IdempotencyKey): Promise<Played> {
    const { seat, ...choices } = seatOf(wanted);
    const game = await settings.find('crash');
    if (game === undefined || !game.enabled) throw new Refusal('game.unavailable');
    const stakeMinor = parseMinor(stake);
    const leavesAt = leavesAtOf(game, stakeMinor, choices);
    const { flight } = await findFlight(db);
    if (flight === undefined) throw new Refusal('round.closed');
    const roundId = timeOrderedId(Date.now());
    const round = { round: String(flight.id), startsAt: Math.round(flight.startsAtMs) };
    const staked = { kind: 'staked', ...round, leavesAt: hundredthsText(leavesAt) };
    const answer: Omit<Played, 'balance'> = {
      roundId,
      nonce: Number(flight.id),
      events: [staked],
      stake: formatMinor(stakeMinor),
      payout: null,
      state: 'open',
    };
    const { memberId, asset } = caller;
    const event = eventOf(roundId, game, asset, String(flight.id));
    return db.value(
      sql<Played>`
      select originals_join_flight(${memberId}::bigint, ${caller.userName}, ${asset}, ${key.key}, ${key.inputHash},
        ${roundId}::uuid, ${game.version}::int, ${flight.id}::bigint, ${stakeMinor}::bigint,
        ${JSON.stringify(choices)}::jsonb, ${leavesAt}::bigint, ${JSON.stringify(answer)}::jsonb,
        ${JSON.stringify(event)}::jsonb, ${seat}::smallint) as answer`,
      { wakes: ['outbox', 'stream'] },
    );
  }
}

/**
 * Hundredths of the automatic cash-out: the player's choice, but at the latest where the stake reaches the maximum
 * payout.
 */
function leavesAtOf(game: OriginalGame, stakeMinor: bigint, choices: object): bigint {
  const { minStakeMinor, maxStakeMinor } = game;
  if (stakeMinor < minStakeMinor || stakeMinor > maxStakeMinor) {
    throw new Refusal('limit.exceeded', { min: formatMinor(minStakeMinor), max: formatMinor(maxStakeMinor) });
  }
  const most = greatestCashOut(game, stakeMinor);
  if (most <= 100n)
    throw new Refusal('limit.exceeded', { min: formatMinor(minStakeMinor), max: formatMinor(stakeMinor) });
  const input = readInput(choices);
  return input === undefined ? most : least(input, most);
}

/** The seat is stored apart from the choices, because the round is recomputed from the choices alone. */
function seatOf(choices: Wanted['choices']): Record<string, unknown> & { seat: number | null } {
  return { ...choices, seat: 'seat' in choices ? (choices.seat ?? null) : null };
}

/** Hundredths at which a stake reaches the maximum payout, or the highest possible multiplier. */
export function greatestCashOut({ maxPayoutMinor }: Pick<OriginalGame, 'maxPayoutMinor'>, stakeMinor: bigint): bigint {
  return least((maxPayoutMinor * 100n) / stakeMinor, MOST_HUNDREDTHS);
}

function readInput(choices: object): bigint | undefined {
  if (!('autoCashOut' in choices)) {
    throw new Refusal('choice.invalid', { field: 'autoCashOut', reason: 'a multiplier or null' });
  }
  try {
    return readAutoCashOut(choices as CrashChoices);
  } catch (error) {
    throw asRefusal(error);
  }
}

const least = (a: bigint, b: bigint) => (a < b ? a : b);
