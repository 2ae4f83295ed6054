import { type Database, sql } from '../../platform/db/index.ts';
import type { OperatorVerifier } from '../../platform/http/index.ts';
import type { Backstage } from '../../platform/operators/index.ts';
import type { BackofficePlatform } from './ports.ts';
import { webhookContext } from './alarms/rules.ts';
import { createTeller } from './alarms/deliver.ts';
import { watch } from './alarms/watch.ts';
import { tendApprovals } from './actions/execute-approval.ts';
import { addOperator, disableOperator, seedOperators } from './actions/manage-operators.ts';
import { requestApproval } from './actions/request-approval.ts';
import { writeAudit } from './audit.ts';
import { checkChain, linkEntries } from './chain.ts';
import { createBulkRoutes } from './bulk/routes.ts';
import { pruneBulk } from './bulk/store.ts';
import { workBulk } from './bulk/work-bulk.ts';
import { openRequests } from './approvals.ts';
import { createAttempts } from './attempts.ts';
import { createDesk, createSessionRoutes } from './routes.ts';
import { createExportRoutes } from './exports/routes.ts';
import { pruneExports } from './exports/store.ts';
import { writeExports } from './exports/write-exports.ts';
import type { BackofficeServices } from './services.ts';
import { findSession } from './sessions.ts';
import { totpContext } from './totp.ts';
import { createCaseRoutes } from './cases/routes.ts';
import { requireFreeCase, pruneViewers } from './cases/work.ts';
import { consoleStream } from './dashboard/live.ts';
import { createNetRoutes } from './dashboard/net-reasons.ts';
import { createGoalRoutes } from './dashboard/goals.ts';
import { markHealth, pruneMarks } from './dashboard/health.ts';
import { createDashboardRoutes } from './dashboard/routes.ts';
import { createTodayRoutes } from './dashboard/today.ts';
import { passwordHalfContext } from './people/first-password.ts';
import { createReportMailer } from './reports/mail-reports.ts';
import { createReportRoutes } from './reports/routes.ts';
import { createSetupRoutes } from './setup/routes.ts';
import { readSetupToken } from './setup/token.ts';
import { createStaffRoutes } from './staff/routes.ts';
import { createTokenRoutes } from './tokens/desk.ts';
import { operatorsWith } from './roles/permissions.ts';
import { findProgram, isProgramToken } from './tokens/token-rows.ts';
import { createWorkRoutes } from './work/routes.ts';
import { createRolesPack } from './roles/role-pack.ts';
import { STAFF } from '../../platform/events/index.ts';
import { defineRoom } from '../../platform/room.ts';
import type { Backoffice } from './index.ts';

const TEND_EVERY_MS = 10_000;
const CHAIN_EVERY_MS = 3000;
/** These are woken by their work. */
const EXPORT_EVERY_MS = 10_000;
const BULK_EVERY_MS = 5000;
const WATCH_EVERY_MS = 15_000;
const TELL_EVERY_MS = 10_000;
const MAIL_EVERY_MS = 30_000;
const HEALTH_EVERY_MS = 60_000;
const PRUNE_EVERY_MS = 3_600_000;

export const backoffice = defineRoom({ name: 'backoffice', create: createBackoffice });

