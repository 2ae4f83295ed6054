import type { backoffice, ValueOf } from '@fairlot/contract';
import { useCallback, useEffect, useState } from 'react';
import { Console } from './console.tsx';
import { LoginSteps } from './pages/login.tsx';
import { Failure, Loading } from './parts/states.tsx';
import { ApiError, api, dropToken, hasToken, keepToken, whenSessionIsOver } from './shared/api.ts';
import { texts } from './shared/texts.ts';
import { messageOf } from './shared/use-load.ts';

export type Operator = ValueOf<typeof backoffice.me>;
type Session =
  | { kind: 'checking' }
  | { kind: 'failed'; message: string }
  | { kind: 'out'; notice: string | null }
  | { kind: 'in'; operator: Operator };

/** Knows who is logged in, and how far the log-in has come. */
export function App() {
  const [session, setSession] = useState<Session>(() =>
    hasToken() ? { kind: 'checking' } : { kind: 'out', notice: null },
  );
  const isChecking = session.kind === 'checking';

  useEffect(() => {
    whenSessionIsOver(() => {
      dropToken();
      setSession({ kind: 'out', notice: texts.sessionOver });
    });
  }, []);
  useEffect(() => {
    if (!isChecking) return;
    api.me().then(
      (operator) => setSession({ kind: 'in', operator }),
      // An ended session has been dealt with above.
      (error: unknown) =>
        (error instanceof ApiError && error.code.startsWith('auth.')) ||
        setSession({ kind: 'failed', message: messageOf(error) }),
    );
  }, [isChecking]);

  const proceed = useCallback(({ token, operator }: ValueOf<typeof backoffice.login>) => {
    keepToken(token);
    setSession({ kind: 'in', operator });
  }, []);
  const logOut = useCallback(async () => {
    await api.logout().catch(() => undefined); // the token is forgotten here whatever the server says
    dropToken();
    setSession({ kind: 'out', notice: null });
  }, []);

  if (session.kind === 'checking') return <Loading />;
  if (session.kind === 'failed')
    return <Failure message={session.message} onRetry={() => setSession({ kind: 'checking' })} />;
  if (session.kind === 'in' && session.operator.step === 'open')
    return <Console operator={session.operator} onProgress={proceed} onLogOut={logOut} />;
  return (
    <LoginSteps
      step={session.kind === 'in' ? session.operator.step : null}
      notice={session.kind === 'out' ? session.notice : null}
      onProgress={proceed}
      onLogOut={logOut}
    />
  );
}
