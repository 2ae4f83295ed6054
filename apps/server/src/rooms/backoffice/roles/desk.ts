import { backoffice as contract, type ValueOf } from '@fairlot/contract';
import { sql } from '../../../platform/db/index.ts';
import { route } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/index.ts';
import { type AnyDeskList, deskList } from '../../../platform/operators/index.ts';
import { type RowOf, wireRow } from '../../../platform/rows/wire-row.ts';
import { createOperatorAdding } from '../people/add-operator.ts';
import { showPasswordHalf } from '../people/first-password.ts';
import { createOperatorReset } from '../people/reset-operator.ts';
import { createSettingsDesk } from '../people/settings.ts';
import { createOperatorChanges } from './change-operator.ts';
import { createRoleChanges, removeRole } from './change-role.ts';
import { listRoles } from './permissions.ts';

/** The desk for operators and their roles' permissions. */
export function createRoleDesk(platform: Platform) {
  const { db, collected } = platform;
  const roleChanges = createRoleChanges(platform);
  const operatorChanges = createOperatorChanges(platform);
  const adding = createOperatorAdding(platform);
  const resetting = createOperatorReset(platform);
  const settings = createSettingsDesk(platform);
  const operators = createOperatorList();
  return {
    lists: [operators],
    approvals: [roleChanges.kind, operatorChanges.kind, adding.kind, resetting.kind, settings.approval],
    routes: [
      route(contract.roles, async () => ({
        permissions: [...collected.permissions()],
        roles: (await listRoles(db, platform)).map(({ name: role, permissions, ...rest }) => ({
          ...rest,
          role,
          permissions: [...permissions],
        })),
      })),
      route(contract.requestRole, ({ operator, ip, body }) => roleChanges.request({ operator, ip }, body)),
      route(contract.removeRole, async ({ operator, ip, params, body }) => {
        await removeRole(platform, { operator, ip }, params.role, body);
        return null;
      }),
      route(contract.requestOperatorRole, ({ operator, ip, params, body }) =>
        operatorChanges.request({ operator, ip }, BigInt(params.operatorId), body),
      ),
      route(contract.requestOperator, ({ operator, ip, body }) => adding.request({ operator, ip }, body)),
      route(contract.requestOperatorReset, ({ operator, ip, params, body }) =>
        resetting.request({ operator, ip }, BigInt(params.operatorId), body),
      ),
      route(contract.firstPassword, ({ operator, ip, params }) =>
        showPasswordHalf(platform, { operator, ip }, BigInt(params.operatorId)),
      ),
      ...settings.routes,
      route(contract.disableOperator, async ({ operator, ip, params, body }) => {
        await operatorChanges.disable({ operator, ip }, BigInt(params.operatorId), body.reason);
        return null;
      }),
    ],
  };
}

type OperatorView = ValueOf<typeof contract.operators>['list'][number];
type OperatorRow = RowOf<OperatorView, 'operatorId', 'createdAt' | 'lastSeenAt'>;

const HAS_FACTOR = sql`(o.totp_confirmed_at is not null
  or exists (select 1 from backoffice_passkeys k where k.operator_id = o.id))`;

function createOperatorList(): AnyDeskList {
  return deskList<OperatorRow, OperatorView>({
    endpoint: contract.operators,
    select: sql`o.id as "operatorId", o.name, o.role, o.disabled_at is not null as disabled,
      ${HAS_FACTOR} as "hasFactor", o.must_change_password as "isNew",
      o.created_at as "createdAt",
      (select max(s.last_used_at) from backoffice_sessions s where s.operator_id = o.id) as "lastSeenAt"`,
    from: sql`backoffice_operators o`,
    alias: 'o',
    fields: {
      disabled: { where: ([is]) => (is === 'true' ? sql`o.disabled_at is not null` : sql`o.disabled_at is null`) },
      hasFactor: { where: ([has]) => (has === 'true' ? HAS_FACTOR : sql`not ${HAS_FACTOR}`) },
      isNew: { column: sql`o.must_change_password` },
    },
    present: (rows) => rows.map(wireRow),
  });
}
