import { type Executor, sql, type Tx } from '../../platform/db/index.ts';
import type { OriginalsPlatform } from './ports.ts';
import { EVERY_DAY_SUMS } from '../../platform/operators/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import { SETUP_STEPS } from './setup-steps.ts';
import { defineRoom } from '../../platform/room.ts';
import { createAmounts } from './currency.ts';
import type { Person } from '../identity/ports.ts';
import { createAutoBets } from './actions/auto-bet.ts';
import { createJoinFlight } from './actions/join-flight.ts';
import { createLeaveFlight } from './actions/leave-flight.ts';
import { createPlayRound } from './actions/play-round.ts';
import { createRenewSecrets } from './actions/renew-secrets.ts';
import { createSettleLeft } from './actions/settle-left.ts';
import { createTakeStep } from './actions/take-step.ts';
import { auditRounds } from './audit.ts';
import { readBetNotes } from './bet-notes.ts';
import { chainContext, createChains } from './crash/chain.ts';
import { createCrashDriver } from './crash/driver.ts';
import { createFlightView } from './crash/state.ts';
import { createDesk } from './desk/index.ts';
import { createGameSettings } from './games.ts';
import type { Originals } from './index.ts';
import { createLive } from './live.ts';
import { exportedRounds, listRounds } from './repository.ts';
import { replayRounds } from './replay.ts';
import { auditReturns, createReturns } from './returns.ts';
import { createRoutes } from './routes.ts';
import { createOriginalsPack } from './pack.ts';
import { openPast } from './past.ts';
import { addMissingGames } from './usual-games.ts';
import { createSeeds, seedContext } from './seeds.ts';
import { readLeastStakes, readOwnStakes } from './stakes.ts';

const LEFT_EVERY_MS = 5000;
const CLOCK_EVERY_MS = 10_000;
/** Longest pause; the process knows when a step is due, and does not query the database before. */
const CRASH_EVERY_MS = 1000;
/** Maximum number of rounds in a member's data export, as of bets. With more, it states that it is incomplete. */
const EXPORTED = 50_000;

const SEALED = [
  {
    table: 'originals_seeds',
    column: 'sealed_server_seed',
    keys: ['id', 'server_seed_hash'],
    contextOf: (_id = '', hash = '') => seedContext(hash),
    only: sql`sealed_server_seed is not null`,
  },
  {
    table: 'originals_next_seeds',
    column: 'sealed_server_seed',
    keys: ['server_seed_hash'],
    contextOf: seedContext,
  },
  { table: 'originals_chains', column: 'sealed_seed', keys: ['anchor'], contextOf: chainContext },
];

export const originals = defineRoom({ name: 'originals', create: createOriginals });

function createOriginals(platform: OriginalsPlatform) {
  const { db, log, secrets, ages, site } = platform;
  const settings = createGameSettings(db, site);
  const seeds = createSeeds(db, secrets);
  const settleLeft = createSettleLeft(db, seeds);
  const chains = createChains(db, secrets);
  const crash = createCrashDriver(platform, settings, chains);
  const playRound = createPlayRound(platform, settings, seeds);
  const autoBets = createAutoBets(db, settings, playRound);
  const returns = createReturns(platform);
  const door: Originals = { settleLeft, driveCrash: crash.drive, renewSecrets: createRenewSecrets(db, seeds) };
  return {
    door,
    answers: {
      amounts: createAmounts(platform),
      betNotes: (executor: Executor, memberId: bigint, betIds: readonly string[]) =>
        readBetNotes(executor, { seeds, log }, memberId, betIds),
      leastStakes: readLeastStakes,
      ownStakes: readOwnStakes,
      past: { openPast: (tx: Tx) => openPast(tx, settings, secrets) },
      person: createPerson(db),
      setup: SETUP_STEPS,
    },
    routes: createRoutes(db, settings, seeds, ages, {
      playRound,
      autoBets,
      takeStep: createTakeStep(platform, settings, seeds),
      joinFlight: createJoinFlight(platform, settings),
      leaveFlight: createLeaveFlight(db, settings, chains, crash.clock),
      flightNow: createFlightView(platform, crash.clock),
      live: createLive(db, settings),
    }),
    jobs: [
      { name: 'originals-left', everyMs: LEFT_EVERY_MS, run: settleLeft },
      { name: 'originals-auto', everyMs: LEFT_EVERY_MS, run: autoBets.endLeft },
      {
        name: 'crash-clock',
        everyMs: CLOCK_EVERY_MS,
        isLocal: true,
        run: async () => (await crash.readClock(), false),
      },
      { name: 'originals-crash', everyMs: CRASH_EVERY_MS, run: crash.run },
      { name: 'originals-returns', ...EVERY_DAY_SUMS, run: returns.addNext },
    ],
    desk: createDesk(platform, settings, seeds),
    prepare: () => addMissingGames(db),
    replay: (since: Date, after: string | null) => replayRounds(db, since, after),
    audits: [
      { name: 'originals', run: () => auditRounds(db, seeds) },
      { name: 'originals-returns', run: async () => auditReturns(db, await site.timeZone()) },
    ],
    sealed: SEALED,
    pack: [createOriginalsPack(platform, settings)],
  };
}

function createPerson(db: OriginalsPlatform['db']): Pick<Person, 'mayClose' | 'export'> {
  return {
    mayClose: async (tx, { memberId }) => {
      const { list } = await listRounds(tx, memberId, { isOpen: true, offset: 0, limit: 1 });
      if (list.length > 0) throw new Refusal('round.open');
    },
    export: async ({ memberId }) => {
      const list = await exportedRounds(db, memberId, EXPORTED + 1);
      return {
        roundsComplete: list.length <= EXPORTED,
        rounds: list.slice(0, EXPORTED).map(({ id, code, stakesMinor, payoutMinor, placedAt }) => ({
          id,
          game: code,
          stakesMinor,
          payoutMinor: payoutMinor === null ? null : String(payoutMinor),
          placedAt: placedAt.toISOString(),
        })),
      };
    },
  };
}
