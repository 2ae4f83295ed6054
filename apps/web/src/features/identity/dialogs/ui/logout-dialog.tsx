import { useText } from '../../../../shared/i18n/use-text.ts';
import { useGo } from '../../../../shared/navigation/use-go.ts';
import { QuestionDialog } from '../../../../shared/ui/question-dialog.tsx';
import { useLogout } from '../../session/model/use-logout.ts';

/** Asks for confirmation before logging out; afterwards the app shows home. */
export function LogoutDialog({ open, onClose, onLeft }: { open: boolean; onClose: () => void; onLeft?: () => void }) {
  const t = useText();
  const go = useGo();
  const { leave, isLeaving } = useLogout(() => {
    onClose();
    onLeft?.();
    go('/m/home');
  });
  return (
    <QuestionDialog
      title={t('logout.question')}
      open={open}
      answer={{ label: t('logout.confirm'), variant: 'danger', busy: isLeaving, onChoose: leave }}
      onClose={onClose}
    >
      <p className="muted">{t('logout.hint')}</p>
    </QuestionDialog>
  );
}
