import { Type } from 'typebox';
import { endpoint } from './define.ts';
import type { ErrorCode } from './errors.ts';
import {
  byAddress,
  byMember,
  DialingCode,
  FirebaseFields,
  LoginValue,
  MobileText,
  PasswordChange,
  ProofFields,
  RegisterFields,
} from './identity-shapes.ts';
import { EpochMs, Nothing, Strict } from './shapes.ts';

const ENCRYPTION = [
  'encryption.invalid',
  'encryption.expired',
  'encryption.replayed',
] as const satisfies readonly ErrorCode[];
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
  room: 'identity',
  method: 'PUT',
  path: '/wps/account/register',
  auth: 'public',
  moduleId: 'REGISTER_REE3',
  summary: 'Register by username; answers logged in',
  body: Type.Object(
    {
      username: Type.String({ maxLength: 64 }),
      password: Type.String({ maxLength: 64 }),
      confirmPassword: Type.String({ maxLength: 64 }),
      ...RegisterFields,
    },
    Strict,
  ),
  value: RegisteredValue,
  errors: ['username.exists', 'account.format', ...REGISTRATION],
  policies: { encrypted: true, rateLimit: byAddress(30, 3600) },
});

export const registerMobile = endpoint({
  id: 'identity.registerMobile',
  room: 'identity',
  method: 'PUT',
  path: '/wps/account/registerMobile',
  auth: 'public',
  moduleId: 'MOBILENUMREG3',
  summary: 'Register by mobile number and code; the server makes the account; answers logged in',
  body: Type.Object(
    {
      password: Type.String({ maxLength: 64 }),
      confirmPassword: Type.String({ maxLength: 64 }),
      ...RegisterFields,
      mobileNum: MobileText,
      countryDialingCode: DialingCode,
    },
    Strict,
  ),
  value: RegisteredValue,
  errors: REGISTRATION,
  policies: { encrypted: true, rateLimit: byAddress(30, 3600) },
});

export const checkUsername = endpoint({
  id: 'identity.checkUsername',
  room: 'identity',
  method: 'GET',
  path: '/wps/account/username',
  auth: 'public',
  moduleId: 'REGISTER_REE3',
  summary: 'Whether a username is free',
  query: Type.Object({ username: Type.String({ minLength: 1, maxLength: 64 }) }, Strict),
  value: Type.Object({ available: Type.Boolean() }),
  errors: ['account.format', 'rate.limited'],
  policies: { rateLimit: byAddress(30, 60) },
});

export const verification = endpoint({
  id: 'identity.verification',
  room: 'identity',
  method: 'GET',
  path: '/wps/account/verification',
  auth: 'optional',
  summary: "Whether the caller's own mobile number or e-mail has been verified; false for visitors",
  query: Type.Object(
    { type: Type.Union([Type.Literal('mobileNum'), Type.Literal('email')], { default: 'mobileNum' }) },
    Strict,
  ),
  value: Type.Object({ verified: Type.Boolean() }),
  errors: [],
});

export const registerRules = endpoint({
  id: 'identity.registerRules',
  room: 'identity',
  method: 'GET',
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
  errors: [],
});

export const commonPasswords = endpoint({
  id: 'identity.commonPasswords',
  room: 'identity',
  method: 'GET',
  path: '/wps/account/commonPasswords',
  auth: 'public',
  summary:
    'The most used passwords that the rules would let through, as a filter (password-filter.ts): what it does not hold is not refused as common',
  value: Type.Object({ bits: Type.String({ description: 'base64' }), hashes: Type.Integer() }),
  errors: [],
});

export const registerMethods = endpoint({
  id: 'identity.registerMethods',
  room: 'identity',
  method: 'GET',
  path: '/wps/system/setRegister',
  auth: 'public',
  summary: 'Which ways of registration are on',
  value: Type.Object({ username: Type.Boolean(), mobileNum: Type.Boolean(), methods: Type.Array(Type.String()) }),
  errors: [],
});

export const affiliate = endpoint({
  id: 'identity.affiliate',
  room: 'identity',
  method: 'GET',
  path: '/wps/affiliate',
  auth: 'public',
  moduleId: 'AFFMAN3',
  summary: 'Checks an invitation code and the domain of the link that brought it',
  query: Type.Object(
    { code: Type.String({ minLength: 1, maxLength: 32 }), domain: Type.Optional(Type.String({ maxLength: 255 })) },
    Strict,
  ),
  value: Nothing,
  errors: ['invitation.code.error', 'referrer.invalid', 'rate.limited'],
  policies: { rateLimit: byAddress(30, 60) },
});

