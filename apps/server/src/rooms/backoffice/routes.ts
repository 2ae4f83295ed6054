import { backoffice as contract, STANDARD_ROLES } from '@fairlot/contract';
import { type BoundRoute, route } from '../../platform/http/index.ts';
import type { Desk } from '../../platform/operators/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import { changePassword } from './actions/change-password.ts';
import { approve, reject, withdraw } from './actions/decide-approval.ts';
import { confirmAuthenticator, enterCode } from './actions/enter-code.ts';
import { logIn } from './actions/log-in.ts';
import type { ApprovalRow } from './approvals.ts';
import { PERSONAL_DATA_ALARM } from './alarms/personal-data.ts';
import {
  createAlarmBulk,
  createAlarmList,
  createAlarmRoutes,
  createRuleEnding,
  WAITING_ALARMS,
} from './alarms/desk.ts';
import { writeAudit } from './audit.ts';
import { createExportList } from './exports/list.ts';
import { createApprovalList, createTrailList, WAITING_APPROVALS } from './work/lists.ts';
import { findOperator, keepTotpSecret } from './operators.ts';
import { addPasskey, removePasskey, renamePasskey, startPasskey } from './passkeys/manage-passkeys.ts';
import { listPasskeys } from './passkeys/passkey-rows.ts';
import { enterPasskey, logInByPasskey, startPasskeyFactor, startPasskeyLogin } from './passkeys/use-passkey.ts';
import { presentApproval, presentPasskey } from './present.ts';
import { requireOperator } from './reauth.ts';
import { actorOf } from './requests.ts';
import { TRAIL_CARD } from './work/member-card.ts';
import { createOpeningDesk } from './setup/routes.ts';
import type { BackofficeServices } from './services.ts';
import { revokeSession } from './sessions.ts';
import { createEmergencyRoutes } from './roles/emergency.ts';
import { createTaskBulk, createTaskList, WAITING_TASKS } from './staff/tasks.ts';
import { createTokenLists } from './tokens/desk.ts';
import { createRoleDesk } from './roles/desk.ts';
import { makeTotp } from './totp.ts';
import { STAFF_TIMELINE } from './work/timeline.ts';

/** Login of operators and actions on their own account; the HTTP layer has checked permission and step. */
export function createSessionRoutes(services: BackofficeServices): BoundRoute[] {
  const { db, secrets } = services.platform;
  return [
    route(contract.login, (context) => logIn(services, context)),
    route(contract.loginCode, ({ operator, ip, body }) => enterCode(services, operator, ip, body.code)),
    route(contract.logout, async ({ operator, ip, cookie }) => {
      await db.transaction(async (tx) => {
        await revokeSession(tx, operator.sessionId);
        await writeAudit(tx, actorOf({ operator, ip }), {
          action: 'operator.logout',
          object: `operator:${operator.name}`,
        });
      });
      cookie.clear();
      return null;
    }),
    route(contract.me, async ({ operator: { name, role, permissions, step } }) => {
      const known = await findOperator(db, name);
      const [hasTotp, hasPasskey] = [known?.hasTotp === true, known?.hasPasskey === true];
      return { name, role, permissions: [...permissions], step, hasTotp, hasPasskey };
    }),
    route(contract.changePassword, (context) => changePassword(services, context)),
    route(contract.enrolTotp, async ({ operator, body }) => {
      const { operatorId, name, step } = operator;
      if ((await findOperator(db, name))?.hasTotp === true) throw new Refusal('totp.enrolled');
      if (step === 'open') await requireOperator(services, operator, body.password);
      const { sealed, secret, uri } = makeTotp(secrets, operatorId, name);
      if (!(await keepTotpSecret(db, operatorId, sealed))) throw new Refusal('totp.enrolled');
      return { secret, uri };
    }),
    route(contract.confirmTotp, ({ operator, ip, body }) => confirmAuthenticator(services, operator, ip, body.code)),
    ...createPasskeyRoutes(services),
  ];
}

