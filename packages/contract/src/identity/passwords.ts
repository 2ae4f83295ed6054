import { Type } from 'typebox';
import { endpoint } from '../define.ts';
import type { ErrorCode } from '../generated/errors.ts';
import { ENCRYPTION, EpochMs, StrictObject } from '../shapes.ts';
import {
  byAddress,
  byMember,
  DialingCode,
  FirebaseFields,
  LoginValue,
  MobileText,
  PasswordChange,
  ProofFields,
} from './shapes.ts';

export const sendVerificationCode = endpoint({
  id: 'identity.sendVerificationCode',
  method: 'POST',
  path: '/wps/account/sendVerificationCode',
  auth: 'public',
  moduleId: 'REGMOBVERF3',
  summary: 'Send a code by SMS; the response is the same for known and unknown numbers',
  body: StrictObject({
    mobileNum: Type.Optional(MobileText),
    mobileNo: Type.Optional(MobileText),
    countryDialingCode: DialingCode,
    scene: Type.Union([Type.Literal('register'), Type.Literal('login'), Type.Literal('password')]),
    ...ProofFields,
  }),
  value: Type.Object({ expirationTime: EpochMs }),
  errors: ['mobile.format', 'captcha.error', 'module.disabled', 'rate.limited'],
  policies: { rateLimit: byAddress(30, 3600) },
});

export const setPasswordPhone = endpoint({
  id: 'identity.setPasswordPhone',
  method: 'POST',
  path: '/wps/account/password/phone',
  auth: 'public',
  moduleId: 'CHNGPASSVERIF3',
  summary: 'Set a new password with the code sent to the mobile number; logs in',
  body: StrictObject({
    newPassword: Type.String({ maxLength: 64 }),
    mobileNum: MobileText,
    countryDialingCode: DialingCode,
    verificationCode: Type.Optional(Type.String({ maxLength: 8 })),
    ...FirebaseFields,
    totp: Type.Optional(Type.String({ minLength: 6, maxLength: 32 })),
  }),
  value: LoginValue,
  errors: [
    'password.format',
    'mobile.format',
    'verification.code.error',
    'modify.new.old.same',
    'user.invalid',
    'login.not.member',
    'login.not.agent',
    'login.locked',
    'totp.required',
    'totp.invalid',
    'module.disabled',
    'rate.limited',
    ...ENCRYPTION,
  ],
  policies: { encrypted: true, rateLimit: byAddress(20, 600) },
});

export const forgotByEmail = endpoint({
  id: 'identity.forgotByEmail',
  method: 'POST',
  path: '/wps/account/password/email',
  auth: 'public',
  summary:
    'Send a one-time link for a new password; succeeds whether or not the e-mail is known (JSON or form-urlencoded)',
  body: StrictObject({
    username: Type.String({ minLength: 1, maxLength: 64 }),
    email: Type.String({ minLength: 1, maxLength: 254 }),
  }),
  errors: ['email.format', 'module.disabled', 'rate.limited'],
  policies: { rateLimit: byAddress(10, 600) },
});

export const resetPassword = endpoint({
  id: 'identity.resetPassword',
  method: 'POST',
  path: '/wps/account/password/reset',
  auth: 'public',
  summary: 'Set a new password with the link from the mail; logs all devices out',
  body: StrictObject({
    resetToken: Type.String({ minLength: 16, maxLength: 256 }),
    newPassword: Type.String({ maxLength: 64 }),
    confirmNewPassword: Type.String({ maxLength: 64 }),
  }),
  errors: [
    'link.invalid',
    'password.format',
    'password.confirm',
    'modify.new.old.same',
    'module.disabled',
    'rate.limited',
    ...ENCRYPTION,
  ],
  policies: { encrypted: true, rateLimit: byAddress(20, 600) },
});

const PASSWORD_CHANGE = [
  'login.invalid',
  'login.locked',
  'password.format',
  'password.confirm',
  'modify.new.old.same',
  'permission.denied',
  ...ENCRYPTION,
] as const satisfies readonly ErrorCode[];

const PASSWORD_POLICIES = { encrypted: true, realAccount: true, rateLimit: byMember(10, 600) } as const;

export const changePassword = endpoint({
  id: 'identity.changePassword',
  method: 'POST',
  path: '/wps/account/password/v2',
  summary: 'Change the password; logs other devices out and returns a new token',
  body: PasswordChange,
  value: Type.Object({ token: Type.String() }),
  errors: PASSWORD_CHANGE,
  policies: PASSWORD_POLICIES,
});

export const changePasswordFirst = endpoint({
  id: 'identity.changePasswordFirst',
  method: 'POST',
  path: '/wps/account/password',
  summary: 'Change the password by the first form of the call, with the same effect',
  body: PasswordChange,
  value: Type.Object({ token: Type.String() }),
  errors: PASSWORD_CHANGE,
  policies: PASSWORD_POLICIES,
});
