import type { backoffice as contract, BodyOf, Permission } from '@fairlot/contract';
import { sql, type Tx } from '../../../platform/db/index.ts';
import type { Platform } from '../../../platform/index.ts';
import { type Acting, approval, audited, type Change, requestApproval } from '../../../platform/operators/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { requireTwoLeft } from './guard.ts';
import { listRoles, type Role } from './permissions.ts';

interface RoleChange {
  role: string;
  /** Version of the role at the time of the request; null for a new role. */
  former: string | null;
  permissions: Permission[];
  /** Compared with the previous version, for the approver. */
  added: Permission[];
  removed: Permission[];
}

/** Changes of a role's permissions: one operator requests, another approves. */
export function createRoleChanges(platform: Platform) {
  const kind = approval<RoleChange>({
    kind: 'role.change',
    permission: 'operators.change',
    object: ({ role }) => `role:${role}`,
    title: ({ role }) => role,
    details: ({ added, removed }) => [...added.map((one) => `+ ${one}`), ...removed.map((one) => `− ${one}`)],
    execute: (tx, change) => execute(platform, tx, change),
  });
  return {
    kind,
    request: async (acting: Acting, { role, version, permissions, ...input }: BodyOf<typeof contract.requestRole>) => {
      const known = platform.collected.permissions().map(({ permission }) => permission);
      const wanted = known.filter((permission) => permissions.includes(permission));
      if (wanted.length !== permissions.length)
        throw new Refusal('request.invalid', { field: 'permissions', reason: 'unknown' });
      const former = await findRole(platform, role);
      const current = former?.version ?? null;
      if (version !== undefined && version !== current) throw new Refusal('version.conflict');
      const had = former?.permissions ?? [];
      return requestApproval(platform, acting, input, kind, {
        role,
        former: current,
        permissions: wanted,
        added: wanted.filter((one) => !had.includes(one)),
        removed: had.filter((one) => !wanted.includes(one)),
      });
    },
  };
}

/**
 * Removes a custom role. One operator may, because it has no operators and so no effect.
 * @throws Refusal not.found, also for a standard role; version.conflict; role.used
 */
export async function removeRole(
  platform: Platform,
  acting: Acting,
  role: string,
  { version, reason }: BodyOf<typeof contract.removeRole>,
): Promise<void> {
  await audited(platform, acting, async (tx) => {
    await lockRoles(tx);
    const former = await findRole(platform, role, tx);
    if (former === undefined || former.isStandard) throw new Refusal('not.found');
    if (former.version !== version) throw new Refusal('version.conflict');
    if (await tx.first(sql`select 1 from backoffice_operators where role = ${role} limit 1`))
      throw new Refusal('role.used');
    await tx.run(sql`delete from backoffice_role_permissions where role = ${role}`);
    await tx.run(sql`delete from backoffice_roles where name = ${role}`);
    const before = { permissions: former.permissions };
    return { value: undefined, trail: { action: 'role.removed', object: `role:${role}`, before, reason } };
  });
}

async function findRole(platform: Platform, name: string, tx?: Tx): Promise<Role | undefined> {
  return (await listRoles(tx ?? platform.db, platform)).find((role) => role.name === name);
}

async function execute(
  platform: Platform,
  tx: Tx,
  { role, former: version, permissions }: RoleChange,
): Promise<Change> {
  await lockRoles(tx);
  const former = await findRole(platform, role, tx);
  if ((former?.version ?? null) !== version) throw new Refusal('version.conflict');
  await writeRole(platform, tx, role, permissions);
  await requireTwoLeft(tx, platform);
  return {
    action: 'role.changed',
    before: { permissions: former?.permissions ?? [] },
    after: { permissions },
  };
}

/** Gives a role exactly these permissions, and makes it when it does not exist. */
export async function writeRole(
  platform: Pick<Platform, 'collected'>,
  tx: Tx,
  role: string,
  permissions: readonly Permission[],
): Promise<void> {
  await tx.run(sql`
    insert into backoffice_roles (name, version) values (${role}, 1)
    on conflict (name) do update set version = backoffice_roles.version + 1`);
  // Only decisions are stored; permissions without a decision keep the rooms' defaults.
  const known = platform.collected.permissions().map(({ permission }) => permission);
  const standard = platform.collected.permissionsOf(role);
  const decided = known.filter((one) => permissions.includes(one) !== standard.includes(one));
  await tx.run(sql`delete from backoffice_role_permissions where role = ${role}`);
  for (const permission of decided)
    await tx.run(sql`
      insert into backoffice_role_permissions (role, permission, is_allowed)
      values (${role}, ${permission}, ${permissions.includes(permission)}::boolean)`);
}

/** Serialises changes of roles and of the operators who have them. */
export async function lockRoles(tx: Tx): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('backoffice_roles', 0))`);
}
