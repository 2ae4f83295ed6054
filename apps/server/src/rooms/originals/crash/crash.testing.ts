import type { originals as contract, ValueOf } from '@fairlot/contract';
import { crashChain, crashWord, fromHex } from '@fairlot/fairness';
import { crashElapsedMs, pointHundredths } from '@fairlot/game-maths';
import type { TestApp, TestMember } from '@fairlot/testkit';
import { sql } from '../../../platform/db/index.ts';
import { call, play, step } from '../originals.testing.ts';

export type View = ValueOf<typeof contract.flight>;

/** The flight as a member sees it. */
export const look = async (app: TestApp, member: TestMember) =>
  (await call<View>(app, member, 'GET', '/lgw/originals/crash')).value;

export const stake = (app: TestApp, member: TestMember, autoCashOut: string | null, amount?: string, key?: string) =>
  play(app, member, 'crash', { autoCashOut }, amount, key);

/** Stakes on one of the member's two seats. */
export const stakeOn = (
  app: TestApp,
  member: TestMember,
  seat: 1 | 2,
  autoCashOut: string | null,
  amount?: string,
  key?: string,
) => play(app, member, 'crash', { autoCashOut, seat }, amount, key);

export const cashOut = (app: TestApp, member: TestMember, roundId: string, key?: string) =>
  step(app, member, 'crash', roundId, 'cashOut', key);

/** Takes every step that is due. */
export async function drive(app: TestApp): Promise<void> {
  while (await app.rooms.originals.driveCrash());
}

/** Opens a flight that takes stakes for an hour, and returns its number. */
export async function openFlight(app: TestApp): Promise<bigint> {
  for (;;) {
    await drive(app);
    const now = await app.platform.db.first(sql<{ id: bigint; state: string }>`
      select id, state from originals_flights where state <> 'settled'`);
    if (now?.state === 'betting') {
      await moveFlight(app, now.id, 3_600_000);
      return now.id;
    }
    if (now !== undefined) await moveFlight(app, now.id, -3_600_000);
  }
}

/** Moves the start of a flight to the given number of ms from now. */
export async function moveFlight(app: TestApp, id: bigint, startsInMs: number): Promise<void> {
  await app.platform.db.run(sql`
    update originals_flights
       set starts_at = clock_timestamp() + ${startsInMs}::int * interval '1 ms',
           crashed_at = crashed_at - interval '1 hour'
     where id = ${id}::bigint`);
}

/** Starts the flight and moves it to a multiplier, or past its crash if none is given. */
export async function fly(app: TestApp, id: bigint, hundredths?: bigint): Promise<void> {
  await moveFlight(app, id, 0);
  await drive(app);
  await moveFlight(app, id, hundredths === undefined ? -3_600_000 : -crashElapsedMs(hundredths));
  await drive(app);
}

/** Opens a flight for stakes that will reach a wanted point; other flights are flown before it. */
export async function openFlightTo(app: TestApp, isGood: (point: bigint) => boolean): Promise<Opened> {
  for (;;) {
    const id = await openFlight(app);
    const point = await pointOf(app, id);
    if (isGood(point)) return { id, point };
    await fly(app, id);
  }
}

export interface Opened {
  id: bigint;
  /** Hundredths. */
  point: bigint;
}

const links = new Map<string, Uint8Array[]>();

/** Returns the point, which is secret before the crash. */
async function pointOf({ platform: { db, secrets } }: TestApp, id: bigint): Promise<bigint> {
  const chain = await db.one(sql<{ place: number; sealed: Uint8Array; anchor: string; length: number; salt: string }>`
    select f.place, c.sealed_seed as sealed, c.anchor, c.length, c.salt
      from originals_flights f join originals_chains c on c.id = f.chain_id where f.id = ${id}::bigint`);
  const seed = secrets.open(chain.sealed, `originals-chain|${chain.anchor}`);
  const known = links.get(chain.anchor) ?? Array.from(crashChain(seed, chain.length));
  links.set(chain.anchor, known);
  const link = known[chain.length - 1 - chain.place];
  if (link === undefined) throw new Error('the chain has no link at this position');
  return pointHundredths(crashWord(link, fromHex(chain.salt)));
}
