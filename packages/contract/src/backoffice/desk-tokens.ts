import { Type } from 'typebox';
import { endpoint } from '../define.ts';
import { listOf } from '../list-query.ts';
import { TOKEN_USES, TOKENS } from './lists.ts';
import { EpochMs, Id, Maybe, StrictObject } from '../shapes.ts';

const Permissions = Type.Array(Type.String({ pattern: '^[a-zA-Z]+(\\.[a-zA-Z]+)+$', maxLength: 60 }), {
  minItems: 1,
  maxItems: 500,
  uniqueItems: true,
});

export const tokens = endpoint({
  id: 'backoffice.tokens',
  path: '/backoffice/api/tokens',
  summary: 'API tokens of the operator; those of all operators with permission to read operators',
  ...listOf(
    TOKENS,
    Type.Object({
      tokenId: Id,
      operator: Type.String(),
      name: Type.String(),
      permissions: Type.Array(Type.String()),
      state: Type.Union([Type.Literal('live'), Type.Literal('expired'), Type.Literal('revoked')]),
      createdAt: EpochMs,
      expiresAt: EpochMs,
      lastUsedAt: Maybe(EpochMs),
    }),
  ),
});

export const createToken = endpoint({
  id: 'backoffice.createToken',
  method: 'POST',
  path: '/backoffice/api/tokens',
  summary: 'Create an API token with some of the operator’s permissions; it is shown once',
  body: StrictObject({
    name: Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' }),
    permissions: Permissions,
    days: Type.Integer({ minimum: 1, maximum: 365 }),
    password: Type.String({ maxLength: 128 }),
  }),
  value: Type.Object({ tokenId: Id, token: Type.String(), expiresAt: EpochMs }),
  errors: ['permission.denied', 'tokens.full', 'login.invalid', 'login.locked', 'rate.limited'],
  policies: { rateLimit: { max: 20, windowSeconds: 60, by: 'address', shared: true } },
});

export const revokeToken = endpoint({
  id: 'backoffice.revokeToken',
  method: 'POST',
  path: '/backoffice/api/tokens/:tokenId/revoke',
  summary: 'Revoke a token: one’s own, or any with permission to change operators',
  params: StrictObject({ tokenId: Id }),
  errors: ['not.found'],
});

export const tokenUses = endpoint({
  id: 'backoffice.tokenUses',
  path: '/backoffice/api/tokenUses',
  summary: 'Calls of a token in the last 90 days, newest first',
  ...listOf(TOKEN_USES, Type.Object({ id: Id, tokenId: Id, at: EpochMs, call: Type.String(), ip: Type.String() })),
});

export const consoleApi = endpoint({
  id: 'backoffice.consoleApi',
  path: '/backoffice/api/openapi.json',
  summary: 'The calls of the console that the caller may make, as an OpenAPI document',
  value: Type.String(),
  policies: { file: 'application/json', byToken: true },
});
