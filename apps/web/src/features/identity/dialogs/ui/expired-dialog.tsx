import { AlertDialog } from '@fairlot/ui';
import { ApiError } from '../../../../shared/api/api-error.ts';
import { useErrorText, useText } from '../../../../shared/i18n/use-text.ts';

/** Reports that the session has ended; the log-in comes after it (Z-96). */
export default function ExpiredDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText();
  const errorText = useErrorText();
  return (
    <AlertDialog
      open={open}
      onClose={onClose}
      title={errorText(new ApiError('auth.logged.out'))}
      closeLabel={t('common.close')}
      action={t('header.login')}
    />
  );
}
