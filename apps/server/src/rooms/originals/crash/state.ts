import type { originals as contract, ValueOf } from '@fairlot/contract';
import { crashMultiplierAt, hundredthsText } from '@fairlot/game-maths';
import { formatMinor } from '@fairlot/money';
import { type Database, sql } from '../../../platform/db/index.ts';
import type { Platform } from '../../../platform/index.ts';
import { kept } from '../../../platform/rows/kept.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { maskName } from '../../catalogue/index.ts';
import type { CrashClock } from './clock.ts';

export type FlightView = ValueOf<typeof contract.flight>;
type Passenger = FlightView['passengers'][number];
type Shared = Omit<FlightView, 'now' | 'own' | 'multiplier' | 'passengers'> & {
  point: bigint | null;
  passengers: { roundId: string; shown: Passenger }[];
};
export type Last = FlightView['last'];
type PastFlights = ValueOf<typeof contract.flights>;

/** Cache time of the shared view, whatever the number of readers. */
const KEPT_MS = 500;
const SHOWN_PASSENGERS = 50;
const SHOWN_FLIGHTS = 20;

/**
 * The flight as pages show it.
 * @throws Refusal game.unavailable while there is none
 */
export function createFlightView(
  { db, events }: Pick<Platform, 'db' | 'events'>,
  clock: CrashClock,
): (memberId?: bigint) => Promise<FlightView> {
  const shared = kept(KEPT_MS, () => readShared(db));
  events.stream.subscribe(({ name }) => {
    if (name === 'crash') shared.drop();
  });
  return async (memberId) => {
    const { point, passengers: all, ...view } = await shared();
    const own = memberId === undefined ? [] : await readOwn(db, BigInt(view.round), memberId);
    const nowMs = clock.now();
    // The reader's own stakes are reported separately.
    const ownIds = new Set(own.map(({ roundId }) => roundId));
    const passengers = all.filter(({ roundId }) => !ownIds.has(roundId)).map(({ shown }) => shown);
    return { ...view, multiplier: multiplierNow(view, point, nowMs), now: Math.round(nowMs), own, passengers };
  };
}

function multiplierNow({ state, startsAt }: Pick<Shared, 'state' | 'startsAt'>, point: bigint | null, nowMs: number) {
  if (state === 'betting') return null;
  return hundredthsText(point ?? crashMultiplierAt(nowMs - startsAt));
}

interface SharedRow {
  round: string;
  state: FlightView['state'] | 'settled';
  startsAt: Date;
  crashedAt: Date | null;
  hash: string;
  returnScaled: number;
  point: bigint | null;
  place: number;
  anchor: string;
  salt: string;
  length: number;
  nextAnchor: string | null;
  players: bigint;
  cashedOut: bigint;
}

async function readShared(db: Database): Promise<Shared> {
  const row = await db.first(sql<SharedRow>`
    select f.id::text as round, f.state, f.starts_at as "startsAt", f.crashed_at as "crashedAt",
           coalesce(f.link, f.promise) as hash, f.return_scaled as "returnScaled", f.point, f.place, c.anchor, c.salt,
           c.length, (select n.anchor from originals_chains n where n.id > c.id order by n.id limit 1) as "nextAnchor",
           (select count(distinct r.member_id) from originals_rounds r where r.flight_id = f.id) as players,
           (select count(distinct r.member_id) from originals_rounds r
             where r.flight_id = f.id and r.cash_out is not null) as "cashedOut"
      from originals_flights f join originals_chains c on c.id = f.chain_id order by f.id desc limit 1`);
  if (row === undefined) throw new Refusal('game.unavailable');
  const { place, anchor, salt, length, nextAnchor, ...flight } = row;
  return {
    ...flight,
    state: row.state === 'settled' ? 'crashed' : row.state,
    startsAt: row.startsAt.getTime(),
    crashedAt: row.crashedAt?.getTime() ?? null,
    chain: { anchor, salt, length, place, nextAnchor },
    players: Number(row.players),
    cashedOut: Number(row.cashedOut),
    passengers: await readPassengers(db, BigInt(row.round)),
    last: await readLast(db),
  };
}

