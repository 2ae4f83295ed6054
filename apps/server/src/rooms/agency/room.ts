import type { Executor, Tx } from '../../platform/db/index.ts';
import { agentDecided } from '../../platform/events/index.ts';
import type { AgencyPlatform } from './ports.ts';
import { Refusal } from '../../platform/refusal.ts';
import { defineRoom } from '../../platform/room.ts';
import { amounts } from './currency.ts';
import type { Person } from '../identity/ports.ts';
import { createApplicationRoutes, createFeedbackListener } from './applications/application-routes.ts';
import { exportApplications, leaveTeam } from './applications/personal.ts';
import { createContractRoutes } from './contracts/contract-routes.ts';
import { auditBills } from './contracts/correction-rows.ts';
import { createSettlement } from './contracts/settle.ts';
import { addDays, startOfDay, today } from './days.ts';
import { createDesk } from './desk/index.ts';
import { createExportRoute } from './figures/export.ts';
import { createListeners } from './figures/listeners.ts';
import { createTeamRoutes } from './figures/team-routes.ts';
import type { Agency } from './index.ts';
import { agentOfCode } from './links/link-rows.ts';
import { createLinkRoutes } from './links/link-routes.ts';
import { maskAccount } from '../../platform/mask-account.ts';
import { createPresence } from './presence.ts';
import { auditRebates, createRebatePayments } from './rebates/pay-rebates.ts';
import { createRebateRoutes } from './rebates/rebate-routes.ts';
import { createTemplatesPack } from './desk/template-pack.ts';
import { seedTeam } from './seed.ts';
import type { AgencyServices } from './services.ts';
import { createTransfersPack } from './transfers/transfer-pack.ts';
import { createTransferRoutes } from './transfers/transfer-routes.ts';
import { refusalOf } from './transfers/transfer-rows.ts';
import { keepDemonstrationBets, replayDemonstration } from './demonstration-bets.ts';
import { GAMES_WITHOUT_ROUNDS } from './demonstration-games.ts';
import { createTreeMembers } from './tree/members.ts';
import { addSights, type Sight } from './tree/tree-rows.ts';
import { isBelow } from './tree/tree-rows.ts';

const PRESENCE_EVERY_MS = 10_000;
const BILLS_EVERY_MS = 60_000;

export const agency = defineRoom({ name: 'agency', create: createAgency });

function createAgency(platform: AgencyPlatform) {
  const { config, db, gameName, site, wallet, identity, people, protection } = platform;
  const zoneOf = (executor: Executor) => site.timeZone(executor);
  const members = createTreeMembers(db, people, zoneOf);
  const presence = createPresence(db, zoneOf);
  // Names of a page share one query: concurrent callers get the same promise.
  let naming: Promise<boolean> | undefined;
  const showsNames = () => (naming ??= site.isOn('AGENAMES3').finally(() => (naming = undefined)));
  const services: AgencyServices = {
    platform,
    wallet,
    identity,
    protection,
    members,
    presence,
    zoneOf,
    instantsOf: ({ from, to }, zone) => ({ from: startOfDay(from, zone), to: startOfDay(addDays(to, 1), zone) }),
    isMasked: async () => !(await showsNames()),
    showAccount: async (account) => ((await showsNames()) ? account : maskAccount(account)),
    gameName,
    isOn: (flag) => site.isOn(flag),
    requireFlag: async (flag) => {
      if (!(await site.isOn(flag))) throw new Refusal('module.disabled');
    },
  };

  const door: Agency = { isBelow };
  const person: Pick<Person, 'erase' | 'export'> = {
    erase: async (tx, memberId) => leaveTeam(tx, memberId, today(await zoneOf(tx))),
    export: ({ memberId }) => exportApplications(db, memberId),
  };
  return {
    door,
    answers: {
      amounts,
      person,
      noteCall: presence.note,
      inviterOf: agentOfCode,
      withdrawalRefusal: refusalOf,
      past: {
        games: GAMES_WITHOUT_ROUNDS,
        keepBets: keepDemonstrationBets,
        addSights: async (tx: Tx, sights: readonly Sight[]) => {
          await members.ensure(tx, [...new Set(sights.map(({ memberId }) => BigInt(memberId)))]);
          await addSights(tx, sights, await zoneOf(tx));
        },
        addTeam: (tx: Tx, setClock: (ms: number) => Promise<void>) => seedTeam(tx, services, setClock),
      },
    },
    replay: (since: Date, after: string | null) => replayDemonstration(db, since, after),
    routes: [
      ...createTeamRoutes(services),
      createExportRoute(services),
      ...createLinkRoutes(services),
      ...createContractRoutes(services),
      ...createRebateRoutes(services),
      ...createTransferRoutes(services),
      ...createApplicationRoutes(services),
    ],
    listeners: [...createListeners(members, zoneOf), createFeedbackListener(services)],
    events: [agentDecided],
    jobs: [
      {
        name: 'team-presence',
        everyMs: PRESENCE_EVERY_MS,
        isLocal: true,
        run: async () => (await presence.save(), false),
      },
      { name: 'team-bills', everyMs: BILLS_EVERY_MS, run: () => createSettlement(services).run() },
      { name: 'team-rebates', everyMs: BILLS_EVERY_MS, run: () => createRebatePayments(services).run() },
    ],
    audits: [
      { name: 'rebates of agents', run: () => auditRebates(db) },
      { name: 'bills of agents', run: () => auditBills(db) },
    ],
    desk: createDesk(services),
    pack: [createTemplatesPack(), createTransfersPack(platform)],
    seed: async (tx: Tx) => {
      // A past adds the team when the clock of the transaction is its own.
      if (config.seedDays === 0) await seedTeam(tx, services);
    },
    prepare: () => members.fill(),
  };
}
