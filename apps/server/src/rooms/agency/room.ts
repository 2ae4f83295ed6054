import type { Executor } from '../../platform/db/index.ts';
import { agentDecided } from '../../platform/events/index.ts';
import type { Platform } from '../../platform/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type BuiltRoom, defineRoom } from '../../platform/room.ts';
import type { Identity } from '../identity/index.ts';
import type { Protection } from '../protection/index.ts';
import type { Wallet } from '../wallet/index.ts';
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
import { seedTeam } from './seed.ts';
import type { AgencyServices } from './services.ts';
import { createTransferRoutes } from './transfers/transfer-routes.ts';
import { refusalOf } from './transfers/transfer-rows.ts';
import { replayDemonstration } from './demonstration-bets.ts';
import { createTreeMembers } from './tree/members.ts';
import { isBelow } from './tree/tree-rows.ts';

const PRESENCE_EVERY_MS = 10_000;
const BILLS_EVERY_MS = 60_000;

/**
 * Pages of agents that the merchant opens (Z-89), whether settlements of dividends and of salaries wait for two
 * operators, and whether uppers see login names whole.
 */
const FLAGS = {
  AGEPAG: true,
  AGETEAMPNL3: true,
  DOWNMAN: true,
  TEAMBETTING3: true,
  REGCEN: true,
  AGEREBATE3: true,
  TEAMREB3: true,
  DIVIDEND3: false,
  AGEDIVAPP3: true,
  AGESALAPP3: false,
  AGETRANS3: false,
  AGENAMES3: false,
};

/** Both are forbidden where the market has no rule for them. */
const FLAG_LAWS = { DIVIDEND3: 'dividendsFromLosses', AGETRANS3: 'playerTransfers' } as const;

export const agency = defineRoom({ name: 'agency', create: createAgency });

function createAgency(
  platform: Platform,
  { wallet, identity, protection }: { wallet: Wallet; identity: Identity; protection: Protection },
): BuiltRoom<Agency> {
  const { db, collected } = platform;
  const site = () => collected.provider('site');
  const zoneOf = (executor: Executor) => site().timeZone(executor);
  const members = createTreeMembers(db, identity, zoneOf);
  const presence = createPresence(db, zoneOf);
  // A page of names asks once: who asks while an answer is under way gets the same.
  let naming: Promise<boolean> | undefined;
  const showsNames = () =>
    (naming ??= site()
      .isOn('AGENAMES3')
      .finally(() => (naming = undefined)));
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
    gameName: collected.gameName,
    isOn: (flag) => site().isOn(flag),
    demandFlag: async (flag) => {
      if (!(await site().isOn(flag))) throw new Refusal('module.disabled');
    },
  };

  return {
    door: { isBelow },
    flags: FLAGS,
    flagLaws: FLAG_LAWS,
    replay: (since, after) => replayDemonstration(db, since, after),
    controlFlags: ['AGEDIVAPP3', 'AGESALAPP3'],
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
    person: {
      erase: async (tx, memberId) => leaveTeam(tx, memberId, today(await zoneOf(tx))),
      export: ({ memberId }) => exportApplications(db, memberId),
    },
    seen: presence.note,
    inviterOf: agentOfCode,
    jobs: [
      { name: 'team-presence', everyMs: PRESENCE_EVERY_MS, run: async () => (await presence.save(), false) },
      { name: 'team-bills', everyMs: BILLS_EVERY_MS, run: () => createSettlement(services).run() },
      { name: 'team-rebates', everyMs: BILLS_EVERY_MS, run: () => createRebatePayments(services).run() },
    ],
    audits: [
      { name: 'rebates of agents', run: () => auditRebates(db) },
      { name: 'bills of agents', run: () => auditBills(db) },
    ],
    transferKinds: ['salary', 'dividend', 'rebate', 'transfer', 'adjust'],
    withdrawalRefusal: refusalOf,
    desk: createDesk(services),
    seed: (tx) => seedTeam(tx, services),
    prepare: () => members.fill(),
  };
}
