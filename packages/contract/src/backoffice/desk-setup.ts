import { Type } from 'typebox';
import { endpoint } from '../define.ts';
import { EpochMs, StrictObject } from '../shapes.ts';
import { RoleName } from './desk-roles.ts';
import { Progress } from './shapes.ts';

/** Names of the first two operators of a database that has none. */
const OperatorName = Type.String({ pattern: '^[a-z0-9][a-z0-9._-]{2,31}$' });

export const createFirstOperator = endpoint({
  id: 'backoffice.createFirstOperator',
  method: 'POST',
  path: '/backoffice/api/setup/operator',
  auth: 'public',
  summary: 'Create the first operator, an administrator, with the token of the set-up address; begins the log-in',
  body: StrictObject({
    setupToken: Type.String({ minLength: 1, maxLength: 128 }),
    name: OperatorName,
    password: Type.String({ maxLength: 128 }),
  }),
  value: Progress,
  errors: ['setup.token', 'password.weak', 'rate.limited'],
  policies: { operatorCookie: true, rateLimit: { max: 10, windowSeconds: 60, by: 'address', shared: true } },
});

export const createSecondOperator = endpoint({
  id: 'backoffice.createSecondOperator',
  method: 'POST',
  path: '/backoffice/api/setup/second-operator',
  permission: 'operators.change',
  summary:
    'Add the second operator alone, while the site is not open and no other operator has logged in; the same name ' +
    'again returns a new password',
  body: StrictObject({ name: OperatorName, role: RoleName }),
  value: Type.Object({
    name: Type.String(),
    password: Type.String({ description: 'for the first log-in, shown only once' }),
    until: EpochMs,
  }),
  errors: ['setup.second', 'operator.exists', 'request.invalid'],
});
