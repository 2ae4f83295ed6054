import type { SecurityState } from '../../logins/api/security.ts';
import { TotpRemoval } from './totp-removal.tsx';
import { TotpSetup } from './totp-setup.tsx';

/** The authenticator app: set up, or turned off where one is in force. */
export function TotpForm({ state, onDone }: { state: SecurityState; onDone: () => void }) {
  return state.hasTotp ? <TotpRemoval state={state} onDone={onDone} /> : <TotpSetup state={state} onDone={onDone} />;
}
