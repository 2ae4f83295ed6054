import { crashMultiplierAt, hundredthsText } from '@fairlot/game-maths';
import { formatMinor } from '@fairlot/money';
import { type Database, sql } from '../../../platform/db/index.ts';
import { type Caller, type IdempotencyKey, once } from '../../../platform/http/index.ts';
import { Refusal, requireFound } from '../../../platform/refusal.ts';
import type { Chains, FlightPlace } from '../crash/chain.ts';
import type { CrashClock } from '../crash/clock.ts';
import { LEAST_CASH_OUT } from '../crash/flight-steps.ts';
import type { GameSettings } from '../games.ts';
import { greatestCashOut } from './join-flight.ts';
import type { Played } from './play-round.ts';

/** @param receivedAtMs when the call arrived, on the clock of this process */
export type LeaveFlight = (
  caller: Caller,
  roundId: string,
  step: unknown,
  idempotency: IdempotencyKey,
  receivedAtMs: number,
) => Promise<Played>;

const STEPS: ReadonlySet<unknown> = new Set(['cashOut', 'autoOff']);

/** A stake on a flight, with the data that decide about its cash-out. */
interface Seat extends FlightPlace {
  roundId: string;
  state: 'open' | 'settled';
  stakeMinor: string;
  flightId: bigint;
  flightState: string;
  startsAtMs: number;
}

/**
 * Cashes out of the flight, or switches off its automatic cash-out. The multiplier is taken at the moment the call
 * arrived, on the database's clock. Neither the network nor the server's processing time costs the player anything.
 * @throws Refusal not.found, choice.invalid for a cash-out before the take-off, round.closed after the crash or where
 * the automatic cash-out was met, game.unavailable, idempotency.conflict
 */
export function createLeaveFlight(
  db: Database,
  settings: Pick<GameSettings, 'find'>,
  chains: Chains,
  clock: CrashClock,
): LeaveFlight {
  return async (caller, roundId, step, key, receivedAtMs) => {
    try {
      return await decide(caller, roundId, step, key, clock.at(receivedAtMs));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return db.transaction((tx) =>
        once<Played>(tx, caller.memberId, 'originals.takeStep', key, () => Promise.reject(error)),
      );
    }
  };

  async function decide(
    { memberId }: Caller,
    roundId: string,
    step: unknown,
    key: IdempotencyKey,
    arrivedAtMs: number,
  ): Promise<Played> {
    const seat = requireFound(await findSeat(db, memberId, roundId));
    if (seat.state !== 'open') throw new Refusal('round.closed');
    if (!STEPS.has(step)) throw new Refusal('choice.invalid', { field: 'choice', reason: 'cashOut or autoOff' });
    const reached = await reachedAt(chains, seat, arrivedAtMs);
    return step === 'autoOff' ? dropAuto(memberId, seat, reached, key) : leave(memberId, seat, reached, key);
  }

  async function leave(memberId: bigint, seat: Seat, reached: bigint | undefined, key: IdempotencyKey) {
    if (reached === undefined) {
      throw new Refusal('choice.invalid', { field: 'choice', reason: 'the flight has not taken off' });
    }
    const at = reached < LEAST_CASH_OUT ? LEAST_CASH_OUT : reached;
    if (at > (await chains.secretOf(seat)).point) throw new Refusal('round.closed');
    const answer = { ...answerOf(seat), state: 'settled' };
    return db.value(
      sql<Played>`
      select originals_leave_flight(${memberId}::bigint, ${key.key}, ${key.inputHash}, ${seat.roundId}::uuid,
        ${at}::bigint, ${JSON.stringify(answer)}::jsonb) as answer`,
      { wakes: ['outbox', 'stream'] },
    );
  }

  async function dropAuto(memberId: bigint, seat: Seat, reached: bigint | undefined, key: IdempotencyKey) {
    const game = await settings.find('crash');
    if (game === undefined) throw new Refusal('game.unavailable');
    const leavesAt = greatestCashOut(game, BigInt(seat.stakeMinor));
    const events = [{ kind: 'autoOff', leavesAt: hundredthsText(leavesAt) }];
    const answer = { ...answerOf(seat), events, payout: null, state: 'open' };
    return db.value(sql<Played>`
      select originals_drop_auto(${memberId}::bigint, ${key.key}, ${key.inputHash}, ${seat.roundId}::uuid,
        ${reached ?? 0n}::bigint, ${leavesAt}::bigint, ${JSON.stringify(answer)}::jsonb) as answer`);
  }
}

/**
 * Multiplier of the flight at a moment, in hundredths; undefined before its take-off. @throws Refusal round.closed
 * after a crash
 */
async function reachedAt(chains: Chains, seat: Seat, atMs: number): Promise<bigint | undefined> {
  if (seat.flightState === 'betting' || atMs < seat.startsAtMs) return undefined;
  const reached = crashMultiplierAt(atMs - seat.startsAtMs);
  const { point } = await chains.secretOf(seat);
  if (reached > point) throw new Refusal('round.closed');
  return reached;
}

function answerOf({ roundId, flightId, stakeMinor }: Seat): Pick<Played, 'roundId' | 'nonce' | 'stake'> {
  return { roundId, nonce: Number(flightId), stake: formatMinor(BigInt(stakeMinor)) };
}

function findSeat(db: Database, memberId: bigint, roundId: string): Promise<Seat | undefined> {
  return db.first(sql<Seat>`
    select r.id as "roundId", r.state, r.stakes_minor[1]::text as "stakeMinor", f.id as "flightId",
           f.state as "flightState",
           f.chain_id as "chainId", f.place, f.return_scaled::bigint as "returnScaled",
           (extract(epoch from f.starts_at) * 1000)::float8 as "startsAtMs"
      from originals_rounds r join originals_flights f on f.id = r.flight_id
     where r.id = ${roundId}::uuid and r.member_id = ${memberId}::bigint`);
}
