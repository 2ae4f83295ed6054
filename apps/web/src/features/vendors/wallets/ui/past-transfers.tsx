import { Button, Icon } from '@fairlot/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { formatAmount, formatDateTime } from '../../../../shared/i18n/format.ts';
import { useLocaleText, useText } from '../../../../shared/i18n/use-text.ts';
import { rowsOf } from '../../../../shared/query/rows-of.ts';
import { useHasToken } from '../../../../shared/session/use-session.ts';
import { FailedPart, LoadingRows } from '../../../../shared/ui/list-states.tsx';
import { type SheetControl, TitledSheet } from '../../../../shared/ui/titled-sheet.tsx';
import { transfersQuery } from '../api/wallets.ts';

/** Earlier transfers with their status; fetched when opened. */
export function PastTransfers(control: SheetControl) {
  const t = useText();
  return (
    <TitledSheet {...control} title={t('wallets.past')} tall>
      <Rows />
    </TitledSheet>
  );
}

function Rows() {
  const { t, ...locale } = useLocaleText();
  const past = useInfiniteQuery(transfersQuery(useHasToken()));
  const rows = rowsOf(past.data?.pages ?? [], ({ id }) => id);
  return (
    <>
      {past.isPending && <LoadingRows count={2} />}
      {past.isError && rows.length === 0 && <FailedPart error={past.error} onRetry={() => void past.refetch()} />}
      {past.isSuccess && rows.length === 0 && <p className="caption muted">{t('wallets.pastNone')}</p>}
      {rows.length > 0 && (
        <ul className="plain">
          {rows.map(({ id, name, direction, amount, at, state }) => (
            <li key={id} className="list-row wallet-past">
              <span className="icon-box">
                <Icon name={direction === 'in' ? 'upload' : 'download'} size="small" />
              </span>
              <span className="grow">
                <span className="label truncate block">
                  {direction === 'in' ? t('wallets.to') : t('wallets.from')} {name}
                </span>
                <span className="caption muted block">{formatDateTime(at, locale)}</span>
                {state === 'unknown' && <span className="caption wallet-unknown">{t('wallets.unknown')}</span>}
                {state === 'failed' && <span className="caption muted block">{t('wallets.failed')}</span>}
              </span>
              <span className={state === 'done' ? 'label numeric ltr' : 'label numeric ltr faint'}>
                {formatAmount(amount, locale.tag)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {past.hasNextPage && (
        <Button variant="neutral" wide busy={past.isFetchingNextPage} onClick={() => void past.fetchNextPage()}>
          {t('wallets.older')}
        </Button>
      )}
    </>
  );
}
