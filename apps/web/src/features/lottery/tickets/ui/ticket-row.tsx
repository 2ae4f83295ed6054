import { parseMinor } from '@fairlot/money';
import { Balls, Flag, UiLink, WinAmount } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatTime } from '../../../../shared/i18n/format.ts';
import { useLocale } from '../../../../shared/i18n/locale-context.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import type { TicketBet } from '../../../records/api/bets.ts';
import { ticketQuery } from '../api/tickets.ts';
import { shortIssue } from '../../draws/model/issue.ts';
import { isSole, playName } from '../../games/model/play-groups.ts';
import { movedBy } from '../model/ticket-money.ts';
import { STATUS_TONE } from '../model/ticket-status.ts';
import { ticketPath } from '../../games/model/paths.ts';
import { signedAmount, signedMinor } from '../../../records/model/amounts.ts';

const SHOWN = 8;

/**
 * A ticket of the draw that is on: its numbers, hits ringed, stake or win. A win that comes in while it stands is
 * counted up.
 */
export function TicketRow({ row }: { row: TicketBet }) {
  const t = useText();
  const locale = useLocale();
  const [wasOpen] = useState(row.status === 'open');
  const wonMinor = row.status === 'won' && row.win !== null ? parseMinor(row.win) : null;
  const hits = useHits(row);
  const numbers = [...new Set(row.lines.flatMap((line) => (isSole(line.play) ? [] : line.picks)))];
  const first = row.lines[0];
  const missed = hits.size > 0 || row.status === 'lost' ? 'miss' : undefined;
  const facts = [
    first === undefined ? '' : playName(first.play, t),
    t('lottery.issue', { issue: shortIssue(row.numero) }),
    formatTime(row.placedAt, locale, true),
  ];
  return (
    <UiLink className="list-row list-row--tall" href={ticketPath(row.ticketId)}>
      <span className="grow">
        <span className="row gap-1 wrap">
          {[...numbers.filter((number) => hits.has(number)), ...numbers.filter((number) => !hits.has(number))]
            .slice(0, SHOWN)
            .map((number) => (
              <Balls
                key={number}
                numbers={[number]}
                tone="green"
                size="tiny"
                state={hits.has(number) ? 'hit' : missed}
              />
            ))}
          {numbers.length > SHOWN && <span className="micro muted numeric ltr">{`+${numbers.length - SHOWN}`}</span>}
        </span>
        <span className="caption faint numeric truncate block">{facts.join(' · ')}</span>
      </span>
      <span className="end list-row__amount">
        <span className={wonMinor === null ? 'label numeric block' : 'label numeric positive block'}>
          <span className="ltr">
            {wonMinor === null ? (
              signedAmount(movedBy(row), locale.tag)
            ) : (
              <WinAmount amountMinor={wonMinor} format={(minor) => signedMinor(minor, locale.tag)} isFresh={wasOpen} />
            )}
          </span>
        </span>
        <Flag tone={STATUS_TONE[row.status]}>{t(`lottery.status.${row.status}`)}</Flag>
      </span>
    </UiLink>
  );
}

/** Numbers of the ticket's lines that hit; known once it has won. */
function useHits(row: TicketBet): ReadonlySet<string> {
  const { data } = useQuery(ticketQuery(row.ticketId, row.status === 'won'));
  return new Set((data?.lines ?? []).filter((line) => (line.hits ?? 0) > 0).flatMap((line) => line.picks));
}
