import { vendorsDesk as contract } from '@fairlot/contract';
import { type BoundRoute, route } from '../../../platform/http/index.ts';
import type { VendorsPlatform } from '../ports.ts';
import { audited, type Desk } from '../../../platform/operators/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Catalogue } from '../../catalogue/index.ts';
import type { Connections } from '../connections/store.ts';
import type { FreeRoundGames } from '../free-rounds/games.ts';
import type { FreeRounds } from '../free-rounds/promise.ts';
import type { Reconciliation } from '../feeds/reconcile.ts';
import { ERROR_ALARM, LATE_WIN_ALARM, SILENCE_ALARM } from './alarms.ts';
import { createConnectionDesk } from './connections.ts';
import { createFreeRoundDesk } from './free-rounds.ts';
import { createGameDesk } from './games.ts';
import { createLateWinDesk } from './late-wins.ts';
import { createVendorLimits } from './limits.ts';
import { VENDORS_CARD } from './member-card.ts';
import { createOwnGames } from './own-games.ts';
import { createVendorsReport } from './report.ts';
import { createRepairs } from '../repairs/repair.ts';
import { VENDOR_ROUND_RISKS } from './risks.ts';
import { readRuns } from './runs.ts';
import { createVendorSearch } from './search.ts';
import { accountsOf, healthLines, readDifferences, readOpenBets, readParked } from './figures.ts';
import { readConnected } from './connected.ts';

interface Parts {
  connections: Connections;
  reconciliation: Reconciliation;
  freeRounds: FreeRounds;
  games: FreeRoundGames;
}

/** Operators' views of vendors and actions on them. */
export function createDesk(
  platform: VendorsPlatform,
  catalogue: Catalogue,
  { connections, reconciliation, freeRounds, games }: Parts,
): Desk {
  const { db } = platform;
  const readNames = async () =>
    new Map((await catalogue.listVendors()).map(({ code, displayName }) => [code, displayName]));
  const repairs = createRepairs(platform);
  const freeRoundDesk = createFreeRoundDesk(platform, freeRounds, games);
  const limits = createVendorLimits(platform);
  const gameDesk = createGameDesk(platform, catalogue, limits);
  const ownGames = createOwnGames(platform, catalogue);
  const connectionDesk = createConnectionDesk(platform, catalogue, connections);
  return {
    permissions: [
      { permission: 'vendors.read', roles: ['admin', 'risk', 'finance', 'support', 'content'] },
      { permission: 'vendors.reconcile', roles: ['admin', 'finance'] },
      { permission: 'vendors.grant', roles: ['admin', 'finance'] },
      { permission: 'vendors.repair', roles: ['admin', 'finance'] },
      { permission: 'vendors.games', roles: ['admin', 'content'] },
      { permission: 'vendors.stakes', roles: ['admin', 'risk'] },
      { permission: 'vendors.connect', roles: ['admin'] },
    ],
    lists: freeRoundDesk.lists,
    approvals: [
      ...freeRoundDesk.approvals,
      ...repairs.approvals,
      ...gameDesk.approvals,
      ownGames.approval,
      ...connectionDesk.approvals,
      limits.approval,
    ],
    memberCards: [VENDORS_CARD],
    reports: [createVendorsReport(catalogue.vendorName)],
    risks: [VENDOR_ROUND_RISKS],
    search: [createVendorSearch(catalogue)],
    alarms: [ERROR_ALARM, SILENCE_ALARM, LATE_WIN_ALARM],
    health: [
      {
        permission: 'vendors.read',
        read: async () => {
          const names = await readNames();
          return healthLines(db, (code) => names.get(code) ?? code);
        },
      },
    ],
    routes: [
      ...freeRoundDesk.routes,
      ...repairs.routes,
      ...gameDesk.routes,
      ...ownGames.routes,
      ...connectionDesk.routes,
      ...createLateWinDesk(platform, catalogue, limits),
      route(contract.health, ({ query: { minutes = '60' } }) => readConnected(platform, catalogue, Number(minutes))),
      ...openItemRoutes(platform, reconciliation),
    ],
  };
}

/** Open items of a vendor, and the reconciliation of its report. */
function openItemRoutes(platform: VendorsPlatform, reconciliation: Parts['reconciliation']): BoundRoute[] {
  const { db, settingsOf } = platform;
  return [
    route(contract.waiting, async ({ params: { code } }) => {
      const where = { vendor: code, isSeamless: settingsOf(code)?.protocol !== 'transfer' };
      const [parked, openBets, differences] = [
        await readParked(db, where),
        await readOpenBets(db, where),
        await readDifferences(db, where),
      ];
      const named = await accountsOf(platform, [...parked, ...openBets, ...differences]);
      return {
        parked: parked.map(named),
        openBets: openBets.map(named),
        differences: differences.map(named),
        runs: await readRuns(db, code),
      };
    }),
    route(contract.reconcile, async ({ operator, ip, params: { code }, body: { reason, hours = 24 } }) => {
      if (settingsOf(code) === undefined) throw new Refusal('not.found');
      // The vendor is called before the transaction of the trail.
      const found = await reconciliation.run(code, hours);
      return audited(platform, { operator, ip }, async () => ({
        value: found,
        trail: { action: 'vendor.reconciled', object: `vendor:${code}`, reason, after: { hours, ...found } },
      }));
    }),
  ];
}
