import { Dialog } from '@fairlot/ui';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { loginApi } from './login/api.ts';
import { LoginSteps } from './login/login-steps.tsx';
import { loginTexts } from './login/texts.ts';
import { Failure, Loading } from './parts/states.tsx';
import {
  dropToken,
  hasToken,
  isSessionOver,
  keepToken,
  readAgain,
  whenChangeIsRefused,
  whenPermissionIsDenied,
  whenSessionIsOver,
} from './shared/api.ts';
import type { Operator, Progress } from './shared/operator.ts';
import { queryClient } from './shared/query-client.ts';
import { texts } from './shared/texts.ts';
import { messageOf } from './shared/message-of.ts';

/** Loaded separately, so that the log-in does not wait for the console. With a stored token both load in parallel. */
const loadConsole = () => import('./frame/console.tsx').then((module) => ({ default: module.Console }));
const Console = lazy(loadConsole);
if (hasToken()) void loadConsole();

/** Time that the page of an ended session stays below the log-in: a desk that was left shows nothing of it later. */
const COVERED_MS = 30 * 60_000;

type Session =
  | { kind: 'checking' }
  | { kind: 'failed'; message: string }
  | { kind: 'out'; notice: string | null }
  | { kind: 'in'; operator: Operator };

/**
 * Root component: holds the session and the progress of the log-in. When the session ends, the console stays below the
 * log-in for a while: the same operator finds everything that was typed, another operator gets a new console.
 */
export function App({ setupToken: given }: { setupToken: string | null }) {
  const [setupToken, setSetupToken] = useState(given);
  const [session, setSession] = useState<Session>(() =>
    hasToken() ? { kind: 'checking' } : { kind: 'out', notice: null },
  );
  // The operator whose console is open, also below the log-in.
  const [working, setWorking] = useState<Operator | null>(null);
  const isChecking = session.kind === 'checking';
  const isOpen = session.kind === 'in' && session.operator.step === 'open';

  const enter = useCallback((operator: Operator) => {
    setSession({ kind: 'in', operator });
    if (operator.step === 'open') setWorking(operator);
  }, []);
  useEffect(
    () =>
      whenSessionIsOver(() => {
        dropToken();
        setSession({ kind: 'out', notice: working === null ? texts.sessionOver : texts.sessionOverKept });
      }),
    [working],
  );
  useEffect(() => whenChangeIsRefused(() => void queryClient.invalidateQueries()), []);
  useEffect(
    () => (isOpen && working !== null ? whenPermissionIsDenied(readerOf(working, enter)) : undefined),
    [isOpen, working, enter],
  );
  useEffect(() => {
    if (!isChecking) return;
    loginApi.me().then(
      enter,
      // An ended session was handled above.
      (error: unknown) => isSessionOver(error) || setSession({ kind: 'failed', message: messageOf(error) }),
    );
  }, [isChecking, enter]);

  const isCovered = working !== null && !isOpen;
  useEffect(() => {
    if (!isCovered) return undefined;
    const stopIgnoring = ignoreEscape();
    const timer = setTimeout(() => {
      forget();
      setWorking(null);
      setSession((now) => (now.kind === 'out' ? { kind: 'out', notice: texts.sessionOver } : now));
    }, COVERED_MS);
    return () => {
      stopIgnoring();
      clearTimeout(timer);
    };
  }, [isCovered]);

  const proceed = useCallback(
    ({ token, operator }: Progress) => {
      keepToken(token);
      setSetupToken(null);
      if (operator.step === 'open' && isCovered) {
        if (working?.name === operator.name) readAgain();
        else forget();
      }
      enter(operator);
    },
    [working, isCovered, enter],
  );
  const logOut = useCallback(async () => {
    await loginApi.logout().catch(() => undefined); // the token is dropped here, whatever the server answers
    dropToken();
    forget();
    setWorking(null);
    setSession({ kind: 'out', notice: null });
  }, []);

  if (session.kind === 'checking') return <Loading />;
  if (session.kind === 'failed')
    return <Failure error={session.message} onRetry={() => setSession({ kind: 'checking' })} />;
  const gate = isOpen ? null : (
    <LoginSteps
      operator={session.kind === 'in' ? session.operator : null}
      notice={session.kind === 'out' ? session.notice : null}
      setupToken={setupToken}
      onForgetSetup={() => setSetupToken(null)}
      onProgress={proceed}
      onLogOut={logOut}
    />
  );
  if (working === null) return gate;
  return (
    <>
      <Suspense fallback={<Loading />}>
        <Console key={working.name} operator={working} onProgress={proceed} onLogOut={logOut} />
      </Suspense>
      {gate === null ? null : (
        <Dialog
          open
          dismissible={false}
          name={loginTexts.heading}
          closeLabel={null}
          head={<></>}
          className="gate-cover"
          onClose={() => undefined}
        >
          {gate}
        </Dialog>
      )}
    </>
  );
}

/** Reads the operator again, for pages of permissions that an administrator has changed meanwhile. */
function readerOf(before: Operator, onChange: (operator: Operator) => void): () => void {
  let isReading = false;
  return () => {
    if (isReading) return;
    isReading = true;
    void loginApi
      .me()
      .then((operator) => {
        if (`${operator.permissions}` !== `${before.permissions}`) onChange(operator);
      })
      .catch(() => undefined) // an ended session is reported elsewhere
      .finally(() => (isReading = false));
  };
}

/** Browsers close dialogs that opened without a click together: Escape in the log-in would close one of the page. */
function ignoreEscape(): () => void {
  const listen = (event: KeyboardEvent) => event.key === 'Escape' && event.preventDefault();
  addEventListener('keydown', listen, true);
  return () => removeEventListener('keydown', listen, true);
}

/** Removes what an operator read and typed: the next operator of this tab must not see it. */
function forget(): void {
  queryClient.clear();
  dropTypedTexts();
}

/** Removes texts being typed about cases and conversations. */
function dropTypedTexts(): void {
  for (const key of Object.keys(sessionStorage))
    if (/^(case-text|case-answer|chat-text):/.test(key)) sessionStorage.removeItem(key);
}
