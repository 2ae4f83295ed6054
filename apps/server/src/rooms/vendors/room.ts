import { type Listener, on, playPaused, sessionEnded } from '../../platform/events/index.ts';
import type { VendorsPlatform, VendorsStart } from './ports.ts';
import { defineRoom } from '../../platform/room.ts';
import type { Person } from '../identity/ports.ts';
import { Refusal } from '../../platform/refusal.ts';
import { createAsked, pruneAsked } from './asked.ts';
import { auditFreeWins, auditOperations, auditTransfers } from './audit.ts';
import { SEALED_KEYS } from './connections/keys.ts';
import { pruneKeys } from './connections/rows.ts';
import { createConnections } from './connections/store.ts';
import { amounts } from './currency.ts';
import { createDesk } from './desk/index.ts';
import { createJackpotFeed } from './feeds/jackpots.ts';
import { createReconciliation } from './feeds/reconcile.ts';
import { createFreeRoundGames } from './free-rounds/games.ts';
import { giveDemonstration } from './free-rounds/demonstration.ts';
import { createBonusOfWins } from './free-rounds/bonus-of-wins.ts';
import { beginCancelOf } from './free-rounds/grants.ts';
import { createFreeRounds } from './free-rounds/promise.ts';
import { createFreeRoundRoute } from './free-rounds/route.ts';
import { createTeller } from './free-rounds/notify-vendor.ts';
import { createCallbackPlugin } from './gateway/callbacks.ts';
import { createCore } from './gateway/core.ts';
import { createHealth, pruneHealth } from './health.ts';
import type { Vendors } from './index.ts';
import { createLaunch } from './launch/launch-game.ts';
import { endAllSessions, endSessionsOf, forgetEndedLogins } from './launch/sessions.ts';
import { createGamesPack } from './pack/games.ts';
import { createVendorsPack } from './pack/vendors.ts';
import { replayBets } from './replay.ts';
import { createRoutes } from './routes.ts';
import { awaitsWin } from './unsettled.ts';
import { makeHoldersDue } from './wallets/due-holders.ts';
import { knownBalances, vendorsInDoubt } from './wallets/transfer-rows.ts';
import { createVendorWallets } from './wallets/wallets.ts';

const TRANSFERS_EVERY_MS = 5000;
const MONEY_BACK_EVERY_MS = 3000;
const FEEDS_EVERY_MS = 5000;
const HEALTH_EVERY_MS = 5000;
const PRUNE_EVERY_MS = 3_600_000;

const PERSON: Pick<Person, 'equip' | 'mayClose' | 'erase'> = {
  equip: async (tx, { memberId, asset, as }) => {
    if (as === 'demonstration') await giveDemonstration(tx, memberId, asset);
  },
  mayClose: async (tx, { memberId }) => {
    const held = [...(await knownBalances(tx, memberId)).values()].some((minor) => minor > 0n);
    if (held || (await vendorsInDoubt(tx, memberId)).size > 0) throw new Refusal('account.balance.left');
    if (await awaitsWin(tx, memberId)) throw new Refusal('account.bets.open');
  },
  erase: async (tx, memberId) => {
    await endAllSessions(tx, memberId);
    await beginCancelOf(tx, memberId);
  },
};

const SESSIONS_HEARD: Listener = {
  name: 'vendor-sessions',
  subscriptions: [
    on(sessionEnded, (tx, events) =>
      endSessionsOf(
        tx,
        events.map(({ payload }) => payload.sessionId),
      ),
    ),
    on(playPaused, async (tx, events) => {
      const memberIds = events.flatMap(({ memberId }) => memberId ?? []);
      for (const memberId of memberIds) await endAllSessions(tx, memberId);
      await makeHoldersDue(tx, memberIds);
    }),
  ],
};

export const vendors = defineRoom({ name: 'vendors', create: createVendors });

function createVendors(start: VendorsStart) {
  const connections = createConnections(start);
  const platform: VendorsPlatform = { ...start, settingsOf: connections.settingsOf };
  const { db } = platform;
  const rooms = platform;
  const health = createHealth(platform);
  const asked = createAsked(db);
  const reconciliation = createReconciliation(platform, rooms.catalogue);
  const askJackpots = createJackpotFeed(platform, rooms.catalogue);
  const wallets = createVendorWallets(platform, rooms.catalogue, rooms.wallet, asked);
  const games = createFreeRoundGames(platform, rooms.catalogue);
  const freeRounds = createFreeRounds(platform, rooms.protection, games);
  const readAgain = () => {
    for (const refresh of [connections.refresh, rooms.catalogue.refresh])
      refresh().catch((error: unknown) => platform.log.error({ err: error }, 'a new connection could not be read'));
  };
  const door: Vendors = {
    checkTransfers: wallets.checkTransfers,
    reconcile: reconciliation.run,
    frameOrigins: connections.frameOrigins,
  };
  return {
    door,
    answers: { amounts, freeRounds: freeRounds.reward, person: PERSON },
    routes: [
      ...createRoutes(db, createLaunch(platform, rooms, wallets, asked), wallets),
      createFreeRoundRoute(db, rooms.catalogue),
    ],
    desk: createDesk(platform, rooms.catalogue, { connections, reconciliation, freeRounds, games }),
    jobs: [
      { name: 'vendor-transfers', everyMs: TRANSFERS_EVERY_MS, run: wallets.checkTransfers },
      { name: 'vendor-money-back', everyMs: MONEY_BACK_EVERY_MS, run: async () => (await wallets.fetchBack(), false) },
      { name: 'vendor-free-rounds', everyMs: TRANSFERS_EVERY_MS, ...createTeller(platform, games) },
      { name: 'vendor-free-wins', everyMs: TRANSFERS_EVERY_MS, run: createBonusOfWins(platform) },
      { name: 'vendor-jackpots', everyMs: FEEDS_EVERY_MS, run: async () => (await askJackpots(), false) },
      { name: 'vendor-reports', everyMs: FEEDS_EVERY_MS, run: async () => (await reconciliation.runDue(), false) },
      { name: 'vendor-health', everyMs: HEALTH_EVERY_MS, isLocal: true, run: async () => (await health.save(), false) },
      { name: 'vendor-asked', everyMs: HEALTH_EVERY_MS, isLocal: true, run: async () => (await asked.save(), false) },
      { name: 'vendor-ended-logins', everyMs: PRUNE_EVERY_MS, run: async () => (await forgetEndedLogins(db), false) },
      { name: 'vendor-health-old', everyMs: PRUNE_EVERY_MS, run: async () => (await pruneHealth(db), false) },
      connections.job,
      { name: 'vendor-keys-old', everyMs: PRUNE_EVERY_MS, run: async () => (await pruneKeys(db), false) },
      { name: 'vendor-asked-old', everyMs: PRUNE_EVERY_MS, run: async () => (await pruneAsked(db), false) },
    ],
    pack: [createVendorsPack(platform, readAgain), createGamesPack(platform, readAgain)],
    sealed: [SEALED_KEYS],
    prepare: connections.refresh,
    audits: [
      { name: 'vendor-transfers', run: () => auditTransfers(db) },
      { name: 'vendor-operations', run: () => auditOperations(db) },
      { name: 'vendor-free-wins', run: () => auditFreeWins(db) },
    ],
    plugin: createCallbackPlugin(platform, createCore(platform, rooms.catalogue), health),
    replay: (since: Date, after: string | null) => replayBets(platform, since, after),
    listeners: [SESSIONS_HEARD],
  };
}
