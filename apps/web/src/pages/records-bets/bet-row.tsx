import { Flag, Icon } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ticketQuery } from '../../features/lottery/tickets/api/tickets.ts';
import { shortIssue } from '../../features/lottery/draws/model/issue.ts';
import { isReturned, movedBy } from '../../features/lottery/tickets/model/ticket-money.ts';
import { STATUS_TONE } from '../../features/lottery/tickets/model/ticket-status.ts';
import { drawPath, historyPath } from '../../features/lottery/games/model/paths.ts';
import { signedAmount } from '../../features/records/model/amounts.ts';
import { formatAmount, formatTime } from '../../shared/i18n/format.ts';
import { useLocale } from '../../shared/i18n/locale-context.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { BetActions } from './bet-actions.tsx';
import { BetLines } from './bet-lines.tsx';
import type { Summary } from './bet-summary.ts';

/** One ticket; opened it shows its lines and the way to its draw. */
export function BetRecordRow({ row, isOpenFirst = false }: { row: Summary; isOpenFirst?: boolean }) {
  const t = useText();
  const locale = useLocale();
  const [isOpen, setIsOpen] = useState(isOpenFirst);
  const { data } = useQuery(ticketQuery(row.ticketId, isOpen));
  const hasWon = row.status === 'won';
  const hasStakeLine = hasWon || isReturned(row.status);
  return (
    <details className="fold" open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="list-row list-row--tall">
        <span className="icon-box">
          <Icon name="ticket" size="small" />
        </span>
        <span className="grow">
          <span className="label truncate block">{row.gameName}</span>
          <span className="caption faint numeric truncate block">
            {`${formatTime(row.placedAt, locale)} · ${t('lottery.issue', { issue: shortIssue(row.numero) })}`}
          </span>
          {hasStakeLine && (
            <span className="caption faint numeric block">
              {t('bets.staked', { amount: formatAmount(row.stake, locale.tag) })}
            </span>
          )}
        </span>
        <span className="end list-row__amount">
          <span className={hasWon ? 'label numeric positive block' : 'label numeric block'}>
            <span className="ltr">{signedAmount(movedBy(row), locale.tag)}</span>
          </span>
          <Flag tone={STATUS_TONE[row.status]}>{t(`lottery.status.${row.status}`)}</Flag>
        </span>
        <Icon name={isOpen ? 'up' : 'down'} size="small" className="faint" />
      </summary>
      {isOpen && (
        <BetLines
          lines={data?.lines ?? row.lines}
          stake={row.stake}
          win={row.win}
          isReturned={isReturned(row.status)}
          settledAt={row.settledAt}
          ticketId={row.ticketId}
          drawHref={historyPath(row.gameCode, row.numero)}
          proofHref={drawPath(row.gameCode, row.numero, row.ticketId)}
        />
      )}
      {isOpen && <BetActions row={row} />}
    </details>
  );
}
