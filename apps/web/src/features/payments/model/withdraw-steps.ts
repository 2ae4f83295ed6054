import type { Identity } from '../../verification/api/identity.ts';
import type { PayoutAccount } from '../api/withdraw-calls.ts';
import { isUsable } from './withdraw-model.ts';

/** Steps that are required once before the first withdrawal, in the order in which they can be done. */
export type StepId = 'identity' | 'password' | 'account';

export interface WithdrawStep {
  id: StepId;
  /** `waiting`: the member has done the step, and a check or a delay has to end. */
  state: 'done' | 'waiting' | 'todo';
}

interface Facts {
  identity: Pick<Identity, 'state'>;
  hasPaymentPassword: boolean;
  accounts: readonly PayoutAccount[];
}

/** Progress of a member. An account that can receive money proves that the identity was verified. */
export function withdrawSteps({ identity, hasPaymentPassword, accounts }: Facts, now: number): WithdrawStep[] {
  const hasUsable = accounts.some((account) => isUsable(account, now));
  const isVerified = identity.state === 'verified' || hasUsable;
  const mayBecomeUsable = accounts.some(({ nameState }) => nameState !== 'differs');
  return [
    { id: 'identity', state: stateOf(isVerified, identity.state === 'pending') },
    { id: 'password', state: stateOf(hasPaymentPassword, false) },
    { id: 'account', state: stateOf(hasUsable, mayBecomeUsable) },
  ];
}

function stateOf(isDone: boolean, isWaiting: boolean): WithdrawStep['state'] {
  if (isDone) return 'done';
  return isWaiting ? 'waiting' : 'todo';
}
