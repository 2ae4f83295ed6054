import { Type } from 'typebox';
import { endpoint } from '../define.ts';
import { Amount, AmountInput, EpochMs, Id, Page, paged, StrictObject } from '../shapes.ts';
import { SENDING, SENDING_ERRORS } from '../sending.ts';
import { person, TEAM_MODULE } from './shapes.ts';

const REFUSED = ['permission.denied', 'module.disabled'] as const;

export const transfer = endpoint({
  id: 'agency.transfer',
  method: 'POST',
  path: '/wps/agent/team/transfer',
  moduleId: TEAM_MODULE,
  summary: 'Send money to a downline member, who has to stake it before withdrawing',
  body: StrictObject({ memberId: Id, amount: AmountInput, paymentPassword: Type.String({ maxLength: 16 }) }),
  value: Type.Object({ orderId: Type.String(), balance: Amount }),
  errors: [...REFUSED, 'not.found', 'request.invalid', 'transfer.refused', ...SENDING_ERRORS],
  policies: SENDING,
});

export const transfers = endpoint({
  id: 'agency.transfers',
  path: '/wps/agent/team/transfer',
  moduleId: TEAM_MODULE,
  summary: "The agent's transfers to the downline, newest first, and the amount still allowed",
  query: StrictObject(Page),
  value: paged(Type.Object({ orderId: Type.String(), ...person, amount: Amount, at: EpochMs })),
  footer: Type.Object({
    min: Amount,
    max: Amount,
    dailyLeft: Amount,
    /** Whether the agent may send money at all. */
    open: Type.Boolean(),
  }),
  errors: REFUSED,
});
