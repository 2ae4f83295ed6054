import { Type } from 'typebox';
import { defineEvent } from '../../platform/events/index.ts';

export const memberRegistered = defineEvent(
  'member.registered',
  Type.Object({
    userName: Type.String(),
    /** Kind of member on the wire: 4 is a trial. */
    type: Type.Integer(),
    asset: Type.String(),
    /** Member whose code was used. */
    inviterId: Type.Union([Type.String(), Type.Null()]),
  }),
);
