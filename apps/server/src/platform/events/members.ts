import { Type } from 'typebox';
import { defineEvent } from './catalogue.ts';

/**
 * An operator reviewed a member's document; `verified` is the decision. The name is not part of the event: listeners
 * query it.
 */
export const memberVerified = defineEvent('member.verified', Type.Object({ verified: Type.Boolean() }));

export const memberRegistered = defineEvent(
  'member.registered',
  Type.Object({
    userName: Type.String(),
    /** Kind of member on the wire: 4 is a trial. */
    type: Type.Integer(),
    asset: Type.String(),
    /** The member whose code was used. */
    inviterId: Type.Union([Type.String(), Type.Null()]),
    /** The code, if another room issued it. */
    invitation: Type.Optional(Type.String()),
  }),
);

const DepositMoney = Type.Object({
  orderId: Type.String(),
  /** Paid amount; the balance changes by this less the fee. */
  amountMinor: Type.String(),
  /** The payment method's fee; absent without one. */
  feeMinor: Type.Optional(Type.String()),
});

/** A deposit was credited to the member's account. */
export const depositCredited = defineEvent('deposit.credited', DepositMoney);

/** The provider took the money of a deposit back, so the deposit was reversed here too. */
export const depositReversed = defineEvent('deposit.reversed', DepositMoney);

/** A withdrawal changed its status; `amountMinor` excludes the fee. */
export const withdrawalChanged = defineEvent(
  'withdrawal.changed',
  Type.Object({
    orderId: Type.String(),
    status: Type.String(),
    amountMinor: Type.String(),
    asset: Type.String(),
  }),
);

/** An operator disabled a member's account. */
export const memberDisabled = defineEvent('member.disabled', Type.Object({}));

/** A member changed the password. */
export const passwordChanged = defineEvent('password.changed', Type.Object({}));

/**
 * A member sent the merchant feedback through the form; `type` as in the specification: 6 is an application to become
 * an agent.
 */
export const feedbackSent = defineEvent(
  'feedback.sent',
  Type.Object({ caseId: Type.String(), type: Type.Integer(), content: Type.String() }),
);

/** Operators decided on an application to become an agent; `caseId` if it was sent through the feedback form. */
export const agentDecided = defineEvent(
  'agent.decided',
  Type.Object({
    applicationId: Type.String(),
    caseId: Type.Union([Type.String(), Type.Null()]),
    isAccepted: Type.Boolean(),
    answer: Type.String(),
  }),
);

/**
 * A security setting of an account changed; `detail` is the owner's name for the device, key or account, empty for
 * settings without one.
 */
export const securityChanged = defineEvent(
  'security.changed',
  Type.Object({
    change: Type.Enum([
      'device',
      'passkeyAdded',
      'passkeyRemoved',
      'authenticatorAdded',
      'authenticatorRemoved',
      'paymentPassword',
      'payoutAccount',
    ]),
    detail: Type.String(),
  }),
);

/** A session ended: by its member, by another device or by an operator. */
export const sessionEnded = defineEvent('session.ended', Type.Object({ sessionId: Type.String() }));

/** A member set or lowered a personal limit, effective immediately. */
export const limitSet = defineEvent('limit.set', Type.Object({ kind: Type.String(), period: Type.String() }));

/** A member may not play from now on, for a period or permanently. */
export const playPaused = defineEvent('play.paused', Type.Object({ reason: Type.String() }));
