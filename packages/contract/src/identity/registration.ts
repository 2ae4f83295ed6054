import { Type } from 'typebox';
import { endpoint } from '../define.ts';
import type { ErrorCode } from '../generated/errors.ts';
import { ENCRYPTION, StrictObject } from '../shapes.ts';
import { byAddress, DialingCode, LoginValue, MobileText, RegisterFields } from './shapes.ts';

const REGISTRATION = [
  'password.format',
  'password.confirm',
  'payment.password.format',
  'id.number.format',
  'contact.format',
  'name.format',
  'email.format',
  'mobile.format',
  'mobile.exists',
  'login.not.member',
  'login.not.agent',
  'registration.refused',
  'registration.unavailable',
  'field.required',
  'captcha.error',
  'verification.code.error',
  'invitation.code.error',
  'referrer.invalid',
  'agreement.required',
  'module.disabled',
  'rate.limited',
  ...ENCRYPTION,
] as const satisfies readonly ErrorCode[];

const RegisteredValue = Type.Object({ ...LoginValue.properties, account: Type.String() });

export const register = endpoint({
  id: 'identity.register',
  method: 'PUT',
  path: '/wps/account/register',
  auth: 'public',
  moduleId: 'REGISTER_REE3',
  summary: 'Register by username; logs in',
  body: StrictObject({
    username: Type.String({ maxLength: 64 }),
    password: Type.String({ maxLength: 64 }),
    confirmPassword: Type.String({ maxLength: 64 }),
    ...RegisterFields,
  }),
  value: RegisteredValue,
  errors: ['username.exists', 'account.format', ...REGISTRATION],
  policies: { encrypted: true, rateLimit: byAddress(30, 3600) },
});

export const registerMobile = endpoint({
  id: 'identity.registerMobile',
  method: 'PUT',
  path: '/wps/account/registerMobile',
  auth: 'public',
  moduleId: 'MOBILENUMREG3',
  summary: 'Register by mobile number and code; the server creates the account and logs in',
  body: StrictObject({
    password: Type.String({ maxLength: 64 }),
    confirmPassword: Type.String({ maxLength: 64 }),
    ...RegisterFields,
    mobileNum: MobileText,
    countryDialingCode: DialingCode,
  }),
  value: RegisteredValue,
  errors: REGISTRATION,
  policies: { encrypted: true, rateLimit: byAddress(30, 3600) },
});

export const checkUsername = endpoint({
  id: 'identity.checkUsername',
  path: '/wps/account/username',
  auth: 'public',
  moduleId: 'REGISTER_REE3',
  summary: 'Whether a username is free',
  query: StrictObject({ username: Type.String({ minLength: 1, maxLength: 64 }) }),
  value: Type.Object({ available: Type.Boolean() }),
  errors: ['account.format', 'rate.limited'],
  policies: { rateLimit: byAddress(30, 60) },
});

export const verification = endpoint({
  id: 'identity.verification',
  path: '/wps/account/verification',
  auth: 'optional',
  summary: "Whether the caller's own mobile number or e-mail has been verified; false for visitors",
  query: StrictObject({
    type: Type.Union([Type.Literal('mobileNum'), Type.Literal('email')], { default: 'mobileNum' }),
  }),
  value: Type.Object({ verified: Type.Boolean() }),
});

export const registerRules = endpoint({
  id: 'identity.registerRules',
  path: '/wps/account/regValidata',
  auth: 'public',
  summary: 'Fields of the registration form and the rules both sides check',
  value: Type.Record(
    Type.String(),
    Type.Object({
      show: Type.Boolean(),
      required: Type.Boolean(),
      rules: Type.Array(Type.Object({ pattern: Type.String(), flags: Type.String(), errorCode: Type.String() })),
    }),
  ),
});

export const commonPasswords = endpoint({
  id: 'identity.commonPasswords',
  path: '/wps/account/commonPasswords',
  auth: 'public',
  summary:
    'Common passwords that the rules would accept, as a filter (password-filter.ts): ' +
    'passwords outside it are not rejected as common',
  value: Type.Object({ bits: Type.String({ description: 'base64' }), hashes: Type.Integer() }),
});

export const registerMethods = endpoint({
  id: 'identity.registerMethods',
  path: '/wps/system/setRegister',
  auth: 'public',
  summary: 'Enabled registration methods',
  value: Type.Object({ username: Type.Boolean(), mobileNum: Type.Boolean(), methods: Type.Array(Type.String()) }),
});

export const affiliate = endpoint({
  id: 'identity.affiliate',
  path: '/wps/affiliate',
  auth: 'public',
  moduleId: 'AFFMAN3',
  summary: 'Checks an invitation code and the domain of the link that brought it',
  query: StrictObject({
    code: Type.String({ minLength: 1, maxLength: 32 }),
    domain: Type.Optional(Type.String({ maxLength: 255 })),
  }),
  errors: ['invitation.code.error', 'referrer.invalid', 'rate.limited'],
  policies: { rateLimit: byAddress(30, 60) },
});
