import { useToast } from '@fairlot/ui';
import { useLingui } from '@lingui/react';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useText } from '../../shared/i18n/use-text.ts';
import { useGo } from '../../shared/navigation/use-go.ts';
import { useHref, useSearchParams } from '../../shared/navigation/use-place.ts';
import { LoginPromptContext } from '../../shared/session/login-prompt.ts';
import type { SessionEnd } from '../../shared/session/model.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { loginPath, safeNextPath } from '../next-path.ts';
import type { DialogName } from '../routes/route.ts';
import { useRoute } from '../use-route.ts';
import { followLinks } from './follow-links.ts';
import { LoginDialog, PasswordDialog, prepareDialog, RegisterDialog } from './dialogs.ts';

interface Asked {
  name: DialogName;
  next: string | undefined;
}

/**
 * The one place where log in and register open: by their own address over home, or over the page where a visitor was
 * asked to log in. At most one is open. A member who must choose a password gets that dialog first.
 */
export function OverlayHost({ children }: { children: ReactNode }) {
  const { i18n } = useLingui();
  const t = useText();
  const toast = useToast();
  const route = useRoute();
  const go = useGo();
  const { next: nextInAddress } = useSearchParams();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [used, setUsed] = useState<readonly DialogName[]>([]);
  const isHome = route.header === 'home';
  const name = route.dialog ?? asked?.name;
  if (name !== undefined && !used.includes(name)) setUsed([...used, name]);

  const open = useCallback(
    (wanted: DialogName, next?: string) => {
      if (isHome) return go(wanted === 'login' ? loginPath(next) : '/m/register', { keepScroll: true });
      prepareDialog(i18n, wanted).then(() => setAsked({ name: wanted, next }), () => toast.error(t('error.offline')));
    },
    [isHome, go, i18n, toast, t],
  );
  const prompt = useCallback((next?: string) => open('login', next), [open]);
  useSessionEnd(prompt);

  const close = () => (route.dialog === undefined ? setAsked(null) : go('/m/home', { replace: true, keepScroll: true }));
  const done = () => {
    const next = route.dialog === undefined ? asked?.next : safeNextPath(nextInAddress);
    setAsked(null);
    if (next !== undefined) go(next, { replace: route.dialog !== undefined });
  };
  const switchTo = (other: DialogName) => {
    if (route.dialog === undefined) return open(other, asked?.next);
    const query = nextInAddress === undefined ? '' : `?next=${encodeURIComponent(safeNextPath(nextInAddress))}`;
    go(`/m/${other}${query}`, { replace: true, keepScroll: true });
  };
  const ways = { onClose: close, onDone: done, onSwitch: switchTo };
  return (
    <LoginPromptContext value={prompt}>
      <div onClick={followLinks(go, open, isHome)}>
        {children}
        {used.includes('login') && <LoginDialog open={name === 'login'} {...ways} />}
        {used.includes('register') && <RegisterDialog open={name === 'register'} {...ways} />}
        <RequiredPassword />
      </div>
    </LoginPromptContext>
  );
}

/** A session that ended: a page for members alone gives way, an expired one asks for the login once. */
function useSessionEnd(prompt: (next?: string) => void): void {
  const { ended } = useSession();
  const route = useRoute();
  const href = useHref();
  const go = useGo();
  const isGuarded = route.guard !== undefined;
  const told = useRef<SessionEnd | null>(null);
  useEffect(() => {
    // Only the end itself counts, not later changes of place.
    if (told.current === ended) return;
    told.current = ended;
    if (ended === null) return;
    if (isGuarded) go(ended === 'logout' ? '/m/home' : loginPath(href), { replace: true });
    else if (ended === 'expired') prompt();
  }, [ended, isGuarded, href, go, prompt]);
}

/** First login: nothing goes on until the member has chosen a password. */
function RequiredPassword() {
  const { i18n } = useLingui();
  const { firstTimeLogin: isNeeded } = useSession();
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    if (isNeeded) void prepareDialog(i18n, 'password').then(() => setIsReady(true));
  }, [isNeeded, i18n]);
  return isReady ? <PasswordDialog open={isNeeded} /> : null;
}
