import { Type } from 'typebox';
import { endpoint } from '../define.ts';
import { Passkeys, StrictObject } from '../shapes.ts';
import { Progress, Reauth } from './shapes.ts';

const limited = { rateLimit: { max: 20, windowSeconds: 60, by: 'address', shared: true } } as const;

/** Options for `navigator.credentials`, and the id of their challenge. */
const Begun = Type.Object({ challengeId: Type.String(), options: Type.Record(Type.String(), Type.Unknown()) });

const answer = {
  challengeId: Type.String({ minLength: 16, maxLength: 64 }),
  response: Type.Record(Type.String({ maxLength: 32 }), Type.Unknown(), { maxProperties: 16 }),
};

const Name = Type.String({ minLength: 1, maxLength: 64, pattern: '\\S' });

const idParams = StrictObject({ id: Type.String({ minLength: 1, maxLength: 512 }) });

export const passkeyLoginOptions = endpoint({
  id: 'backoffice.passkeyLoginOptions',
  method: 'POST',
  path: '/backoffice/api/login/passkey/options',
  auth: 'public',
  summary: 'Begin a log-in with a passkey: options for navigator.credentials.get',
  value: Begun,
  errors: ['rate.limited'],
  policies: limited,
});

export const passkeyLogin = endpoint({
  id: 'backoffice.passkeyLogin',
  method: 'POST',
  path: '/backoffice/api/login/passkey',
  auth: 'public',
  summary: 'Log in with a passkey, which is both factors',
  body: StrictObject(answer),
  value: Progress,
  errors: ['passkey.invalid', 'rate.limited'],
  policies: { ...limited, operatorCookie: true },
});

export const passkeyFactorOptions = endpoint({
  id: 'backoffice.passkeyFactorOptions',
  method: 'POST',
  path: '/backoffice/api/login/factor/options',
  summary: 'Begin the second step with a passkey: options for navigator.credentials.get',
  value: Begun,
  errors: ['rate.limited'],
  policies: { ...limited, loginSteps: ['code'] },
});

export const passkeyFactor = endpoint({
  id: 'backoffice.passkeyFactor',
  method: 'POST',
  path: '/backoffice/api/login/factor',
  summary: 'Second step: a passkey instead of the code',
  body: StrictObject(answer),
  value: Progress,
  errors: ['passkey.invalid', 'rate.limited'],
  policies: { ...limited, loginSteps: ['code'] },
});

export const passkeys = endpoint({
  id: 'backoffice.passkeys',
  path: '/backoffice/api/passkeys',
  summary: "The operator's own passkeys, newest first",
  value: Passkeys,
});

export const startPasskey = endpoint({
  id: 'backoffice.startPasskey',
  method: 'POST',
  path: '/backoffice/api/passkeys/options',
  summary: 'Begin to add a passkey: options for navigator.credentials.create',
  body: StrictObject({ password: Reauth }),
  value: Begun,
  errors: ['reauth.required', 'login.invalid', 'login.locked', 'rate.limited'],
  policies: { ...limited, loginSteps: ['enrol', 'open'] },
});

export const addPasskey = endpoint({
  id: 'backoffice.addPasskey',
  method: 'POST',
  path: '/backoffice/api/passkeys',
  summary: 'Add the passkey that the authenticator made; ends all other sessions of the operator',
  body: StrictObject({ ...answer, name: Name }),
  value: Progress,
  errors: ['passkey.invalid', 'rate.limited'],
  policies: { ...limited, loginSteps: ['enrol', 'open'] },
});

export const renamePasskey = endpoint({
  id: 'backoffice.renamePasskey',
  method: 'PUT',
  path: '/backoffice/api/passkeys/:id',
  summary: 'Give a passkey another name',
  params: idParams,
  body: StrictObject({ name: Name }),
  errors: ['not.found', 'rate.limited'],
  policies: limited,
});

export const removePasskey = endpoint({
  id: 'backoffice.removePasskey',
  method: 'POST',
  path: '/backoffice/api/passkeys/:id/remove',
  summary: 'Remove a passkey; ends the sessions that it opened',
  params: idParams,
  body: StrictObject({ password: Reauth }),
  errors: ['not.found', 'reauth.required', 'login.invalid', 'login.locked', 'passkey.last', 'rate.limited'],
  policies: limited,
});
