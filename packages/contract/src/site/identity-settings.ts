import { Type } from 'typebox';
import { StrictObject } from '../shapes.ts';

/** Log-in and registration settings of the merchant. */
export const IdentitySettings = StrictObject({
  /** Sender of codes: the server through its gateway, or the client through Firebase (Z-54). */
  smsProvider: Type.Union([Type.Literal('server'), Type.Literal('firebase')]),
  /** Human verification before a code is sent (Z-55). */
  humanCheck: Type.Union([Type.Literal('altcha'), Type.Literal('none')]),
  codeLength: Type.Integer({ minimum: 4, maximum: 8 }),
  codeTtlSeconds: Type.Integer({ minimum: 60, maximum: 600 }),
  /** 0: passwords do not expire by age. */
  passwordMaxAgeDays: Type.Integer({ minimum: 0, maximum: 3650 }),
  /** While false, free play answers `trial: 0` and creates no member (Z-62). */
  trialOpen: Type.Boolean(),
});
