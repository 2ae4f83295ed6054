import { TotpRemoval } from './totp-removal.tsx';
import { type TotpFormProps, TotpSetup } from './totp-setup.tsx';

/** Sets up the authenticator app, or turns it off if it is active. */
export function TotpForm({ state, onCodes, onDone }: TotpFormProps) {
  return state.hasTotp ? (
    <TotpRemoval state={state} onDone={onDone} />
  ) : (
    <TotpSetup state={state} onCodes={onCodes} onDone={onDone} />
  );
}
