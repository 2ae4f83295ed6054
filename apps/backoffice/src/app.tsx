import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { loginApi } from './login/api.ts';
import { LoginSteps } from './login/login-steps.tsx';
import { Failure, Loading } from './parts/states.tsx';
import { ApiError, dropToken, hasToken, keepToken, whenChangeIsRefused, whenSessionIsOver } from './shared/api.ts';
import type { Operator, Progress } from './shared/operator.ts';
import { queryClient } from './shared/query-client.ts';
import { texts } from './shared/texts.ts';
import { messageOf } from './shared/message-of.ts';

/** Loaded separately, so that the log-in does not wait for the console. With a stored token both load in parallel. */
const loadConsole = () => import('./frame/console.tsx').then((module) => ({ default: module.Console }));
const Console = lazy(loadConsole);
if (hasToken()) void loadConsole();

type Session =
  | { kind: 'checking' }
  | { kind: 'failed'; message: string }
  | { kind: 'out'; notice: string | null }
  | { kind: 'in'; operator: Operator };

/** Root component: holds the session and the progress of the log-in. */
export function App({ setupToken: given }: { setupToken: string | null }) {
  const [setupToken, setSetupToken] = useState(given);
  const [session, setSession] = useState<Session>(() =>
    hasToken() ? { kind: 'checking' } : { kind: 'out', notice: null },
  );
  const isChecking = session.kind === 'checking';

  useEffect(
    () =>
      whenSessionIsOver(() => {
        dropToken();
        queryClient.clear();
        setSession({ kind: 'out', notice: texts.sessionOver });
      }),
    [],
  );
  useEffect(() => whenChangeIsRefused(() => void queryClient.invalidateQueries()), []);
  useEffect(() => {
    if (!isChecking) return;
    loginApi.me().then(
      (operator) => setSession({ kind: 'in', operator }),
      // An ended session was handled above.
      (error: unknown) =>
        (error instanceof ApiError && error.code.startsWith('auth.')) ||
        setSession({ kind: 'failed', message: messageOf(error) }),
    );
  }, [isChecking]);

  const proceed = useCallback(({ token, operator }: Progress) => {
    keepToken(token);
    setSetupToken(null);
    setSession({ kind: 'in', operator });
  }, []);
  const logOut = useCallback(async () => {
    await loginApi.logout().catch(() => undefined); // the token is dropped here, whatever the server answers
    dropToken();
    dropTypedTexts();
    queryClient.clear();
    setSession({ kind: 'out', notice: null });
  }, []);

  if (session.kind === 'checking') return <Loading />;
  if (session.kind === 'failed')
    return <Failure message={session.message} onRetry={() => setSession({ kind: 'checking' })} />;
  if (session.kind === 'in' && session.operator.step === 'open')
    return (
      <Suspense fallback={<Loading />}>
        <Console operator={session.operator} onProgress={proceed} onLogOut={logOut} />
      </Suspense>
    );
  return (
    <LoginSteps
      operator={session.kind === 'in' ? session.operator : null}
      notice={session.kind === 'out' ? session.notice : null}
      setupToken={setupToken}
      onForgetSetup={() => setSetupToken(null)}
      onProgress={proceed}
      onLogOut={logOut}
    />
  );
}

/** Removes texts being typed about cases and conversations: the next operator of this tab must not see them. */
function dropTypedTexts(): void {
  for (const key of Object.keys(sessionStorage))
    if (/^(case-text|case-answer|chat-text):/.test(key)) sessionStorage.removeItem(key);
}
