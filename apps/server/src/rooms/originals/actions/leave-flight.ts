import { crashMultiplierAt } from '@fairlot/game-maths';
import { formatMinor } from '@fairlot/money';
import { type Database, sql } from '../../../platform/db/index.ts';
import { type Caller, type IdempotencyKey, once } from '../../../platform/http/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Chains, FlightPlace } from '../crash/chain.ts';
import type { CrashClock } from '../crash/clock.ts';
import { LEAST_CASH_OUT } from '../crash/driver.ts';
import type { Played } from './play-round.ts';

/** @param receivedAtMs when the call arrived, on the clock of this process */
export type LeaveFlight = (
  caller: Caller,
  roundId: string,
  step: unknown,
  idempotency: IdempotencyKey,
  receivedAtMs: number,
) => Promise<Played>;

/** A stake with what decides about it. */
interface Seat extends FlightPlace {
  state: 'open' | 'settled';
  stakeMinor: string;
  flightId: bigint;
  flightState: string;
  startsAtMs: number;
}

/**
 * Cashes out of the flight. The multiplier is that of the moment at which the call arrived, on the database's clock:
 * neither the way back nor the work of the server costs the player anything.
 * @throws Refusal not.found, choice.invalid before the take-off, round.closed after the crash, idempotency.conflict
 */
export function createLeaveFlight(db: Database, chains: Chains, clock: CrashClock): LeaveFlight {
  return async (caller, roundId, step, key, receivedAtMs) => {
    try {
      return await leave(caller, roundId, step, key, clock.at(receivedAtMs));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return db.transaction((tx) =>
        once<Played>(tx, caller.memberId, 'originals.takeStep', key, () => Promise.reject(error)),
      );
    }
  };

  async function leave(
    { memberId }: Caller,
    roundId: string,
    step: unknown,
    key: IdempotencyKey,
    arrivedAtMs: number,
  ): Promise<Played> {
    const seat = await findSeat(db, memberId, roundId);
    if (seat === undefined) throw new Refusal('not.found');
    if (seat.state !== 'open') throw new Refusal('round.closed');
    if (step !== 'cashOut') throw new Refusal('choice.invalid', { field: 'choice', reason: 'cashOut' });
    if (seat.flightState === 'betting' || arrivedAtMs < seat.startsAtMs) {
      throw new Refusal('choice.invalid', { field: 'choice', reason: 'the flight has not taken off' });
    }
    const multiplier = crashMultiplierAt(arrivedAtMs - seat.startsAtMs);
    const at = multiplier < LEAST_CASH_OUT ? LEAST_CASH_OUT : multiplier;
    const { point } = await chains.secretOf(seat);
    if (at > point) throw new Refusal('round.closed');
    const answer: Omit<Played, 'balance' | 'events' | 'payout'> = {
      roundId,
      nonce: Number(seat.flightId),
      stake: formatMinor(BigInt(seat.stakeMinor)),
      state: 'settled',
    };
    const saved = await db.one(sql<{ answer: Played }>`
      select originals_leave_flight(${memberId}::bigint, ${key.key}, ${key.inputHash}, ${roundId}::uuid,
        ${at}::bigint, ${JSON.stringify(answer)}::jsonb) as answer`);
    return saved.answer;
  }
}

function findSeat(db: Database, memberId: bigint, roundId: string): Promise<Seat | undefined> {
  return db.first(sql<Seat>`
    select r.state, r.stakes_minor[1]::text as "stakeMinor", f.id as "flightId", f.state as "flightState",
           f.chain_id as "chainId", f.place, f.return_scaled::bigint as "returnScaled",
           (extract(epoch from f.starts_at) * 1000)::float8 as "startsAtMs"
      from originals_rounds r join originals_flights f on f.id = r.flight_id
     where r.id = ${roundId}::uuid and r.member_id = ${memberId}::bigint`);
}
