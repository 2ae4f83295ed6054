import { Flag, Icon, UiLink } from '@fairlot/ui';
import { movedBy } from '../../features/lottery/tickets/model/ticket-money.ts';
import { STATUS_TONE } from '../../features/lottery/tickets/model/ticket-status.ts';
import type { BetRow } from '../../features/records/api/bets.ts';
import { signedAmount } from '../../features/records/model/amounts.ts';
import { formatTime } from '../../shared/i18n/format.ts';
import { useLocale } from '../../shared/i18n/locale-context.ts';
import { useText } from '../../shared/i18n/use-text.ts';

/** A bet that is no ticket; where its source has a page for it, the row leads there. */
export function OtherBetRow({ row }: { row: BetRow }) {
  const t = useText();
  const locale = useLocale();
  const content = (
    <>
      <span className="icon-box">
        <Icon name="ticket" size="small" />
      </span>
      <span className="grow">
        <span className="label truncate block">{row.gameName}</span>
        <span className="caption faint numeric truncate block">
          {[formatTime(row.placedAt, locale), row.roundId].filter((part) => part !== null).join(' · ')}
        </span>
      </span>
      <span className="end list-row__amount">
        <span className={row.status === 'won' ? 'label numeric positive block' : 'label numeric block'}>
          <span className="ltr">{signedAmount(movedBy(row), locale.tag)}</span>
        </span>
        <Flag tone={STATUS_TONE[row.status]}>{t(`lottery.status.${row.status}`)}</Flag>
      </span>
    </>
  );
  if (row.detailUrl === null) return <div className="list-row list-row--tall">{content}</div>;
  return (
    <UiLink className="list-row list-row--tall" href={row.detailUrl}>
      {content}
    </UiLink>
  );
}
