import { Button, Flag, Icon, useToast } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { formatDateTime } from '../../../../shared/i18n/format.ts';
import { useLocaleText, useText } from '../../../../shared/i18n/use-text.ts';
import { useHasToken } from '../../../../shared/session/use-session.ts';
import { FailedPart, LoadingRows } from '../../../../shared/ui/list-states.tsx';
import { endOtherSessions, endSession, sessionsQuery, type Device } from '../api/security.ts';
import { useFormCall } from '../../account/model/use-form-call.ts';

/** Devices that are logged in; the other ones can be logged out one by one or all together. */
export function Devices() {
  const t = useText();
  const toast = useToast();
  const hasToken = useHasToken();
  const { data, error, isError, refetch } = useQuery(sessionsQuery(hasToken));
  const { send, isSending } = useFormCall({
    call: () => endOtherSessions({}),
    fields: [],
    onDone: () => toast.success(t('security.devices.othersOut')),
  });
  if (data === undefined)
    return isError ? <FailedPart error={error} onRetry={() => void refetch()} /> : <LoadingRows count={2} />;
  return (
    <>
      <ul className="card card--flush mx" aria-label={t('security.devices')}>
        {data.map((device) => (
          <DeviceRow key={device.id} device={device} />
        ))}
      </ul>
      {data.length > 1 && (
        <div className="padded mt-3">
          <Button variant="danger" wide icon="log-out" busy={isSending} onClick={() => send()}>
            {t('security.devices.signOutOthers')}
          </Button>
        </div>
      )}
    </>
  );
}

function DeviceRow({ device }: { device: Device }) {
  const { t, ...locale } = useLocaleText();
  const { send, isSending } = useFormCall({
    call: () => endSession({ params: { id: device.id } }),
    fields: [],
    onDone: () => undefined,
  });
  return (
    <li className="list-row">
      <span className="icon-box">
        <Icon name="phone" size="small" />
      </span>
      <span className="grow">
        <span className="label truncate block">{device.device}</span>
        <span className="caption faint block">
          {t('security.devices.used', { at: formatDateTime(device.lastUsedAt, locale) })} ·{' '}
          <span className="ltr">{device.ip}</span>
        </span>
      </span>
      {device.current ? (
        <Flag>{t('security.devices.this')}</Flag>
      ) : (
        <Button
          variant="neutral"
          size="small"
          busy={isSending}
          aria-label={t('security.devices.signOutOf', { device: device.device })}
          onClick={() => send()}
        >
          {t('security.devices.signOut')}
        </Button>
      )}
    </li>
  );
}
