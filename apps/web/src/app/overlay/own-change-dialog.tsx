import { TRIAL_TYPE } from '../../shared/session/model.ts';
import { useMember } from '../../shared/session/use-session.ts';
import ChangeDialog, { type ChangeDialogProps } from '../../features/identity/dialogs/ui/change-dialog.tsx';
import { RealAccountDialog } from '../../features/trial/ui/real-account-dialog.tsx';

/** The dialog `Change password`. A trial account has no password: it sees the way to a real account (Z-68). */
export default function OwnChangeDialog(props: ChangeDialogProps) {
  const member = useMember();
  if (member?.type !== TRIAL_TYPE) return <ChangeDialog {...props} />;
  return props.open && <RealAccountDialog next="/m/changePsw" onClose={props.onClose} />;
}