function createPasskeyRoutes(services: BackofficeServices): BoundRoute[] {
  return [
    route(contract.passkeyLoginOptions, () => startPasskeyLogin(services)),
    route(contract.passkeyLogin, (context) => logInByPasskey(services, context)),
    route(contract.passkeyFactorOptions, ({ operator }) => startPasskeyFactor(services, operator)),
    route(contract.passkeyFactor, ({ operator, ip, body }) => enterPasskey(services, operator, ip, body)),
    route(contract.passkeys, async ({ operator }) => ({
      list: (await listPasskeys(services.platform.db, operator.operatorId)).map(presentPasskey),
    })),
    route(contract.startPasskey, ({ operator, body }) => startPasskey(services, operator, body.password)),
    route(contract.addPasskey, ({ operator, ip, body }) => addPasskey(services, operator, ip, body)),
    route(contract.renamePasskey, async ({ operator, ip, params, body }) => {
      await renamePasskey(services, operator, ip, params.id, body.name);
      return null;
    }),
    route(contract.removePasskey, async ({ operator, ip, params, body }) => {
      await removePasskey(services, operator, ip, params.id, body.password);
      return null;
    }),
  ];
}

/** Approval requests of all desks, and the audit trail. */
export function createDesk(services: BackofficeServices): Desk {
  const roleDesk = createRoleDesk(services.platform);
  const ruleEnding = createRuleEnding();
  const openingDesk = createOpeningDesk(services.platform);
  const lists = [
    createApprovalList(services.platform),
    createTrailList(),
    createExportList(),
    createAlarmList(),
    createTaskList(),
    ...createTokenLists(),
  ];
  return {
    permissions: [
      { permission: 'approvals.read', roles: STANDARD_ROLES },
      { permission: 'approvals.decide', roles: ['admin', 'finance', 'risk'] },
      { permission: 'audit.read', roles: ['admin', 'finance', 'risk'] },
      { permission: 'operators.read', roles: ['admin', 'risk'] },
      { permission: 'operators.change', roles: ['admin'] },
      { permission: 'alarms.read', roles: ['admin', 'finance', 'risk'] },
      { permission: 'alarms.acknowledge', roles: ['admin', 'finance', 'risk'] },
      { permission: 'alarms.change', roles: ['admin', 'risk'] },
      { permission: 'setup.read', roles: STANDARD_ROLES },
      { permission: 'setup.change', roles: ['admin'] },
      { permission: 'goals.change', roles: ['admin', 'finance'] },
      { permission: 'emergency.begin', roles: ['admin', 'risk', 'finance'] },
    ],
    routes: [
      ...createApprovalRoutes(services),
      ...roleDesk.routes,
      ...openingDesk.routes,
      ...createEmergencyRoutes(services.platform),
      ...createAlarmRoutes(services.platform, ruleEnding),
    ],
    alarms: [PERSONAL_DATA_ALARM],
    lists: [...lists, ...roleDesk.lists],
    bulk: [createAlarmBulk(services.platform), ...createTaskBulk(services.platform)],
    approvals: [...roleDesk.approvals, ...openingDesk.approvals, ruleEnding],
    memberTimeline: STAFF_TIMELINE,
    memberCards: [TRAIL_CARD],
    notable: [
      { kind: 'approval', permission: 'approvals.read', decide: 'approvals.decide' },
      { kind: 'alarm', permission: 'alarms.read', decide: 'alarms.acknowledge' },
    ],
    waiting: [WAITING_APPROVALS, WAITING_ALARMS, WAITING_TASKS],
  };
}

function createApprovalRoutes(services: BackofficeServices): BoundRoute[] {
  const { collected } = services.platform;
  const present = (row: ApprovalRow, language: string) => presentApproval(collected.approval(row.kind), row, language);
  return [
    route(contract.approve, async ({ operator, ip, params, language }) =>
      present(await approve(services, { operator, ip }, BigInt(params.id)), language),
    ),
    route(contract.reject, async ({ operator, ip, params, body, language }) =>
      present(await reject(services, { operator, ip }, BigInt(params.id), body.reason), language),
    ),
    route(contract.withdrawRequest, async ({ operator, ip, params, language }) =>
      present(await withdraw(services, { operator, ip }, BigInt(params.id)), language),
    ),
  ];
}
