import type { SecurityState } from '../../logins/api/security.ts';
import { TotpRemoval } from './totp-removal.tsx';
import { TotpSetup } from './totp-setup.tsx';

/** Sets up the authenticator app, or turns it off if it is active. */
export function TotpForm({ state, onDone }: { state: SecurityState; onDone: () => void }) {
  return state.hasTotp ? <TotpRemoval state={state} onDone={onDone} /> : <TotpSetup state={state} onDone={onDone} />;
}
