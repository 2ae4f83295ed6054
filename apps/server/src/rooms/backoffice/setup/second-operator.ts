import type { backoffice as contract, BodyOf, ValueOf } from '@fairlot/contract';
import { sql } from '../../../platform/db/index.ts';
import { type Acting, audited } from '../../../platform/operators/index.ts';
import { hashPassword } from '../../../platform/passwords.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { firstPasswordText, PASSWORD_LENGTH } from '../actions/manage-operators.ts';
import { insertOperator } from '../operators.ts';
import { requireRole } from '../people/add-operator.ts';
import type { BackofficePlatform } from '../ports.ts';
import { lockRoles } from '../roles/change-role.ts';
import { lockSetup } from './token.ts';

/** Validity of the first password, hours; the same as for every new operator. */
const HOURS = 72;

/**
 * Adds the second operator. Adding one normally takes two operators, and the first operator has no colleague yet. It is
 * therefore allowed while the site is not open and no other operator has ever logged in. Called again with the same
 * name, it replaces the password.
 * @throws Refusal setup.second, operator.exists, request.invalid
 */
export async function createSecondOperator(
  platform: BackofficePlatform,
  acting: Acting,
  { name, role }: BodyOf<typeof contract.createSecondOperator>,
): Promise<ValueOf<typeof contract.createSecondOperator>> {
  const { operatorId, name: own } = acting.operator;
  if (name === own) throw new Refusal('operator.exists');
  const password = firstPasswordText(PASSWORD_LENGTH);
  const passwordHash = await hashPassword(password);
  return audited(platform, acting, async (tx) => {
    await lockSetup(tx);
    await lockRoles(tx);
    if (await platform.site.isOpened(tx)) throw new Refusal('setup.second');
    const others = await tx.rows(sql<{ name: string; isNew: boolean }>`
      select name, must_change_password and disabled_at is null as "isNew" from backoffice_operators
       where id <> ${operatorId}::bigint`);
    if (!others.every((other) => other.isNew && other.name === name)) throw new Refusal('setup.second');
    await requireRole(tx, role);
    if (others.length === 0) await insertOperator(tx, { name, role, passwordHash, mustChangePassword: true });
    const { until } = await tx.one(sql<{ until: Date }>`
      update backoffice_operators set password_hash = ${passwordHash}, role = ${role},
          first_password_until = clock_timestamp() + make_interval(hours => ${HOURS}::int)
       where name = ${name} returning first_password_until as until`);
    return {
      value: { name, password, until: until.getTime() },
      trail: {
        action: others.length === 0 ? 'operator.added' : 'operator.password.shown',
        object: `operator:${name}`,
        after: { role },
        reason: 'Second operator of a site that is not open',
      },
    };
  });
}