interface PassengerRow {
  roundId: string;
  name: string;
  stakeMinor: bigint;
  cashOut: bigint | null;
  payoutMinor: bigint | null;
}

async function readPassengers(db: Database, flightId: bigint): Promise<Shared['passengers']> {
  const rows = await db.rows(sql<PassengerRow>`
    select id as "roundId", user_name as name, stakes_minor[1] as "stakeMinor", cash_out as "cashOut",
           payout_minor as "payoutMinor"
      from originals_rounds where flight_id = ${flightId}::bigint
     order by cash_out is null, settled_at desc, stakes_minor[1] desc, id limit ${SHOWN_PASSENGERS}::int`);
  return rows.map(({ roundId, name, stakeMinor, cashOut, payoutMinor }) => ({
    roundId,
    shown: {
      name: maskName(name),
      stake: formatMinor(stakeMinor),
      cashOut: textOf(cashOut),
      payout: payoutMinor === null ? null : formatMinor(payoutMinor),
    },
  }));
}

/** The last flights that have crashed, newest first. */
export async function readLast(db: Database): Promise<Last> {
  const rows = await db.rows(sql<{ round: string; point: bigint; hash: string; returnScaled: number }>`
    select id::text as round, point, link as hash, return_scaled as "returnScaled"
      from originals_flights where point is not null
     order by id desc limit ${SHOWN_FLIGHTS}::int`);
  return rows.map(({ point, ...flight }) => ({ ...flight, multiplier: hundredthsText(point) }));
}

/** Crashed flights, newest first from before a number, with their proofs. */
export async function readPastFlights(db: Database, before = '9223372036854775807'): Promise<PastFlights> {
  const rows = await db.rows(sql<
    Omit<PastFlights[number], 'multiplier' | 'crashedAt'> & { point: bigint; crashedAt: Date }
  >`
    select f.id::text as round, f.point, f.link as hash, f.promise, f.place, c.anchor, c.salt,
           f.return_scaled as "returnScaled", f.crashed_at as "crashedAt"
      from originals_flights f join originals_chains c on c.id = f.chain_id
     where f.point is not null and f.id < ${before}::bigint
     order by f.id desc limit ${SHOWN_FLIGHTS}::int`);
  return rows.map(({ point, crashedAt, ...flight }) => ({
    ...flight,
    multiplier: hundredthsText(point),
    crashedAt: crashedAt.getTime(),
  }));
}

/** The member's stakes on a flight, by seat. */
async function readOwn(db: Database, flightId: bigint, memberId: bigint): Promise<FlightView['own']> {
  const rows = await db.rows(sql<{
    roundId: string;
    seat: number;
    stakeMinor: bigint;
    autoCashOut: string | null;
    leavesAt: bigint;
    cashOut: bigint | null;
    payoutMinor: bigint | null;
  }>`
    select id as "roundId", seat, stakes_minor[1] as "stakeMinor",
           case when not steps @> '["autoOff"]' then choices ->> 'autoCashOut' end as "autoCashOut",
           leaves_at as "leavesAt", cash_out as "cashOut", payout_minor as "payoutMinor"
      from originals_rounds where flight_id = ${flightId}::bigint and member_id = ${memberId}::bigint order by seat`);
  return rows.map(({ stakeMinor, leavesAt, cashOut, payoutMinor, ...bet }) => ({
    ...bet,
    stake: formatMinor(stakeMinor),
    leavesAt: hundredthsText(leavesAt),
    cashOut: textOf(cashOut),
    payout: payoutMinor === null ? null : formatMinor(payoutMinor),
  }));
}

export const textOf = (hundredths: bigint | null): string | null =>
  hundredths === null ? null : hundredthsText(hundredths);
