import { Type } from 'typebox';
import { Strict } from '../shapes.ts';

/** How the merchant lets people in. */
export const IdentitySettings = Type.Object(
  {
    /** Who sends codes: the server through its gateway, or the client through Firebase (Z-54). */
    smsProvider: Type.Union([Type.Literal('server'), Type.Literal('firebase')]),
    /** Proof of a human before a code is sent (Z-55). */
    humanCheck: Type.Union([Type.Literal('altcha'), Type.Literal('none')]),
    codeLength: Type.Integer({ minimum: 4, maximum: 8 }),
    codeTtlSeconds: Type.Integer({ minimum: 60, maximum: 600 }),
    /** 0: passwords do not expire by age. */
    passwordMaxAgeDays: Type.Integer({ minimum: 0, maximum: 3650 }),
    /** While false free play answers `trial: 0` and makes nobody (Z-62). */
    trialOpen: Type.Boolean(),
  },
  Strict,
);
