import { AlertDialog } from '@fairlot/ui';
import { useEffect, useState } from 'react';
import { ApiError } from '../../../../shared/api/api-error.ts';
import { formatDateTime } from '../../../../shared/i18n/format.ts';
import { useErrorText, useLocaleText } from '../../../../shared/i18n/use-text.ts';

const CLOSING_MS = 300;

interface LaunchRefusedProps {
  error: unknown;
  onClose: () => void;
}

/** Reports a rejected launch. When the session has ended, the app itself reports that and opens the log-in (Z-96). */
export default function LaunchRefused({ error, onClose }: LaunchRefusedProps) {
  const isLoggedOut = error instanceof ApiError && error.status === 401;
  useEffect(() => {
    if (isLoggedOut) onClose();
  }, [isLoggedOut, onClose]);
  return isLoggedOut ? null : <Reason error={error} onClose={onClose} />;
}

/** States why a game did not open; for a vendor's maintenance with reason and end. */
function Reason({ error, onClose }: LaunchRefusedProps) {
  const { t, ...locale } = useLocaleText();
  const errorText = useErrorText();
  const [isOpen, setIsOpen] = useState(true);
  const { reason, until } = maintenanceIn(error);
  const close = () => {
    setIsOpen(false);
    setTimeout(onClose, CLOSING_MS);
  };
  return (
    <AlertDialog
      open={isOpen}
      onClose={close}
      title={errorText(error)}
      closeLabel={t('common.close')}
      action={t('game.refusedOk')}
    >
      <p className="muted">{reason ?? t('game.refusedHint')}</p>
      {until !== null && (
        <p className="caption faint mt-2">{t('game.until', { time: formatDateTime(until, locale) })}</p>
      )}
    </AlertDialog>
  );
}

function maintenanceIn(error: unknown): { reason: string | null; until: number | null } {
  const value = error instanceof ApiError && error.code === 'vendor.maintenance' ? error.value : null;
  if (typeof value !== 'object' || value === null) return { reason: null, until: null };
  return {
    reason: 'reason' in value && typeof value.reason === 'string' ? value.reason : null,
    until: 'until' in value && typeof value.until === 'number' ? value.until : null,
  };
}