export const sendVerificationCode = endpoint({
  id: 'identity.sendVerificationCode',
  room: 'identity',
  method: 'POST',
  path: '/wps/account/sendVerificationCode',
  auth: 'public',
  moduleId: 'REGMOBVERF3',
  summary: 'Send a code by SMS; answers alike whether the number is known or not',
  body: Type.Object(
    {
      mobileNum: Type.Optional(MobileText),
      mobileNo: Type.Optional(MobileText),
      countryDialingCode: DialingCode,
      scene: Type.Union([Type.Literal('register'), Type.Literal('login'), Type.Literal('password')]),
      ...ProofFields,
    },
    Strict,
  ),
  value: Type.Object({ expirationTime: EpochMs }),
  errors: ['mobile.format', 'captcha.error', 'module.disabled', 'rate.limited'],
  policies: { rateLimit: byAddress(30, 3600) },
});

export const setPasswordPhone = endpoint({
  id: 'identity.setPasswordPhone',
  room: 'identity',
  method: 'POST',
  path: '/wps/account/password/phone',
  auth: 'public',
  moduleId: 'CHNGPASSVERIF3',
  summary: 'A new password by the code sent to the mobile number; answers logged in',
  body: Type.Object(
    {
      newPassword: Type.String({ maxLength: 64 }),
      mobileNum: MobileText,
      countryDialingCode: DialingCode,
      verificationCode: Type.Optional(Type.String({ maxLength: 8 })),
      ...FirebaseFields,
      totp: Type.Optional(Type.String({ minLength: 6, maxLength: 32 })),
    },
    Strict,
  ),
  value: LoginValue,
  errors: [
    'password.format',
    'mobile.format',
    'verification.code.error',
    'modify.new.old.same',
    'user.invalid',
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
  room: 'identity',
  method: 'POST',
  path: '/wps/account/password/email',
  auth: 'public',
  summary: 'Send a one-time link for a new password; always succeeds (JSON or form-urlencoded)',
  body: Type.Object(
    { username: Type.String({ minLength: 1, maxLength: 64 }), email: Type.String({ minLength: 1, maxLength: 254 }) },
    Strict,
  ),
  value: Nothing,
  errors: ['module.disabled', 'rate.limited'],
  policies: { rateLimit: byAddress(10, 600) },
});

export const resetPassword = endpoint({
  id: 'identity.resetPassword',
  room: 'identity',
  method: 'POST',
  path: '/wps/account/password/reset',
  auth: 'public',
  summary: 'A new password by the link from the mail; all devices are logged out',
  body: Type.Object(
    {
      resetToken: Type.String({ minLength: 16, maxLength: 256 }),
      newPassword: Type.String({ maxLength: 64 }),
      confirmNewPassword: Type.String({ maxLength: 64 }),
    },
    Strict,
  ),
  value: Nothing,
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

export const memberInfo = endpoint({
  id: 'identity.memberInfo',
  room: 'identity',
  method: 'GET',
  path: '/wps/member/info',
  auth: 'member',
  summary: 'The member of this session',
  value: Type.Object({
    id: Type.String(),
    account: Type.String(),
    nickname: Type.Union([Type.String(), Type.Null()]),
    type: Type.Integer(),
    currency: Type.String(),
    memberLabel: Type.Array(Type.Object({ labelName: Type.String() })),
    registeredAt: EpochMs,
    trialExpiresAt: Type.Union([EpochMs, Type.Null()]),
  }),
  errors: [],
});

const PASSWORD_CHANGE = [
  'login.invalid',
  'password.format',
  'password.confirm',
  'modify.new.old.same',
  'permission.denied',
  ...ENCRYPTION,
] as const satisfies readonly ErrorCode[];
const PASSWORD_POLICIES = { encrypted: true, realAccount: true, rateLimit: byMember(10, 600) } as const;

export const changePassword = endpoint({
  id: 'identity.changePassword',
  room: 'identity',
  method: 'POST',
  path: '/wps/account/password/v2',
  auth: 'member',
  summary: 'Change the password; other devices are logged out, a new token is answered',
  body: PasswordChange,
  value: Type.Object({ token: Type.String() }),
  errors: PASSWORD_CHANGE,
  policies: PASSWORD_POLICIES,
});

export const changePasswordFirst = endpoint({
  id: 'identity.changePasswordFirst',
  room: 'identity',
  method: 'POST',
  path: '/wps/account/password',
  auth: 'member',
  summary: 'Change the password, first form of the call: as the second',
  body: PasswordChange,
  value: Type.Object({ token: Type.String() }),
  errors: PASSWORD_CHANGE,
  policies: PASSWORD_POLICIES,
});
