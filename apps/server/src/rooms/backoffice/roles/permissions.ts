import type { Permission } from '@fairlot/contract';
import type { RawBuilder } from 'kysely';
import { type Executor, sql } from '../../../platform/db/index.ts';
import { NEVER_IN_EMERGENCY } from './emergency.ts';
import type { Platform } from '../../../platform/index.ts';
import { versionOf } from '../../../platform/operators/index.ts';

/** Decisions made in the console about a role, by permission. */
export type Decisions = Readonly<Record<string, boolean>>;

/** Decisions for the role in a column, as one JSON object. */
export function decisionsOf(role: RawBuilder<unknown>): RawBuilder<Decisions> {
  return sql<Decisions>`(select coalesce(jsonb_object_agg(c.permission, c.is_allowed), '{}'::jsonb)
    from backoffice_role_permissions c where c.role = ${role})`;
}

/** Permissions of a role: the rooms' defaults, overridden by decisions in the console. */
export function permissionsWith(
  { collected }: Pick<Platform, 'collected'>,
  role: string,
  decisions: Decisions,
  inEmergency = false,
): readonly Permission[] {
  const standard = collected.permissionsOf(role);
  return collected
    .permissions()
    .map(({ permission }) => permission)
    .filter(
      (permission) =>
        (decisions[permission] ?? standard.includes(permission)) ||
        (inEmergency && !NEVER_IN_EMERGENCY.includes(permission)),
    );
}

export interface Role {
  name: string;
  isStandard: boolean;
  version: string;
  permissions: readonly Permission[];
  /** Number of enabled operators with the role. */
  operators: number;
}

/** Ids of the enabled operators whose role has a permission. */
export async function operatorsWith(
  executor: Executor,
  platform: Pick<Platform, 'collected'>,
  permission: Permission,
): Promise<ReadonlySet<bigint>> {
  const roles = (await listRoles(executor, platform)).filter(({ permissions }) => permissions.includes(permission));
  const ids = await executor.values(sql<bigint>`
    select id from backoffice_operators
     where disabled_at is null and role = any(${roles.map(({ name }) => name)}::text[])`);
  return new Set(ids);
}

export async function listRoles(executor: Executor, platform: Pick<Platform, 'collected'>): Promise<Role[]> {
  const rows = await executor.rows(sql<
    Pick<Role, 'name' | 'isStandard'> & { version: number; decisions: Decisions; held: bigint }
  >`
    select r.name, r.is_standard as "isStandard", r.version, ${decisionsOf(sql`r.name`)} as decisions,
        (select count(*) from backoffice_operators o where o.role = r.name and o.disabled_at is null) as held
      from backoffice_roles r order by not r.is_standard, r.created_at, r.name`);
  return rows.map(({ decisions, held, version, ...role }) => ({
    ...role,
    version: versionOf(version),
    permissions: permissionsWith(platform, role.name, decisions),
    operators: Number(held),
  }));
}
