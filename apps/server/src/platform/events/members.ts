import { Type } from 'typebox';
import { defineEvent } from './catalogue.ts';

/** Somebody looked at a member's document: `verified` says what came of it. The name is asked for, never told. */
export const memberVerified = defineEvent('member.verified', Type.Object({ verified: Type.Boolean() }));

export const memberRegistered = defineEvent(
  'member.registered',
  Type.Object({
    userName: Type.String(),
    /** Kind of member on the wire: 4 is a trial. */
    type: Type.Integer(),
    asset: Type.String(),
    /** Member whose code was used. */
    inviterId: Type.Union([Type.String(), Type.Null()]),
    /** The code, where another room gave it out. */
    invitation: Type.Optional(Type.String()),
  }),
);

/** Money of a deposit is on the member's account. */
export const depositCredited = defineEvent(
  'deposit.credited',
  Type.Object({ orderId: Type.String(), amountMinor: Type.String() }),
);

/** The provider took the money of a deposit back, and so did we. */
export const depositReversed = defineEvent(
  'deposit.reversed',
  Type.Object({ orderId: Type.String(), amountMinor: Type.String() }),
);

/** A withdrawal stands in another state; `amountMinor` is without the fee. */
export const withdrawalChanged = defineEvent(
  'withdrawal.changed',
  Type.Object({
    orderId: Type.String(),
    status: Type.String(),
    amountMinor: Type.String(),
    asset: Type.String(),
  }),
);

/** A member chose another password. */
export const passwordChanged = defineEvent('password.changed', Type.Object({}));

/** A member wrote to the merchant by the form; `type` as in the specification, 6 asks to become an agent. */
export const feedbackSent = defineEvent(
  'feedback.sent',
  Type.Object({ caseId: Type.String(), type: Type.Integer(), content: Type.String() }),
);

/** Operators decided who becomes an agent; `caseId` where the wish came by the form for feedback. */
export const agentDecided = defineEvent(
  'agent.decided',
  Type.Object({
    applicationId: Type.String(),
    caseId: Type.Union([Type.String(), Type.Null()]),
    isAccepted: Type.Boolean(),
    answer: Type.String(),
  }),
);

/** What of an account's safety changed; `detail` names the device, key or account as its owner knows it. */
export const securityChanged = defineEvent(
  'security.changed',
  Type.Object({
    change: Type.Enum(['device', 'passkeyAdded', 'passkeyRemoved', 'payoutAccount']),
    detail: Type.String(),
  }),
);

/** A log-in is over: by its member, by another device, by an operator. */
export const sessionEnded = defineEvent('session.ended', Type.Object({ sessionId: Type.String() }));

/** A member set a limit of their own, or a lower one: in force from now on. */
export const limitSet = defineEvent('limit.set', Type.Object({ kind: Type.String(), period: Type.String() }));

/** A member may not play from now on, for a while or for good. */
export const playPaused = defineEvent('play.paused', Type.Object({ reason: Type.String() }));
