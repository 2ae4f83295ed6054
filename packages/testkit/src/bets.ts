import { createHash, randomUUID } from 'node:crypto';
import { sql } from '@fairlot/server/platform/db/index';
import { seedContext } from '@fairlot/server/rooms/originals/seeds';
import type { TestApp } from './app.ts';
import type { TestMember } from './members.ts';

/** Default game of the tests' bets, as events identify it. */
export const DICE = {
  source: 'original',
  product: 'originals',
  vendor: null,
  gameId: 'dice',
  gameName: 'Dice',
  roundId: null,
} as const;

interface Stake {
  betId: string;
  memberId: bigint;
  /** Whole stake in minor units. */
  stakeMinor: string;
  /** Bonus money included in it, in minor units. */
  bonusMinor?: string;
  /** Epoch ms; now when absent. */
  at?: number;
}

/** The payload of `bet.placed` without game and asset, for a bet in which only the stake matters. */
export const stakeOf = ({ memberId, bonusMinor = '0', at = Date.now(), ...bet }: Stake) => ({
  ...bet,
  memberId: String(memberId),
  bonusMinor,
  at,
  play: null,
  oddsScaled: null,
  detail: null,
  detailUrl: null,
});

/** Opens a flight of crash that takes stakes until the end of the test, however slow the machine is. */
export async function holdFlight({ rooms, platform: { db } }: TestApp): Promise<void> {
  while (await rooms.originals.driveCrash());
  await db.run(sql`
    update originals_flights set starts_at = clock_timestamp() + interval '1 hour' where state = 'betting'`);
}

/** Begins a pair of seeds of the in-house games with a known server seed: the client seed decides the rounds. */
export async function beginPair(app: TestApp, member: TestMember, clientSeed: string): Promise<void> {
  const serverSeed = new Uint8Array(32).fill(7);
  const hash = createHash('sha256').update(serverSeed).digest('hex');
  const url = '/lgw/originals/seeds';
  const headers = { ...member.headers, 'idempotency-key': randomUUID() };
  await app.server.inject({ url, headers });
  await app.platform.db.run(sql`
    update originals_next_seeds
       set server_seed_hash = ${hash},
           sealed_server_seed = ${app.platform.secrets.seal(serverSeed, seedContext(hash))}::bytea
     where member_id = ${member.memberId}::bigint`);
  await app.server.inject({ method: 'POST', url, headers, payload: { clientSeed } });
}
