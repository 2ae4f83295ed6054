import { useToast } from '@fairlot/ui';
import { useLingui } from '@lingui/react';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { Banners } from '../../features/content/banners/ui/banners.tsx';
import { ApiError } from '../../shared/api/api-error.ts';
import { useErrorText, useText } from '../../shared/i18n/use-text.ts';
import { useGo } from '../../shared/navigation/use-go.ts';
import { useHref, useSearchParams } from '../../shared/navigation/use-place.ts';
import { LoginPromptContext } from '../../shared/session/login-prompt.ts';
import { TRIAL_TYPE, type SessionEnd } from '../../shared/session/model.ts';
import { useMember, useSessionFact } from '../../shared/session/use-session.ts';
import { useBrowserLayoutEffect } from '../../shared/use-browser-layout-effect.ts';
import { redirectAfter, redirectOf } from '../guard.ts';
import { dialogPath, safeNextPath } from '../next-path.ts';
import type { DialogName } from '../page-route.ts';
import { useRoute } from '../use-route.ts';
import { followLinks } from './follow-links.ts';
import {
  ChangeDialog,
  ExpiredDialog,
  ForgotDialog,
  LoginDialog,
  PasswordDialog,
  prepareDialog,
  RegisterDialog,
} from './dialogs.ts';

interface Asked {
  name: DialogName;
  next: string | undefined;
}

/**
 * Hosts the log-in, register and password dialogs. They open at their own address over home, or over the page that
 * asked for them. At most one is open. A member who must choose a password gets that dialog first, and the end of a
 * session is reported before the log-in opens.
 */
export function OverlayHost({ children }: { children: ReactNode }) {
  const { i18n } = useLingui();
  const t = useText();
  const toast = useToast();
  const route = useRoute();
  const go = useGo();
  const member = useMember();
  const href = useHref();
  const search = useSearchParams();
  const nextInAddress = search['next'];
  const mustChoosePassword = useSessionFact((session) => session.firstTimeLogin);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [used, setUsed] = useState<readonly DialogName[]>([]);
  const hasOwnPath = route.dialog !== undefined;
  // A session that was stored or started in another tab makes a visitor's dialog pointless.
  const isUseless = hasOwnPath && redirectOf(route, { member, href, search }) !== null;
  // A trial member may log in to a real account.
  const isReal = member !== null && member.type !== TRIAL_TYPE;
  if (isReal && asked !== null && asked.name !== 'change') setAsked(null);
  const open = useCallback(
    (wanted: DialogName, next?: string) => {
      // A dialog at its own address is replaced by navigating to the other dialog's address.
      if (hasOwnPath) return go(dialogPath(wanted, next), { replace: true, keepScroll: true });
      prepareDialog(i18n, wanted).then(
        () => setAsked({ name: wanted, next }),
        () => toast.error(t('error.offline')),
      );
    },
    [hasOwnPath, go, i18n, toast, t],
  );
  const prompt = useCallback((next?: string) => open('login', next), [open]);
  const expired = useSessionEnd(prompt);
  useLoginInput(prompt);
  const name = isUseless || mustChoosePassword || expired.open ? undefined : (route.dialog ?? asked?.name);
  if (name !== undefined && !used.includes(name)) setUsed([...used, name]);

  const close = () => (hasOwnPath ? go('/m/home', { replace: true, keepScroll: true }) : setAsked(null));
  const next = hasOwnPath ? nextInAddress : asked?.next;
  const done = (known?: string) => {
    setAsked(null);
    const wanted = known ?? next;
    if (hasOwnPath || wanted !== undefined) go(safeNextPath(wanted), { replace: hasOwnPath });
  };
  const switchTo = (other: DialogName) => open(other, next);
  const back = hasOwnPath ? { label: t('common.back'), onBack: close } : undefined;
  const ways = { back, onClose: close, onDone: done, onSwitch: switchTo, next: safeNextPath(next) };
  return (
    <LoginPromptContext value={prompt}>
      <div className="boxless" onClick={followLinks(go, open, member)}>
        {children}
        {used.includes('login') && <LoginDialog open={name === 'login'} {...ways} />}
        {used.includes('register') && (
          <RegisterDialog open={name === 'register'} {...ways} banners={<Banners group="m_reg" />} />
        )}
        {used.includes('forgot') && <ForgotDialog open={name === 'forgot'} {...ways} />}
        {used.includes('change') && (
          <ChangeDialog open={name === 'change'} onClose={close} onDone={() => done('/m/home')} />
        )}
        <ExpiredDialog {...expired} />
        <RequiredPassword isNeeded={mustChoosePassword} onSaved={() => done()} />
      </div>
    </LoginPromptContext>
  );
}

/**
 * Handles the end of a session: leaves a page that is for members only. A session that expired is reported by an alert,
 * and the log-in opens once that is closed.
 * @returns the alert's state
 */
function useSessionEnd(prompt: (next?: string) => void): { open: boolean; onClose: () => void } {
  const { i18n } = useLingui();
  const ended = useSessionFact((session) => session.ended);
  const toast = useToast();
  const errorText = useErrorText();
  const route = useRoute();
  const href = useHref();
  const go = useGo();
  const search = useSearchParams();
  const isGuarded = route.guard !== undefined;
  const reported = useRef<SessionEnd | null>(null);
  const [expired, setExpired] = useState<{ next: string | undefined } | null>(null);
  useEffect(() => {
    // React to the end of the session only, not to later navigations.
    if (reported.current === ended) return;
    reported.current = ended;
    if (ended === null) return;
    const location = redirectAfter(ended, route, { href, search });
    if (location !== null) go(location, { replace: true });
    if (ended !== 'expired') return;
    prepareDialog(i18n, 'expired').then(
      () => setExpired({ next: isGuarded ? href : undefined }),
      () => toast.error(errorText(new ApiError('auth.logged.out'))),
    );
  }, [ended, isGuarded, route, href, search, go, i18n, toast, errorText]);
  const close = () => {
    setExpired(null);
    prompt(expired?.next);
  };
  // The member may have logged in meanwhile, here or in another tab.
  return { open: expired !== null && ended !== null, onClose: close };
}

/** Opens the login when a visitor made a call that needs a member. */
function useLoginInput(prompt: () => void): void {
  // Set before a tap can reach the page: a rejected call there opens the log-in immediately.
  useBrowserLayoutEffect(() => {
    const ask = () => prompt();
    window.addEventListener('login', ask);
    return () => window.removeEventListener('login', ask);
  }, [prompt]);
}

/** First login: the member has to choose a password before anything else. */
function RequiredPassword({ isNeeded, onSaved }: { isNeeded: boolean; onSaved: () => void }) {
  const { i18n } = useLingui();
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    if (isNeeded) void prepareDialog(i18n, 'password').then(() => setIsReady(true));
  }, [isNeeded, i18n]);
  return isReady ? <PasswordDialog open={isNeeded} onSaved={onSaved} /> : null;
}
