import { Type } from 'typebox';
import { endpoint } from '../define.ts';
import { EpochMs, Maybe, PageNo, PageSize, Passkeys, StrictObject } from '../shapes.ts';
import { byMember } from './shapes.ts';

const Password = Type.Optional(
  Type.String({
    minLength: 1,
    maxLength: 64,
    description: 'current password; without one a log-in of the last ten minutes',
  }),
);

const IdParams = StrictObject({ id: Type.String({ minLength: 1, maxLength: 512 }) });

const guarded = { encrypted: true, realAccount: true, rateLimit: byMember(20, 600) } as const;

export const security = endpoint({
  id: 'identity.security',
  path: '/wps/security',
  summary: 'Security settings of the account, and the previous log-in',
  value: Type.Object({
    lastLogin: Maybe(Type.Object({ at: EpochMs, ip: Type.String(), device: Type.String(), method: Type.String() })),
    hasPassword: Type.Boolean(),
    passwordChangedAt: EpochMs,
    passwordExpiresAt: Maybe(EpochMs),
    hasPaymentPassword: Type.Boolean(),
    hasTotp: Type.Boolean(),
    recoveryCodesLeft: Type.Integer(),
    passkeyCount: Type.Integer(),
    mobile: Maybe(Type.String({ description: 'masked' })),
    email: Maybe(Type.String({ description: 'masked' })),
  }),
  errors: ['module.disabled'],
  policies: { realAccount: true },
});

export const sessions = endpoint({
  id: 'identity.sessions',
  path: '/wps/security/sessions',
  summary: 'Devices that are logged in, last used first',
  value: Type.Object({
    list: Type.Array(
      Type.Object({
        id: Type.String(),
        device: Type.String(),
        ip: Type.String(),
        createdAt: EpochMs,
        lastUsedAt: EpochMs,
        current: Type.Boolean(),
      }),
    ),
  }),
  errors: ['module.disabled'],
  policies: { realAccount: true },
});

export const endSession = endpoint({
  id: 'identity.endSession',
  method: 'DELETE',
  path: '/wps/security/sessions/:id',
  summary: 'Log one device out',
  params: IdParams,
  errors: ['not.found', 'module.disabled'],
  policies: { realAccount: true },
});

export const endOtherSessions = endpoint({
  id: 'identity.endOtherSessions',
  method: 'DELETE',
  path: '/wps/security/sessions',
  summary: 'Log every other device out',
  errors: ['module.disabled'],
  policies: { realAccount: true },
});

export const logins = endpoint({
  id: 'identity.logins',
  path: '/wps/security/logins',
  summary: 'Log-ins and failed attempts of the last 90 days, newest first',
  query: StrictObject({ pageNo: PageNo, pageSize: PageSize }),
  value: Type.Object({
    list: Type.Array(
      Type.Object({
        at: EpochMs,
        ip: Type.String(),
        device: Type.String(),
        method: Type.String(),
        success: Type.Boolean(),
      }),
    ),
    totalPages: Type.Integer(),
  }),
  errors: ['module.disabled'],
  policies: { realAccount: true },
});

export const setPaymentPassword = endpoint({
  id: 'identity.setPaymentPassword',
  method: 'POST',
  path: '/wps/security/paymentPassword',
  summary: 'Set or change the payment password',
  body: StrictObject({
    password: Password,
    paymentPassword: Type.String({ maxLength: 16 }),
    confirmPaymentPassword: Type.String({ maxLength: 16 }),
  }),
  errors: [
    'payment.password.format',
    'password.confirm',
    'login.invalid',
    'login.locked',
    'reauth.required',
    'module.disabled',
    'rate.limited',
  ],
  policies: guarded,
});

export const startTotp = endpoint({
  id: 'identity.startTotp',
  method: 'POST',
  path: '/wps/security/totp/start',
  summary: 'Begin to set up an authenticator; active once a code confirms it',
  body: StrictObject({ password: Password }),
  value: Type.Object({ secret: Type.String(), uri: Type.String() }),
  errors: ['totp.enabled', 'login.invalid', 'login.locked', 'reauth.required', 'module.disabled', 'rate.limited'],
  policies: guarded,
});

export const confirmTotp = endpoint({
  id: 'identity.confirmTotp',
  method: 'POST',
  path: '/wps/security/totp',
  summary: 'Turn the authenticator on; returns recovery codes, shown only once',
  body: StrictObject({ code: Type.String({ pattern: '^[0-9]{6}$' }) }),
  value: Type.Object({ recoveryCodes: Type.Array(Type.String()) }),
  errors: ['totp.enabled', 'totp.invalid', 'login.locked', 'module.disabled', 'rate.limited'],
  policies: guarded,
});

export const removeTotp = endpoint({
  id: 'identity.removeTotp',
  method: 'POST',
  path: '/wps/security/totp/remove',
  summary: 'Turn the authenticator off',
  body: StrictObject({ password: Password, code: Type.String({ minLength: 6, maxLength: 32 }) }),
  errors: ['totp.invalid', 'login.invalid', 'login.locked', 'reauth.required', 'module.disabled', 'rate.limited'],
  policies: guarded,
});

export const passkeys = endpoint({
  id: 'identity.passkeys',
  path: '/wps/security/passkeys',
  summary: 'Passkeys of the member',
  value: Passkeys,
  errors: ['module.disabled'],
  policies: { realAccount: true },
});

export const startPasskey = endpoint({
  id: 'identity.startPasskey',
  method: 'POST',
  path: '/wps/security/passkeys/options',
  summary: 'Begin to add a passkey: options for navigator.credentials.create',
  body: StrictObject({ password: Password }),
  value: Type.Object({ challengeId: Type.String(), options: Type.Record(Type.String(), Type.Unknown()) }),
  errors: ['login.invalid', 'login.locked', 'reauth.required', 'module.disabled', 'rate.limited'],
  policies: guarded,
});

export const addPasskey = endpoint({
  id: 'identity.addPasskey',
  method: 'POST',
  path: '/wps/security/passkeys',
  summary: 'Add the passkey that the authenticator made',
  body: StrictObject({
    challengeId: Type.String({ minLength: 16, maxLength: 64 }),
    name: Type.String({ minLength: 1, maxLength: 64 }),
    response: Type.Record(Type.String({ maxLength: 32 }), Type.Unknown(), { maxProperties: 16 }),
  }),
  value: Type.Object({ id: Type.String() }),
  errors: ['passkey.invalid', 'name.format', 'module.disabled'],
  policies: { realAccount: true, rateLimit: byMember(20, 600) },
});

export const renamePasskey = endpoint({
  id: 'identity.renamePasskey',
  method: 'PUT',
  path: '/wps/security/passkeys/:id',
  summary: 'Give a passkey another name',
  params: IdParams,
  body: StrictObject({ name: Type.String({ minLength: 1, maxLength: 64 }) }),
  errors: ['name.format', 'not.found', 'module.disabled', 'rate.limited'],
  policies: { realAccount: true, rateLimit: byMember(20, 600) },
});

export const removePasskey = endpoint({
  id: 'identity.removePasskey',
  method: 'POST',
  path: '/wps/security/passkeys/:id/remove',
  summary: 'Remove a passkey',
  params: IdParams,
  body: StrictObject({ password: Password }),
  errors: ['not.found', 'login.invalid', 'login.locked', 'reauth.required', 'module.disabled', 'rate.limited'],
  policies: guarded,
});
