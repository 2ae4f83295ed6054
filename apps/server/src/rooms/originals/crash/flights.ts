import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import type { FlightPlace } from './chain.ts';

/** A flight as stored; times in epoch ms of the database's clock, multipliers in hundredths. */
export interface Flight extends FlightPlace {
  id: bigint;
  state: 'betting' | 'flying' | 'crashed' | 'settled';
  promise: string;
  startsAtMs: number;
  crashedAtMs: number | null;
  point: bigint | null;
  link: string | null;
  /** Whether any stake has not been cashed out yet. */
  hasOpen: boolean;
}

const FLIGHT = sql`
  select f.id, f.chain_id as "chainId", f.place, f.return_scaled::bigint as "returnScaled", f.state, f.promise,
         (extract(epoch from f.starts_at) * 1000)::float8 as "startsAtMs",
         (extract(epoch from f.crashed_at) * 1000)::float8 as "crashedAtMs", f.point, f.link,
         exists (select 1 from originals_rounds r where r.flight_id = f.id and r.state = 'open') as "hasOpen"
    from originals_flights f`;

/** The current flight, with the database's time; undefined between two flights. */
export async function findFlight(
  executor: Executor,
): Promise<{ flight: Flight | undefined; nowMs: number; atMs: number; tookMs: number }> {
  const askedAtMs = Date.now();
  const { nowMs, ...found } = await executor.one(sql<(Flight | { id: null }) & { nowMs: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::float8 as "nowMs", now.*
      from (select 1) one left join (${FLIGHT} where f.state <> 'settled') now on true`);
  const tookMs = Date.now() - askedAtMs;
  return { flight: found.id === null ? undefined : (found as Flight), nowMs, atMs: askedAtMs + tookMs / 2, tookMs };
}

/**
 * Locks the flight for the process that takes its next step; undefined when there is none or another process holds it.
 */
export function claimFlight(tx: Tx): Promise<Flight | undefined> {
  return tx.first(sql<Flight>`${FLIGHT} where f.state <> 'settled' for no key update of f skip locked`);
}

/** Whether there is no current flight. Until the transaction ends no other process can open one. */
export async function mayOpen(tx: Tx): Promise<boolean> {
  await tx.run(sql`select pg_advisory_xact_lock(originals_flight_lock(0))`);
  return tx.value(sql<boolean>`select not exists (select 1 from originals_flights where state <> 'settled')`);
}

/** Whether any stake on a flight is still open. */
export async function hasOpen(tx: Tx, id: bigint): Promise<boolean> {
  return tx.value(sql<boolean>`
    select exists (select 1 from originals_rounds where flight_id = ${id}::bigint and state = 'open') as open`);
}

/** Opens the next flight; call only after `mayOpen` returned true. */
export function openFlight(
  tx: Tx,
  { chainId, place, promise, returnScaled }: FlightPlace & { promise: string },
  startsInMs: number,
): Promise<{ id: bigint; startsAtMs: number }> {
  return tx.one(sql<{ id: bigint; startsAtMs: number }>`
    insert into originals_flights (chain_id, place, return_scaled, promise, starts_at)
    values (${chainId}::bigint, ${place}::int, ${returnScaled}::int, ${promise},
      clock_timestamp() + ${startsInMs}::int * interval '1 ms')
    returning id, (extract(epoch from starts_at) * 1000)::float8 as "startsAtMs"`);
}

/**
 * Takes off once no stake is being processed any more. A late take-off moves the start of the flight, so that players
 * miss no part of it.
 */
export async function takeOff(tx: Tx, id: bigint, graceMs: number): Promise<number> {
  await tx.run(sql`select pg_advisory_xact_lock(originals_flight_lock(${id}::bigint))`);
  return tx.value(sql<number>`
    update originals_flights
       set state = 'flying', starts_at = case when clock_timestamp() - starts_at > ${graceMs}::int * interval '1 ms'
                                              then clock_timestamp() else starts_at end
     where id = ${id}::bigint returning (extract(epoch from starts_at) * 1000)::float8`);
}

/** Records the crash, the given number of ms after the start, and reveals the link. */
export async function noteCrash(
  tx: Tx,
  id: bigint,
  { link, point }: { link: string; point: bigint },
  elapsedMs: number,
): Promise<void> {
  await tx.run(sql`
    update originals_flights
       set state = 'crashed', link = ${link}, point = ${point}::bigint,
           crashed_at = starts_at + ${elapsedMs}::int * interval '1 ms'
     where id = ${id}::bigint`);
}

/** Gives the open stakes without an automatic cash-out one at this multiplier, in hundredths. */
export async function setCashOut(tx: Tx, id: bigint, at: bigint): Promise<void> {
  await tx.run(sql`
    update originals_rounds set leaves_at = ${at}::bigint
     where flight_id = ${id}::bigint and state = 'open' and leaves_at > ${at}::bigint
       and (choices ->> 'autoCashOut' is null or steps @> '["autoOff"]')`);
}

/** Settles a chunk of the stakes of a flight with `originals_land_rounds`. @returns whether more may wait */
export async function landRounds(
  tx: Tx,
  id: bigint,
  { reached, forcedAt = null, all = false }: { reached: bigint; forcedAt?: bigint | null; all?: boolean },
): Promise<boolean> {
  const { landed } = await tx.one(
    sql<{ landed: number }>`
    select originals_land_rounds(${id}::bigint, ${reached}::bigint, ${forcedAt}::bigint, ${all}, ${CHUNK}::int)
      as landed`,
    { wakes: ['outbox', 'stream'] },
  );
  return landed === CHUNK;
}

const CHUNK = 500;

/** Real money that a flight has paid, and the stakes still on it; minor units. */
export function liabilityOf(executor: Executor, id: bigint, playMoney: string) {
  return executor.one(sql<{ paidMinor: bigint; inMinor: bigint }>`
    select coalesce(sum(payout_minor), 0)::bigint as "paidMinor",
           coalesce(sum(stakes_minor[1]) filter (where state = 'open'), 0)::bigint as "inMinor"
      from originals_rounds where flight_id = ${id}::bigint and asset <> ${playMoney}`);
}
