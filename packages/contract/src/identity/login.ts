import { Type } from 'typebox';
import { endpoint } from '../define.ts';
import { ENCRYPTION, EpochMs, StrictObject } from '../shapes.ts';
import {
  byAddress,
  byMember,
  CaptchaFields,
  DialingCode,
  FirebaseFields,
  LoginValue,
  MobileText,
  ProofFields,
} from './shapes.ts';

export const publicKey = endpoint({
  id: 'identity.publicKey',
  path: '/wps/session/publicKey',
  auth: 'public',
  summary: 'The key that encrypts login, register and password payloads, with the server clock',
  value: Type.Object({ kid: Type.String(), key: Type.Record(Type.String(), Type.Unknown()), now: EpochMs }),
});

export const captcha = endpoint({
  id: 'identity.captcha',
  path: '/wps/captcha',
  auth: 'public',
  moduleId: 'VALID_CAPTCHA3',
  summary: 'A one-time captcha image, valid for five minutes',
  value: Type.Object({ image: Type.String({ description: 'PNG, base64' }), captchaId: Type.String() }),
  errors: ['rate.limited'],
  policies: { rateLimit: byAddress(60, 60) },
});

export const humanChallenge = endpoint({
  id: 'identity.humanChallenge',
  path: '/wps/captcha/challenge',
  auth: 'public',
  moduleId: 'VALID_CAPTCHA3',
  summary: 'Proof-of-work challenge (ALTCHA) instead of a captcha image; valid for five minutes and one call',
  value: Type.Object({
    challenge: Type.Object({
      parameters: Type.Record(Type.String(), Type.Unknown()),
      signature: Type.Optional(Type.String()),
    }),
  }),
  errors: ['rate.limited'],
  policies: { rateLimit: byAddress(60, 60) },
});

export const login = endpoint({
  id: 'identity.login',
  method: 'POST',
  path: '/wps/session/login',
  auth: 'public',
  summary:
    'Log in by password, code, Firebase or the ticket of a social provider; ' +
    'requires a captcha from the third failure on',
  body: StrictObject({
    type: Type.Union([Type.Literal('username'), Type.Literal('sms'), Type.Literal('firebase'), Type.Literal('social')]),
    username: Type.Optional(
      Type.String({ minLength: 1, maxLength: 64, description: 'account, with type sms the mobile number' }),
    ),
    password: Type.Optional(Type.String({ minLength: 1, maxLength: 64, description: 'with type sms the code' })),
    ...CaptchaFields,
    ...ProofFields,
    ...FirebaseFields,
    countryDialingCode: Type.Optional(DialingCode),
    mobileNum: Type.Optional(MobileText),
    verificationCode: Type.Optional(Type.String({ maxLength: 8 })),
    socialTicket: Type.Optional(Type.String({ minLength: 43, maxLength: 43 })),
    socialVerifier: Type.Optional(Type.String({ minLength: 43, maxLength: 128 })),
    totp: Type.Optional(
      Type.String({ minLength: 6, maxLength: 32, description: 'code of the authenticator, or a recovery code' }),
    ),
    affiliateCode: Type.Optional(
      Type.String({
        maxLength: 32,
        description: 'invitation of a person whom a social provider registers here; ignored if it does not exist',
      }),
    ),
    loginAs: Type.Optional(Type.Union([Type.Literal('member'), Type.Literal('agent')])),
    remember: Type.Optional(Type.Boolean()),
  }),
  value: LoginValue,
  errors: [
    'login.invalid',
    'login.locked',
    'user.invalid',
    'login.not.member',
    'login.not.agent',
    'password.expired',
    'totp.required',
    'totp.invalid',
    'captcha.error',
    'mobile.format',
    'verification.code.error',
    'social.failed',
    'module.disabled',
    'registration.refused',
    ...ENCRYPTION,
    'rate.limited',
  ],
  policies: { encrypted: true, rateLimit: byAddress(60, 60) },
});

export const startSocialLogin = endpoint({
  id: 'identity.startSocialLogin',
  method: 'POST',
  path: '/wps/session/social',
  auth: 'public',
  summary:
    'Begin a log-in with Google or Facebook: open `url`; the return leads to /m/login with a ticket behind #social=',
  body: StrictObject({
    provider: Type.Union([Type.Literal('google'), Type.Literal('facebook')]),
    binding: Type.String({
      pattern: '^[A-Za-z0-9_-]{43}$',
      description: 'base64url SHA-256 of the verifier that this browser keeps and sends with the ticket',
    }),
  }),
  value: Type.Object({ url: Type.String() }),
  errors: ['module.disabled', 'social.failed', 'rate.limited'],
  policies: { rateLimit: byAddress(20, 60) },
});

export const passkeyLoginOptions = endpoint({
  id: 'identity.passkeyLoginOptions',
  method: 'POST',
  path: '/wps/session/passkey/options',
  auth: 'public',
  summary: 'Begin a log-in with a passkey: options for navigator.credentials.get',
  value: Type.Object({ challengeId: Type.String(), options: Type.Record(Type.String(), Type.Unknown()) }),
  errors: ['module.disabled', 'rate.limited'],
  policies: { rateLimit: byAddress(60, 60) },
});

export const passkeyLogin = endpoint({
  id: 'identity.passkeyLogin',
  method: 'POST',
  path: '/wps/session/passkey',
  auth: 'public',
  summary: 'Log in with a passkey',
  body: StrictObject({
    challengeId: Type.String({ minLength: 16, maxLength: 64 }),
    response: Type.Record(Type.String({ maxLength: 32 }), Type.Unknown(), { maxProperties: 16 }),
    remember: Type.Optional(Type.Boolean()),
    loginAs: Type.Optional(Type.Union([Type.Literal('member'), Type.Literal('agent')])),
  }),
  value: LoginValue,
  errors: ['passkey.invalid', 'user.invalid', 'login.not.member', 'login.not.agent', 'module.disabled', 'rate.limited'],
  policies: { rateLimit: byAddress(60, 60) },
});

export const renew = endpoint({
  id: 'identity.renew',
  method: 'POST',
  path: '/wps/session/renew',
  summary: 'A new token for the same session; the previous one stays valid for 60 s',
  value: Type.Object({ token: Type.String(), expires: EpochMs }),
  errors: ['rate.limited'],
  policies: { rateLimit: byMember(60, 60) },
});

export const logout = endpoint({
  id: 'identity.logout',
  method: 'DELETE',
  path: '/wps/session/logout',
  summary: 'End the session',
});

export const dropCookie = endpoint({
  id: 'identity.dropCookie',
  method: 'DELETE',
  path: '/wps/session/cookie',
  auth: 'public',
  summary: 'Clear the session cookie of a browser without a token',
});

export const testPlay = endpoint({
  id: 'identity.testPlay',
  method: 'POST',
  path: '/wps/session/testPlay',
  auth: 'public',
  moduleId: 'FREEPLAY3',
  summary:
    'A new trial member with play money for 24 hours; `trial: 0` means that free play is closed and none was created',
  value: Type.Object({
    trialName: Type.String(),
    trial: Type.Integer(),
    token: Type.String(),
    userName: Type.String(),
    customerType: Type.Integer(),
    firstTimeLogin: Type.Boolean(),
  }),
  errors: ['module.disabled', 'rate.limited'],
  policies: { rateLimit: byAddress(20, 3600) },
});

export const trialUser = endpoint({
  id: 'identity.trialUser',
  path: '/wps/session/trial',
  auth: 'optional',
  summary: 'Name of the trial member of this session, if it is one',
  value: Type.Object({ name: Type.Union([Type.String(), Type.Null()]) }),
});
