import { Strict } from '@fairlot/contract/shapes';
import { backoffice as contract, type Permission } from '@fairlot/contract';
import { type Static, Type } from 'typebox';
import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import type { Platform } from '../../../platform/index.ts';
import { changedEntries, PackRefusal, type PackPart, packPart, refusalsAt } from '../../../platform/pack/index.ts';
import { lockRoles, writeRole } from './change-role.ts';
import { requireTwoLeft } from './guard.ts';
import { type Decisions, decisionsOf } from './permissions.ts';

const { permissions: Permissions } = contract.requestRole.body.properties;

/** The file `roles` of a pack: permissions added to the defaults of each role, and permissions removed from them. */
const RolesFile = Type.Record(
  Type.String({ pattern: '^[a-z][a-z0-9-]{2,31}$' }),
  Type.Partial(Type.Object({ allow: Permissions, deny: Permissions }), Strict),
  Strict,
);
type RolesFile = Static<typeof RolesFile>;

/**
 * Roles of operators as a file of merchant packs. A role has the defaults of the product except for what the file
 * decides, so permissions of later releases keep their defaults. Operators themselves are not part of packs.
 */
export function createRolesPack(platform: Pick<Platform, 'collected'>): PackPart {
  const known = () => platform.collected.permissions().map(({ permission }) => permission);

  async function read(executor: Executor): Promise<RolesFile> {
    const rows = await executor.rows(sql<{ name: string; isStandard: boolean; decisions: Decisions }>`
      select r.name, r.is_standard as "isStandard", ${decisionsOf(sql`r.name`)} as decisions
        from backoffice_roles r order by not r.is_standard, r.created_at, r.name`);
    return Object.fromEntries(
      rows.flatMap(({ name, isStandard, decisions }) => {
        const [allow, deny] = [true, false].map((isAllowed) => known().filter((one) => decisions[one] === isAllowed));
        return isStandard && Object.keys(decisions).length === 0 ? [] : [[name, { allow, deny }]];
      }),
    ) as RolesFile;
  }
  /** The decisions that differ from the defaults. @throws PackRefusal at a permission that does not exist */
  function decided(role: string, { allow = [], deny = [] }: RolesFile[string]): RolesFile[string] {
    const standard = platform.collected.permissionsOf(role);
    for (const [field, list] of Object.entries({ allow, deny }))
      for (const [index, one] of list.entries())
        if (!known().includes(one as Permission))
          throw new PackRefusal([role, field, index], `${one} is no permission`);
    return {
      allow: known().filter((one) => allow.includes(one) && !deny.includes(one) && !standard.includes(one)),
      deny: known().filter((one) => deny.includes(one) && standard.includes(one)),
    };
  }
  async function applyRole(tx: Tx, role: string, { allow = [], deny = [] }: RolesFile[string]): Promise<void> {
    const standard = platform.collected.permissionsOf(role);
    const permissions = known().filter((one) => allow.includes(one) || (standard.includes(one) && !deny.includes(one)));
    await writeRole(platform, tx, role, permissions as Permission[]);
    // The first operators of a site are created with the role `admin`.
    const held = await tx.first(sql`select 1 from backoffice_operators where disabled_at is null limit 1`);
    if (held !== undefined) await requireTwoLeft(tx, platform);
    else if (role === 'admin' && deny.length > 0)
      throw new PackRefusal([role, 'deny'], 'admin keeps its permissions until the site has operators');
  }

  return packPart<RolesFile>({
    name: 'roles',
    schema: RolesFile,
    read,
    complete: async (_tx, current, wanted) => ({
      ...current,
      ...Object.fromEntries(
        Object.entries(wanted).flatMap(([role, entry]) => {
          const whole = decided(role, { ...current[role], ...entry });
          const isUsual = whole.allow?.length === 0 && whole.deny?.length === 0;
          // An unchanged standard role is omitted, as in an export.
          return isUsual && current[role] === undefined && platform.collected.permissionsOf(role).length > 0
            ? []
            : [[role, whole]];
        }),
      ),
    }),
    apply: async (tx, current, next) => {
      await lockRoles(tx);
      for (const [role, entry] of changedEntries(current, next))
        await refusalsAt([role], () => applyRole(tx, role, entry));
    },
    forget: () => {},
  });
}
