import { useLogout } from '../../identity/session/model/use-logout.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { useGo } from '../../../shared/navigation/use-go.ts';
import { QuestionDialog } from '../../../shared/ui/question-dialog.tsx';

/**
 * Opened by actions that a trial account may not perform (Z-68): it leads to a real account. Choosing one ends free
 * play; `next` is the page to open afterwards. Closing it leads to home, unless `onClose` stays on the page. Home takes
 * the place of the page in the history, so that Back does not open the dialog again.
 */
export function RealAccountDialog({ next, onClose }: { next: string; onClose?: () => void }) {
  const t = useText();
  const go = useGo();
  // Delayed, because the end of a session redirects members' pages to home first.
  const to = (path: string) => setTimeout(() => go(`${path}?next=${encodeURIComponent(next)}`));
  const login = useLogout(() => to('/m/login'));
  const register = useLogout(() => to('/m/register'));
  return (
    <QuestionDialog
      title={t('trial.realTitle')}
      other={{ label: t('header.join'), busy: register.isLeaving, onChoose: register.leave }}
      answer={{ label: t('header.login'), busy: login.isLeaving, onChoose: login.leave }}
      onClose={onClose ?? (() => go('/m/home', { replace: true }))}
    >
      <p className="muted">{t('trial.realText')}</p>
    </QuestionDialog>
  );
}
