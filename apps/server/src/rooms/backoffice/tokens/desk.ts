import { Readable } from 'node:stream';
import { backoffice as contract, type Permission, type ValueOf } from '@fairlot/contract';
import { buildOpenApi } from '@fairlot/contract/openapi';
import { sql } from '../../../platform/db/index.ts';
import { type BoundRoute, fileRoute, route } from '../../../platform/http/index.ts';
import { type AnyDeskList, audited, deskList } from '../../../platform/operators/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { type RowOf, wireRow } from '../../../platform/rows/wire-row.ts';
import { lockOperator } from '../operators.ts';
import { requireOperator } from '../reauth.ts';
import type { BackofficeServices } from '../services.ts';
import { insertToken, markRevoked, NEVER_BY_TOKEN } from './token-rows.ts';

/** Active tokens per operator. */
const MOST_TOKENS = 20;

/** API tokens: created by an operator who repeats the password, shown once, ended manually or by expiry. */
export function createTokenRoutes(services: BackofficeServices): BoundRoute[] {
  const { platform } = services;
  return [
    route(contract.createToken, async ({ operator, ip, body: { name, permissions, days, password } }) => {
      const wanted = operator.permissions.filter((one) => permissions.includes(one) && !NEVER_BY_TOKEN.includes(one));
      if (wanted.length !== permissions.length) throw new Refusal('permission.denied');
      const known = await requireOperator(services, operator, password);
      const { tokenId, token, expiresAt } = await audited(platform, { operator, ip }, async (tx) => {
        const { operatorId } = operator;
        const current = await lockOperator(tx, operatorId);
        // The operator was disabled or changed the password while this one was being checked.
        if (current.isDisabled || current.passwordHash !== known.passwordHash) throw new Refusal('login.invalid');
        const { live } = await tx.one(sql<{ live: bigint }>`
          select count(*) as live from backoffice_tokens
           where operator_id = ${operatorId}::bigint and revoked_at is null and expires_at > clock_timestamp()`);
        if (live >= MOST_TOKENS) throw new Refusal('tokens.full');
        const made = await insertToken(tx, { operatorId, name, permissions: wanted, days });
        const after = { name, permissions: wanted, expiresAt: made.expiresAt.toISOString() };
        return { value: made, trail: { action: 'token.created', object: `token:${made.tokenId}`, after } };
      });
      return { tokenId: String(tokenId), token, expiresAt: expiresAt.getTime() };
    }),
    route(contract.revokeToken, async ({ operator, ip, params: { tokenId } }) => {
      await audited(platform, { operator, ip }, async (tx) => {
        const isAnybodys = operator.permissions.includes('operators.change');
        const found = await tx.first(sql<{ name: string; operator: string }>`
          select t.name, o.name as operator from backoffice_tokens t join backoffice_operators o on o.id = t.operator_id
           where t.id = ${tokenId}::bigint
             and (${isAnybodys}::boolean or t.operator_id = ${operator.operatorId}::bigint)`);
        if (found === undefined || !(await markRevoked(tx, BigInt(tokenId)))) throw new Refusal('not.found');
        return { action: 'token.revoked', object: `token:${tokenId}`, before: { ...found, state: 'live' } };
      });
      return null;
    }),
    fileRoute(contract.consoleApi, async ({ operator: { permissions, tokenId } }) => {
      const isReported = (permission: Permission | undefined) =>
        permission === undefined ? tokenId === undefined : permissions.includes(permission);
      const document = buildOpenApi(({ auth, permission }) => auth === 'operator' && isReported(permission));
      return { name: 'fairlot-console.json', content: Readable.from([JSON.stringify(document)]) };
    }),
  ];
}

type TokenView = ValueOf<typeof contract.tokens>['list'][number];
type TokenRow = RowOf<TokenView, 'tokenId', 'createdAt' | 'expiresAt' | 'lastUsedAt'>;
type UseView = ValueOf<typeof contract.tokenUses>['list'][number];
type UseRow = RowOf<UseView, 'id' | 'tokenId', 'at'>;

const STATE = sql`case when t.revoked_at is not null then 'revoked'
  when t.expires_at <= clock_timestamp() then 'expired' else 'live' end`;
const TOKENS = sql`backoffice_tokens t join backoffice_operators o on o.id = t.operator_id`;

/** Operators see their own tokens; those who may read operators see all. */
const seenBy: AnyDeskList['where'] = ({ operatorId, permissions }) =>
  permissions.includes('operators.read') ? sql`true` : sql`t.operator_id = ${operatorId}::bigint`;

export function createTokenLists(): AnyDeskList[] {
  const tokens = deskList<TokenRow, TokenView>({
    endpoint: contract.tokens,
    select: sql`t.id as "tokenId", o.name as operator, t.name, t.permissions, ${STATE} as state,
      t.created_at as "createdAt", t.expires_at as "expiresAt", t.last_used_at as "lastUsedAt"`,
    from: TOKENS,
    where: seenBy,
    alias: 't',
    fields: {
      tokenId: { column: sql`t.id` },
      operator: { column: sql`o.name` },
      state: { column: STATE },
    },
    present: (rows) => rows.map(wireRow),
  });
  const uses = deskList<UseRow, UseView>({
    endpoint: contract.tokenUses,
    select: sql`u.id, u.token_id as "tokenId", u.at, u.call, u.ip`,
    from: sql`backoffice_token_uses u join backoffice_tokens t on t.id = u.token_id`,
    where: seenBy,
    alias: 'u',
    present: (rows) => rows.map(wireRow),
  });
  return [tokens, uses];
}
