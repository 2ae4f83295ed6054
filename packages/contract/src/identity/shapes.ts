import { Type } from 'typebox';
import { StrictObject } from '../shapes.ts';

export const LoginValue = Type.Object({
  token: Type.String(),
  userName: Type.String(),
  customerType: Type.Integer(),
  firstTimeLogin: Type.Boolean(),
});

/** A rate limit per address, shared by all processes. */
export const byAddress = (max: number, windowSeconds: number) =>
  ({ max, windowSeconds, by: 'address', shared: true }) as const;

/** A rate limit per member, shared by all processes. */
export const byMember = (max: number, windowSeconds: number) =>
  ({ max, windowSeconds, by: 'member', shared: true }) as const;

export const CaptchaFields = {
  captcha: Type.Optional(Type.String({ minLength: 1, maxLength: 16 })),
  captchaId: Type.Optional(Type.String({ minLength: 16, maxLength: 64 })),
};

/** Fields of the human verification; the client's adapter spreads them into the call (Z-55). */
export const ProofFields = {
  altcha: Type.Optional(Type.String({ minLength: 1, maxLength: 4000, description: 'solved challenge, base64 JSON' })),
};

export const DialingCode = Type.String({ pattern: '^\\+?[0-9]{1,4}$' });

export const MobileText = Type.String({ minLength: 1, maxLength: 24 });

export const FirebaseFields = {
  firebaseChannel: Type.Optional(Type.Union([Type.Literal('facebook'), Type.Literal('google'), Type.Literal('sms')])),
  firebaseIdToken: Type.Optional(Type.String({ minLength: 1, maxLength: 8000 })),
  firebaseMobileNo: Type.Optional(MobileText),
};

/** Fields that identify an account of a social network. */
export const ContactFields = {
  qqNum: Type.Optional(Type.String({ maxLength: 64 })),
  facebook: Type.Optional(Type.String({ maxLength: 64 })),
  wechat: Type.Optional(Type.String({ maxLength: 64 })),
  line: Type.Optional(Type.String({ maxLength: 64 })),
  whatsapp: Type.Optional(Type.String({ maxLength: 64 })),
  zalo: Type.Optional(Type.String({ maxLength: 64 })),
};

/** Fields of every registration form; the registration configuration defines which are required. */
export const RegisterFields = {
  ...CaptchaFields,
  ...ProofFields,
  ...FirebaseFields,
  ...ContactFields,
  paymentPassword: Type.Optional(Type.String({ maxLength: 16 })),
  idNumber: Type.Optional(Type.String({ maxLength: 64 })),
  affiliateCode: Type.Optional(Type.String({ maxLength: 32 })),
  recommenderId: Type.Optional(Type.String({ maxLength: 64 })),
  nickname: Type.Optional(Type.String({ maxLength: 64 })),
  payeeName: Type.Optional(Type.String({ maxLength: 128 })),
  email: Type.Optional(Type.String({ maxLength: 254 })),
  mobileNum: Type.Optional(MobileText),
  countryDialingCode: Type.Optional(DialingCode),
  verificationCode: Type.Optional(Type.String({ maxLength: 8 })),
  agreement: Type.Boolean(),
  type: Type.Literal(0),
  registerMethod: Type.Union([Type.Literal('APP'), Type.Literal('H5'), Type.Literal('WEBCLIP'), Type.Literal('PWA')]),
  registerUrl: Type.Optional(Type.String({ maxLength: 255 })),
  domain: Type.Optional(Type.String({ maxLength: 255 })),
};

export const PasswordChange = StrictObject({
  oldPassword: Type.String({ minLength: 1, maxLength: 64 }),
  newPassword: Type.String({ maxLength: 64 }),
  confirmNewPassword: Type.String({ maxLength: 64 }),
});
