import { Type } from 'typebox';
import { endpoint } from '../define.ts';
import { ENCRYPTION, EpochMs, Id, Maybe, paged, Page, StrictObject } from '../shapes.ts';
import { Product } from '../products.ts';
import { Rates, TEAM_MODULE } from './shapes.ts';

const Link = Type.Object({
  linkId: Id,
  code: Type.String(),
  /** Registration address with the code. */
  url: Type.String(),
  label: Type.String(),
  type: Type.Integer(),
  rates: Rates,
  createdAt: EpochMs,
  expiresAt: Maybe(EpochMs),
  isOpen: Type.Boolean(),
  used: Type.Integer(),
});

const Type01 = Type.Union([Type.Literal(0), Type.Literal(1)]);
const REFUSED = ['permission.denied', 'module.disabled'] as const;

export const links = endpoint({
  id: 'agency.links',
  path: '/wps/agent/links',
  moduleId: TEAM_MODULE,
  summary: "The agent's codes, newest first",
  query: StrictObject(Page),
  value: paged(Link),
  /** Highest rates that the agent may give away. */
  footer: Type.Object({ rates: Rates, lowest: Rates }),
  errors: REFUSED,
});

export const createLink = endpoint({
  id: 'agency.createLink',
  method: 'POST',
  path: '/wps/agent/links',
  moduleId: TEAM_MODULE,
  summary: "Create a registration code for the agent's downline",
  body: StrictObject({
    label: Type.String({ minLength: 1, maxLength: 40, pattern: '\\S' }),
    type: Type01,
    rates: Rates,
    /** Null until the agent ends it. */
    expiresInDays: Maybe(Type.Integer({ minimum: 1, maximum: 365 })),
  }),
  value: Link,
  errors: [...REFUSED, 'rate.refused', 'limit.exceeded'],
  policies: { rateLimit: { max: 30, windowSeconds: 60, by: 'member', shared: false } },
});

export const endLink = endpoint({
  id: 'agency.endLink',
  method: 'DELETE',
  path: '/wps/agent/links/:linkId',
  moduleId: TEAM_MODULE,
  summary: 'End a code; members who registered with it stay',
  params: StrictObject({ linkId: Id }),
  errors: [...REFUSED, 'not.found'],
});

export const registerDownline = endpoint({
  moduleId: 'REGCEN',
  id: 'agency.registerDownline',
  method: 'PUT',
  path: '/wps/agent/register',
  summary: 'Open an account below the agent; its owner chooses a new password at the first log-in',
  body: StrictObject({
    account: Type.String({ minLength: 1, maxLength: 64 }),
    password: Type.String({ minLength: 1, maxLength: 64 }),
    type: Type01,
    rates: Rates,
  }),
  value: Type.Object({ account: Type.String() }),
  errors: [
    ...REFUSED,
    'rate.refused',
    'account.format',
    'password.format',
    'password.common',
    'username.exists',
    'protection.refused',
    'rate.limited',
    ...ENCRYPTION,
  ],
  policies: {
    encrypted: true,
    rateLimit: { max: 30, windowSeconds: 3600, by: 'member', shared: true },
    regions: 'served',
  },
});

export const rates = endpoint({
  id: 'agency.rates',
  path: '/wps/agent/rates',
  moduleId: TEAM_MODULE,
  summary: 'Rates of a direct downline member, the range the agent may set, and the history',
  query: StrictObject({ memberId: Type.Optional(Id) }),
  value: Type.Object({
    rates: Rates,
    most: Rates,
    history: Type.Array(Type.Object({ product: Product, rate: Type.Integer(), at: EpochMs, by: Type.String() })),
  }),
  errors: [...REFUSED, 'not.found'],
});

export const setRates = endpoint({
  id: 'agency.setRates',
  method: 'PUT',
  path: '/wps/agent/rates',
  moduleId: TEAM_MODULE,
  summary: 'Change the rates of a direct downline member, effective for bets from now on',
  body: StrictObject({ memberId: Id, rates: Rates }),
  errors: [...REFUSED, 'not.found', 'rate.refused'],
});