function createBackoffice(platform: BackofficePlatform) {
  const { db, config } = platform;
  const services: BackofficeServices = {
    platform,
    attempts: createAttempts(db),
    canSkipFactor: !config.isProduction,
  };
  const tend = () => tendApprovals(services);
  const door: Backoffice = {
    addOperator: (name, role) => addOperator(db, name, role),
    disableOperator: (name) => disableOperator(db, name),
    setupToken: () => readSetupToken(db, platform.marks),
    tendApprovals: tend,
  };
  const backstage: Backstage = {
    record: async (executor, actor, entry) => {
      await writeAudit(executor, actor, entry);
      // Colleagues who have the object open see the change immediately.
      await platform.events.stream.publish(executor, STAFF, 'desk.changed', { object: entry.object });
    },
    request: requestApproval,
    openRequests,
    requireFreeCase,
    operatorsWith: (executor, permission) => operatorsWith(executor, platform, permission),
  };
  const operators: OperatorVerifier = {
    authenticate: async (token, cookie, call) => {
      if (isProgramToken(token)) return findProgram(platform, token, call);
      return cookie === undefined ? null : findSession(services, token, cookie, call.isBackground);
    },
  };
  return {
    door,
    answers: { backstage, operators },
    routes: [
      ...createSessionRoutes(services),
      ...createSetupRoutes(services),
      ...createWorkRoutes(platform),
      ...createDashboardRoutes(platform),
      ...createTodayRoutes(platform),
      ...createNetRoutes(platform),
      ...createGoalRoutes(platform),
      ...createCaseRoutes(platform),
      ...createExportRoutes(services),
      ...createReportRoutes(platform),
      ...createTokenRoutes(services),
      ...createStaffRoutes(platform),
      ...createBulkRoutes(platform),
    ],
    plugin: consoleStream(platform),
    desk: createDesk(services),
    jobs: [
      { name: 'backoffice-approvals', everyMs: TEND_EVERY_MS, run: async () => (await tend(), false) },
      { name: 'backoffice-exports', everyMs: EXPORT_EVERY_MS, isGentle: true, run: () => writeExports(services) },
      { name: 'backoffice-bulk', everyMs: BULK_EVERY_MS, run: () => workBulk(platform) },
      { name: 'backoffice-chain', everyMs: CHAIN_EVERY_MS, run: () => linkEntries(db, platform.marks) },
      { name: 'backoffice-alarms', everyMs: WATCH_EVERY_MS, run: async () => (await watch(platform), false) },
      { name: 'backoffice-alarm-messages', everyMs: TELL_EVERY_MS, ...createTeller(platform) },
      { name: 'backoffice-report-mails', everyMs: MAIL_EVERY_MS, run: createReportMailer(platform) },
      { name: 'backoffice-health', everyMs: HEALTH_EVERY_MS, run: async () => (await markHealth(platform), false) },
      { name: 'backoffice-prune', everyMs: PRUNE_EVERY_MS, run: () => prune(db) },
    ],
    audits: [
      {
        name: 'audit trail',
        run: async () => {
          // If the server stopped before the job ran, some entries are not linked yet.
          while (await linkEntries(db, platform.marks));
          return checkChain(db, platform.marks);
        },
      },
    ],
    sealed: [
      {
        table: 'backoffice_operators',
        column: 'totp_secret',
        keys: ['id'],
        contextOf: (id: string) => totpContext(BigInt(id)),
      },
      {
        table: 'backoffice_alarm_rules',
        column: 'webhook_secret',
        keys: ['id'],
        contextOf: (id?: string) => webhookContext(id ?? ''),
      },
      {
        table: 'backoffice_first_passwords',
        column: 'half',
        keys: ['operator_id', 'holder_id'],
        contextOf: (operatorId?: string, holderId?: string) => passwordHalfContext(operatorId ?? '', holderId ?? ''),
      },
    ],
    pack: [createRolesPack(platform)],
    seed: seedOperators,
  };
}

/** Ended sessions are kept for 90 days as a login record. */
async function prune(db: Database): Promise<boolean> {
  await db.run(sql`delete from backoffice_challenges where expires_at < clock_timestamp()`);
  await pruneExports(db);
  await pruneBulk(db);
  await pruneMarks(db);
  await pruneViewers(db);
  await db.run(sql`delete from backoffice_token_uses where at < clock_timestamp() - interval '90 days'`);
  await db.run(sql`delete from backoffice_attempts where at < clock_timestamp() - interval '1 day'`);
  await db.run(sql`delete from backoffice_sessions where created_at < clock_timestamp() - interval '90 days'`);
  return false;
}
