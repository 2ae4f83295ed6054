import { Empty, Flag, Icon } from '@fairlot/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { formatDateTime } from '../../../../shared/i18n/format.ts';
import { useLocaleText, useText } from '../../../../shared/i18n/use-text.ts';
import { rowsOf } from '../../../../shared/query/rows-of.ts';
import { useHasToken } from '../../../../shared/session/use-session.ts';
import { FailedPart, LoadingRows, LoadMore } from '../../../../shared/ui/list-states.tsx';
import { loginsQuery, type LoginEntry } from '../api/security.ts';
import { methodKey } from '../model/login-method.ts';

/** Log-ins and failed attempts of the last 90 days. */
export function LoginHistory() {
  const t = useText();
  const list = useInfiniteQuery(loginsQuery(useHasToken()));
  const { data, error, isError, refetch } = list;
  if (data === undefined)
    return isError ? <FailedPart error={error} onRetry={() => void refetch()} /> : <LoadingRows />;
  const rows = rowsOf(data.pages, keyOf);
  if (rows.length === 0) return <Empty title={t('security.logins.none')} />;
  return (
    <>
      <ul className="card card--flush" aria-label={t('security.logins')}>
        {rows.map((entry) => (
          <LoginRow key={keyOf(entry)} entry={entry} />
        ))}
      </ul>
      <LoadMore list={list} label={t('security.logins.more')} />
    </>
  );
}

const keyOf = ({ at, ip, method }: LoginEntry) => `${at} ${ip} ${method}`;

function LoginRow({ entry }: { entry: LoginEntry }) {
  const { t, ...locale } = useLocaleText();
  return (
    <li className="list-row">
      <span className="icon-box">
        <Icon name={entry.success ? 'check' : 'alert'} size="small" />
      </span>
      <span className="grow">
        <span className="label truncate block">{formatDateTime(entry.at, locale)}</span>
        <span className="caption faint two-lines">
          {t(methodKey(entry.method))} · {entry.device} · <span className="ltr">{entry.ip}</span>
        </span>
      </span>
      {!entry.success && <Flag tone="hot">{t('security.logins.failed')}</Flag>}
    </li>
  );
}
