import type { SecurityState } from '../../logins/api/security.ts';
import { TotpRemoval } from './totp-removal.tsx';
import { TotpSetup } from './totp-setup.tsx';

export interface TotpFormProps {
  state: SecurityState;
  /** Called when the recovery codes are shown, which the member sees only once. */
  onCodes: () => void;
  onDone: () => void;
}

/** Sets up the authenticator app, or turns it off if it is active. */
export function TotpForm({ state, onCodes, onDone }: TotpFormProps) {
  return state.hasTotp ? (
    <TotpRemoval state={state} onDone={onDone} />
  ) : (
    <TotpSetup state={state} onCodes={onCodes} onDone={onDone} />
  );
}
