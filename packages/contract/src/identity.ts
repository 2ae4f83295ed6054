import { Type } from 'typebox';
import { endpoint } from './define.ts';
import { EpochMs, Nothing, Strict } from './shapes.ts';

const LoginValue = Type.Object({
  token: Type.String(), userName: Type.String(), customerType: Type.Integer(), firstTimeLogin: Type.Boolean(),
});
const byAddress = (max: number, windowSeconds: number) => ({ max, windowSeconds, by: 'address', shared: true }) as const;

export const publicKey = endpoint({
  id: 'identity.publicKey', room: 'identity', method: 'GET', path: '/wps/session/publicKey', auth: 'public',
  summary: 'The key that encrypts login, register and password payloads, with the server clock',
  value: Type.Object({ kid: Type.String(), key: Type.Record(Type.String(), Type.Unknown()), now: EpochMs }), errors: [],
});

export const captcha = endpoint({
  id: 'identity.captcha', room: 'identity', method: 'GET', path: '/wps/captcha', auth: 'public', moduleId: 'VALID_CAPTCHA3',
  summary: 'A one-time captcha image, good for five minutes',
  value: Type.Object({ image: Type.String({ description: 'PNG, base64' }), captchaId: Type.String() }),
  errors: ['rate.limited'], policies: { rateLimit: byAddress(60, 60) },
});

const CaptchaFields = { captcha: Type.Optional(Type.String({ minLength: 1, maxLength: 16 })), captchaId: Type.Optional(Type.String({ minLength: 16, maxLength: 64 })) };

export const login = endpoint({
  id: 'identity.login', room: 'identity', method: 'POST', path: '/wps/session/login', auth: 'public',
  summary: 'Log in; demands a captcha from the third failure on',
  body: Type.Object({
    username: Type.String({ minLength: 1, maxLength: 64 }), password: Type.String({ minLength: 1, maxLength: 64 }),
    ...CaptchaFields, type: Type.Literal('username'), remember: Type.Optional(Type.Boolean()),
  }, Strict),
  value: LoginValue,
  errors: ['login.invalid', 'login.locked', 'user.invalid', 'captcha.error', 'encryption.invalid', 'encryption.expired', 'encryption.replayed', 'rate.limited'],
  policies: { encrypted: true, rateLimit: byAddress(60, 60) },
});

export const renew = endpoint({
  id: 'identity.renew', room: 'identity', method: 'POST', path: '/wps/session/renew', auth: 'member',
  summary: 'A new token for the same session; the former one stays good for 60 s',
  value: Type.Object({ token: Type.String(), expires: EpochMs }), errors: [],
});

export const logout = endpoint({
  id: 'identity.logout', room: 'identity', method: 'DELETE', path: '/wps/session/logout', auth: 'member',
  summary: 'End the session', value: Nothing, errors: [],
});

export const dropCookie = endpoint({
  id: 'identity.dropCookie', room: 'identity', method: 'DELETE', path: '/wps/session/cookie', auth: 'public',
  summary: 'Forget the session cookie of a browser that holds no token', value: Nothing, errors: [],
});

export const testPlay = endpoint({
  id: 'identity.testPlay', room: 'identity', method: 'POST', path: '/wps/session/testPlay', auth: 'public', moduleId: 'FREEPLAY3',
  summary: 'A new trial member with play money for 24 hours',
  value: Type.Object({
    trialName: Type.String(), trial: Type.Integer(), token: Type.String(), userName: Type.String(), customerType: Type.Integer(), firstTimeLogin: Type.Boolean(),
  }),
  errors: ['module.disabled', 'rate.limited'], policies: { rateLimit: byAddress(20, 3600) },
});

export const trialUser = endpoint({
  id: 'identity.trialUser', room: 'identity', method: 'GET', path: '/wps/session/trial', auth: 'optional',
  summary: 'Name of the trial member of this session, if it is one',
  value: Type.Object({ name: Type.Union([Type.String(), Type.Null()]) }), errors: [],
});

