import { type Executor, sql, type Tx } from '../../platform/db/index.ts';
import { hasEmergency } from './roles/emergency.ts';
import { type Decisions, decisionsOf } from './roles/permissions.ts';

export interface Operator {
  id: bigint;
  name: string;
  role: string;
  /** Permission decisions made in the console for the role. */
  decisions: Decisions;
  inEmergency: boolean;
  passwordHash: string;
  mustChangePassword: boolean;
  totpSecret: Uint8Array | null;
  hasTotp: boolean;
  hasPasskey: boolean;
  totpOptional: boolean;
  isDisabled: boolean;
  /** The first password was not used in time. */
  isOverdue: boolean;
}

export interface NewOperator {
  name: string;
  role: string;
  passwordHash: string;
  mustChangePassword: boolean;
  totpOptional?: boolean;
}

const DECISIONS = decisionsOf(sql`backoffice_operators.role`);
const COLUMNS = sql`id, name, role, ${DECISIONS} as decisions,
  ${hasEmergency(sql`backoffice_operators.id`)} as "inEmergency", password_hash as "passwordHash",
  must_change_password as "mustChangePassword", totp_secret as "totpSecret",
  totp_confirmed_at is not null as "hasTotp", totp_optional as "totpOptional",
  exists (select 1 from backoffice_passkeys k where k.operator_id = backoffice_operators.id) as "hasPasskey",
  disabled_at is not null as "isDisabled",
  must_change_password and coalesce(first_password_until < clock_timestamp(), false) as "isOverdue"`;

export async function findOperator(executor: Executor, name: string): Promise<Operator | undefined> {
  return executor.first(sql<Operator>`select ${COLUMNS} from backoffice_operators where name = ${name}`);
}

export function findOperatorById(executor: Executor, id: bigint): Promise<Operator> {
  return executor.one(sql<Operator>`select ${COLUMNS} from backoffice_operators where id = ${id}::bigint`);
}

/** Locks the operator's row until the end of the transaction, so that changes are serialised. */
export async function lockOperator(tx: Tx, id: bigint): Promise<Operator> {
  return tx.one(sql<Operator>`select ${COLUMNS} from backoffice_operators where id = ${id}::bigint for no key update`);
}

/** @returns undefined when the name is taken */
export async function insertOperator(
  executor: Executor,
  { name, role, passwordHash, mustChangePassword, totpOptional = false }: NewOperator,
): Promise<bigint | undefined> {
  const inserted = await executor.first(sql<{ id: bigint }>`
    insert into backoffice_operators (name, role, password_hash, must_change_password, totp_optional)
    values (${name}, ${role}, ${passwordHash}, ${mustChangePassword}::boolean, ${totpOptional}::boolean)
    on conflict (name) do nothing returning id`);
  return inserted?.id;
}

/** Replaces the password. An authenticator that was not confirmed yet is removed. */
export async function setPassword(executor: Executor, id: bigint, passwordHash: string): Promise<void> {
  await executor.run(sql`
    update backoffice_operators set password_hash = ${passwordHash}, must_change_password = false,
      totp_secret = case when totp_confirmed_at is not null then totp_secret end
      where id = ${id}::bigint`);
}

/** Stores a sealed secret that is not active yet. @returns false when one is already active */
export async function keepTotpSecret(executor: Executor, id: bigint, sealed: Uint8Array): Promise<boolean> {
  return (
    (await executor.run(sql`
      update backoffice_operators set totp_secret = ${sealed}::bytea
        where id = ${id}::bigint and totp_confirmed_at is null`)) === 1
  );
}

/** Marks a code's time step as used. @returns false when it, or a later one, was used before */
export async function useTotpStep(executor: Executor, id: bigint, step: number): Promise<boolean> {
  return (
    (await executor.run(sql`
      update backoffice_operators set totp_last_step = ${step}::bigint
        where id = ${id}::bigint and totp_last_step < ${step}::bigint`)) === 1
  );
}

export async function confirmTotp(executor: Executor, id: bigint): Promise<void> {
  await executor.run(sql`
    update backoffice_operators set totp_confirmed_at = clock_timestamp() where id = ${id}::bigint`);
}

export async function markDisabled(executor: Executor, id: bigint): Promise<void> {
  await executor.run(sql`
    update backoffice_operators set disabled_at = coalesce(disabled_at, clock_timestamp())
      where id = ${id}::bigint`);
}
