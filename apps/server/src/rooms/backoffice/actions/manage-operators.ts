import { type OperatorRole, STANDARD_ROLES } from '@fairlot/contract';
import { hashPassword } from '../../../platform/passwords.ts';
import { randomText } from '../../../platform/secrets.ts';
import { expireRequestsOf } from '../approvals.ts';
import { COMMAND_LINE, SYSTEM, writeAudit } from '../audit.ts';
import { type Database, sql, type Tx } from '../../../platform/db/index.ts';
import { findOperator, insertOperator, markDisabled } from '../operators.ts';
import { dropChallenges } from '../passkeys/challenges.ts';
import { normaliseName } from '../rules.ts';
import { revokeSessions } from '../sessions.ts';
import { freeHandovers } from '../staff/handovers.ts';
import { freeTasks } from '../staff/tasks.ts';
import { revokeTokens } from '../tokens/token-rows.ts';

/** Excludes letters and digits that are easily confused. */
const PASSWORD_ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';
export const PASSWORD_LENGTH = 20;
/** Password of the demonstration operators; none are created in production. */
const DEMO_PASSWORD = 'Fairlot2026';

/**
 * Creates an operator, who must choose a password and set up an authenticator at the first login.
 * @returns the password for that login, which is not stored
 * @throws Error when the name is taken or malformed, or there is no such role
 */
export async function addOperator(
  db: Database,
  givenName: string,
  role: string,
): Promise<{ name: string; password: string }> {
  const name = normaliseName(givenName);
  if (!/^[a-z0-9][a-z0-9._-]{2,31}$/.test(name))
    throw new Error('A name has 3 to 32 letters, digits, dots, dashes or underscores');
  const password = firstPasswordText(PASSWORD_LENGTH);
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    const known = await tx.first(sql`select 1 from backoffice_roles where name = ${role}`);
    if (known === undefined) throw new Error(`There is no role ${role}`);
    const id = await insertOperator(tx, { name, role, passwordHash, mustChangePassword: true });
    if (id === undefined) throw new Error(`An operator named ${name} already exists`);
    await writeAudit(tx, COMMAND_LINE, { action: 'operator.added', object: `operator:${name}`, after: { role } });
  });
  return { name, password };
}

/**
 * Disables an operator and ends their sessions and pending actions.
 * @throws Error when there is no such operator
 */
export async function disableOperator(db: Database, givenName: string): Promise<void> {
  const name = normaliseName(givenName);
  await db.transaction(async (tx) => {
    const operator = await findOperator(tx, name);
    if (operator === undefined) throw new Error(`There is no operator ${name}`);
    await endOperator(tx, operator.id);
    await writeAudit(tx, COMMAND_LINE, {
      action: 'operator.disabled',
      object: `operator:${name}`,
      before: { disabled: operator.isDisabled },
      after: { disabled: true },
    });
  });
}

/** A random first password of letters and digits that are not easily confused. */
export function firstPasswordText(length: number): string {
  return randomText(PASSWORD_ALPHABET, length);
}

/**
 * Disables an operator and ends everything that acts for them: sessions, API tokens, an emergency, undisclosed first
 * passwords, and undecided requests. Their open tasks and shifts handed over to them become free for colleagues.
 */
export async function endOperator(tx: Tx, operatorId: bigint): Promise<void> {
  await markDisabled(tx, operatorId);
  await revokeSessions(tx, operatorId, null);
  await revokeTokens(tx, operatorId);
  await dropChallenges(tx, operatorId);
  await tx.run(sql`delete from backoffice_first_passwords where operator_id = ${operatorId}::bigint`);
  await tx.run(sql`
    update backoffice_emergencies set ended_at = clock_timestamp()
     where operator_id = ${operatorId}::bigint and ended_at is null`);
  for (const { id } of await expireRequestsOf(tx, operatorId))
    await writeAudit(tx, SYSTEM, {
      action: 'approval.expired',
      object: `approval:${id}`,
      before: { state: 'pending' },
      after: { state: 'expired' },
      reason: 'The operator who asked was disabled',
    });
  await freeHandovers(tx, operatorId);
  for (const { taskId, assignee } of await freeTasks(tx, operatorId))
    await writeAudit(tx, SYSTEM, {
      action: 'task.assigned',
      object: `task:${taskId}`,
      before: { assignee },
      after: { assignee: null },
      reason: 'The assignee was disabled',
    });
}

/** Two administrators, so that one can approve the other's requests, and one operator of each other role. */
export async function seedOperators(tx: Tx): Promise<void> {
  const others = STANDARD_ROLES.filter((role) => role !== 'admin').map((role) => [role, role] as const);
  const wanted: readonly (readonly [string, OperatorRole])[] = [
    ['operator', 'admin'],
    ['operator2', 'admin'],
    ...others,
  ];
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  for (const [name, role] of wanted) {
    await insertOperator(tx, { name, role, passwordHash, mustChangePassword: false, totpOptional: true });
    await writeAudit(tx, SYSTEM, {
      action: 'operator.added',
      object: `operator:${name}`,
      after: { role },
      reason: 'demonstration',
    });
  }
}