export const register = endpoint({
  id: 'identity.register', room: 'identity', method: 'PUT', path: '/wps/account/register', auth: 'public', moduleId: 'REGISTER_REE3',
  summary: 'Register by username; answers logged in',
  body: Type.Object({
    username: Type.String({ maxLength: 64 }), password: Type.String({ maxLength: 64 }), confirmPassword: Type.String({ maxLength: 64 }),
    captcha: Type.String({ minLength: 1, maxLength: 16 }), captchaId: Type.String({ minLength: 16, maxLength: 64 }),
    affiliateCode: Type.Optional(Type.String({ maxLength: 32 })),
    nickname: Type.Optional(Type.String({ maxLength: 32 })), email: Type.Optional(Type.String({ maxLength: 254 })),
    agreement: Type.Boolean(), type: Type.Literal(0),
    registerMethod: Type.Union([Type.Literal('APP'), Type.Literal('H5'), Type.Literal('WEBCLIP'), Type.Literal('PWA')]),
    registerUrl: Type.Optional(Type.String({ maxLength: 255 })), domain: Type.Optional(Type.String({ maxLength: 255 })),
  }, Strict),
  value: Type.Object({ ...LoginValue.properties, account: Type.String() }),
  errors: ['username.exists', 'account.format', 'password.format', 'password.confirm', 'captcha.error', 'name.format', 'email.format', 'invitation.code.error', 'agreement.required', 'module.disabled', 'encryption.invalid', 'encryption.expired', 'encryption.replayed', 'rate.limited'],
  policies: { encrypted: true, rateLimit: byAddress(30, 3600) },
});

export const checkUsername = endpoint({
  id: 'identity.checkUsername', room: 'identity', method: 'GET', path: '/wps/account/username', auth: 'public', moduleId: 'REGISTER_REE3',
  summary: 'Whether a username is free',
  query: Type.Object({ username: Type.String({ minLength: 1, maxLength: 64 }) }, Strict),
  value: Type.Object({ available: Type.Boolean() }), errors: ['account.format', 'rate.limited'],
  policies: { rateLimit: byAddress(30, 60) },
});

export const registerRules = endpoint({
  id: 'identity.registerRules', room: 'identity', method: 'GET', path: '/wps/account/regValidata', auth: 'public',
  summary: 'Fields of the registration form and the rules both sides check',
  value: Type.Record(Type.String(), Type.Object({
    show: Type.Boolean(), required: Type.Boolean(),
    rules: Type.Array(Type.Object({ pattern: Type.String(), flags: Type.String(), errorCode: Type.String() })),
  })),
  errors: [],
});

export const registerMethods = endpoint({
  id: 'identity.registerMethods', room: 'identity', method: 'GET', path: '/wps/system/setRegister', auth: 'public',
  summary: 'Which ways of registration are on',
  value: Type.Object({ username: Type.Boolean(), mobileNum: Type.Boolean(), methods: Type.Array(Type.String()) }), errors: [],
});

export const memberInfo = endpoint({
  id: 'identity.memberInfo', room: 'identity', method: 'GET', path: '/wps/member/info', auth: 'member',
  summary: 'The member of this session',
  value: Type.Object({
    id: Type.String(), account: Type.String(), nickname: Type.Union([Type.String(), Type.Null()]), type: Type.Integer(),
    currency: Type.String(), memberLabel: Type.Array(Type.Object({ labelName: Type.String() })),
    registeredAt: EpochMs, trialExpiresAt: Type.Union([EpochMs, Type.Null()]),
  }),
  errors: [],
});

export const changePassword = endpoint({
  id: 'identity.changePassword', room: 'identity', method: 'POST', path: '/wps/account/password/v2', auth: 'member',
  summary: 'Change the password; other devices are logged out, a new token is answered',
  body: Type.Object({
    oldPassword: Type.String({ minLength: 1, maxLength: 64 }), newPassword: Type.String({ maxLength: 64 }), confirmNewPassword: Type.String({ maxLength: 64 }),
  }, Strict),
  value: Type.Object({ token: Type.String() }),
  errors: ['login.invalid', 'password.format', 'password.confirm', 'modify.new.old.same', 'permission.denied', 'encryption.invalid', 'encryption.expired', 'encryption.replayed'],
  policies: { encrypted: true, realAccount: true, rateLimit: { max: 10, windowSeconds: 600, by: 'member', shared: true } },
});
