import type { Permission } from '@fairlot/contract';
import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import type { OperatorCall, OperatorCaller } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/index.ts';
import { hashSecret, newSecret } from '../../../platform/secrets.ts';
import { type Decisions, decisionsOf, permissionsWith } from '../roles/permissions.ts';

/** Distinguishes API tokens from session tokens, and lets scanners find leaked ones. */
const PREFIX = 'flt_';

/** Permissions that no program has: it cannot be the second person of an approval, and cannot create operators. */
export const NEVER_BY_TOKEN: readonly Permission[] = ['operators.change', 'approvals.decide', 'emergency.begin'];

export interface NewToken {
  operatorId: bigint;
  name: string;
  permissions: readonly Permission[];
  days: number;
}

/** Stores the hash of a new token. @returns the token, which is not stored */
export async function insertToken(
  tx: Tx,
  { operatorId, name, permissions, days }: NewToken,
): Promise<{ tokenId: bigint; token: string; expiresAt: Date }> {
  const token = PREFIX + newSecret();
  const row = await tx.one(sql<{ tokenId: bigint; expiresAt: Date }>`
    insert into backoffice_tokens (operator_id, name, token_hash, permissions, expires_at)
    values (${operatorId}::bigint, ${name.trim()}, ${hashSecret(token)}, ${[...permissions]}::text[],
      clock_timestamp() + make_interval(days => ${days}::int))
    returning id as "tokenId", expires_at as "expiresAt"`);
  return { ...row, token };
}

export function isProgramToken(token: string): boolean {
  return token.startsWith(PREFIX);
}

/**
 * The operator of an API token, with the permissions that both the token and the operator's role grant now; records the
 * call. Tokens of an operator who is disabled, or has to choose a password first, are not accepted.
 */
export async function findProgram(
  platform: Pick<Platform, 'db' | 'collected'>,
  token: string,
  { id, ip }: Pick<OperatorCall, 'id' | 'ip'>,
): Promise<OperatorCaller | null> {
  const found = await platform.db.first(sql<{
    tokenId: bigint;
    operatorId: bigint;
    name: string;
    role: string;
    decisions: Decisions;
    permissions: Permission[];
  }>`
    with used as (
      update backoffice_tokens t set last_used_at = clock_timestamp() from backoffice_operators o
       where o.id = t.operator_id and t.token_hash = ${hashSecret(token)} and t.revoked_at is null
         and t.expires_at > clock_timestamp() and o.disabled_at is null and not o.must_change_password
      returning t.id, t.permissions, o.id as operator_id, o.name, o.role
    ), noted as (insert into backoffice_token_uses (token_id, call, ip) select id, ${id}, ${ip} from used)
    select id as "tokenId", operator_id as "operatorId", name, role, permissions,
           ${decisionsOf(sql`used.role`)} as decisions
      from used`);
  if (found === undefined) return null;
  const { tokenId, operatorId, name, role, decisions, permissions } = found;
  const allowed = permissionsWith(platform, role, decisions).filter(
    (one) => permissions.includes(one) && !NEVER_BY_TOKEN.includes(one),
  );
  return { operatorId, name, role, permissions: allowed, step: 'open', sessionId: `token:${tokenId}`, tokenId };
}

/** Revokes one token. @returns false when it had already ended */
export async function markRevoked(executor: Executor, tokenId: bigint): Promise<boolean> {
  return (
    (await executor.run(sql`
      update backoffice_tokens set revoked_at = clock_timestamp()
       where id = ${tokenId}::bigint and revoked_at is null`)) === 1
  );
}

/** Revokes all tokens of an operator. */
export async function revokeTokens(executor: Executor, operatorId: bigint): Promise<void> {
  await executor.run(sql`
    update backoffice_tokens set revoked_at = clock_timestamp()
     where operator_id = ${operatorId}::bigint and revoked_at is null`);
}
