import { Icon } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ticketQuery } from '../../features/lottery/tickets/api/tickets.ts';
import { shortIssue } from '../../features/lottery/draws/model/issue.ts';
import { drawPath, historyPath } from '../../features/lottery/games/model/paths.ts';
import { formatTime } from '../../shared/i18n/format.ts';
import { useLocaleText } from '../../shared/i18n/use-text.ts';
import { BetActions } from './bet-actions.tsx';
import { BetHead } from './bet-head.tsx';
import { BetLines } from './bet-lines.tsx';
import type { Summary } from './bet-summary.ts';

/** One ticket; expanded it shows its lines and a link to its draw. */
export function BetRecordRow({ row, isOpenFirst = false }: { row: Summary; isOpenFirst?: boolean }) {
  const { t, ...locale } = useLocaleText();
  const [isOpen, setIsOpen] = useState(isOpenFirst);
  const { data } = useQuery(ticketQuery(row.ticketId, isOpen));
  return (
    <details className="fold" open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="list-row list-row--tall">
        <BetHead
          row={row}
          meta={`${formatTime(row.placedAt, locale)} · ${t('lottery.issue', { issue: shortIssue(row.numero) })}`}
        />
        <Icon name={isOpen ? 'up' : 'down'} size="small" className="faint" />
      </summary>
      {isOpen && (
        <BetLines
          lines={data?.lines ?? row.lines}
          bet={row}
          rebate={data}
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
