import { Button, Flag, Icon, useToast } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { formatDateTime } from '../../../shared/i18n/format.ts';
import { useLocale } from '../../../shared/i18n/locale-context.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { useHasToken } from '../../../shared/session/use-session.ts';
import { FailedPart, LoadingRows } from '../../../shared/ui/list-states.tsx';
import { endOtherSessions, endSession, sessionsQuery, type Device } from '../api/security.ts';
import { useFormCall } from '../model/use-form-call.ts';

/** Devices that are logged in; each of the others, or all of them, can be logged out. */
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
      <ul className="card p0 mx" aria-label={t('security.devices')}>
        {data.map((device) => (
          <DeviceRow key={device.id} device={device} />
        ))}
      </ul>
      {data.length > 1 && (
        <div className="pad mt3">
          <Button variant="danger" wide icon="log-out" busy={isSending} onClick={() => send(undefined)}>
            {t('security.devices.signOutOthers')}
          </Button>
        </div>
      )}
    </>
  );
}

function DeviceRow({ device }: { device: Device }) {
  const t = useText();
  const locale = useLocale();
  const { send, isSending } = useFormCall({
    call: () => endSession({ params: { id: device.id } }),
    fields: [],
    onDone: () => undefined,
  });
  return (
    <li className="li">
      <span className="bx">
        <Icon name="phone" size="s" />
      </span>
      <span className="grow">
        <span className="label trunc blk">{device.device}</span>
        <span className="cap mut3 blk">
          {t('security.devices.used', { at: formatDateTime(device.lastUsedAt, locale) })} ·{' '}
          <span className="ltr">{device.ip}</span>
        </span>
      </span>
      {device.current ? (
        <Flag>{t('security.devices.this')}</Flag>
      ) : (
        <Button
          variant="neutral"
          size="sm"
          busy={isSending}
          aria-label={t('security.devices.signOutOf', { device: device.device })}
          onClick={() => send(undefined)}
        >
          {t('security.devices.signOut')}
        </Button>
      )}
    </li>
  );
}
