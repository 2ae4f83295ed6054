import { Balls, UiLink } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BetResult } from '../../../../shared/bets/bet-result.tsx';
import { formatTime } from '../../../../shared/i18n/format.ts';
import { useLocaleText } from '../../../../shared/i18n/use-text.ts';
import type { TicketBet } from '../../../records/api/bets.ts';
import { ticketQuery } from '../api/tickets.ts';
import { shortIssue } from '../../draws/model/issue.ts';
import { isSole, playName } from '../../games/model/play-groups.ts';
import { hasSides, sideText } from '../../slip/model/odds-keys.ts';
import { ticketPath } from '../../games/model/paths.ts';
import { pickLabel } from '../../slip/model/lines.ts';

const SHOWN = 8;

/**
 * A ticket of the current draw: its numbers, with hits ringed, and its result. A win that arrives while the row is
 * visible is animated.
 * @param place both stations of a bet on two
 */
export function TicketRow({ row, place }: { row: TicketBet; place?: string | undefined }) {
  const { t, ...locale } = useLocaleText();
  const [wasOpen] = useState(row.status === 'open');
  const hits = useHits(row);
  const numbers = [
    ...new Set(row.lines.flatMap((line) => (isSole(line.play) || hasSides(line.play) ? [] : line.picks))),
  ];
  const sides = [...new Set(row.lines.flatMap(({ play, picks: [pick = ''] }) => sideText(play, pick, t) ?? []))];
  const first = row.lines[0];
  const missed = hits.size > 0 || row.status === 'lost' ? 'miss' : undefined;
  const facts = [
    [first === undefined ? '' : playName(first.play, t), ...sides].join(' '),
    ...(place === undefined ? [] : [place]),
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
                numbers={[pickLabel(number)]}
                tone="green"
                size="tiny"
                state={hits.has(number) ? 'hit' : missed}
              />
            ))}
          {numbers.length > SHOWN && <span className="micro muted numeric ltr">{`+${numbers.length - SHOWN}`}</span>}
        </span>
        <span className="caption faint numeric truncate block">{facts.join(' · ')}</span>
      </span>
      <BetResult bet={row} status={t(`lottery.status.${row.status}`)} isFresh={wasOpen} />
    </UiLink>
  );
}

/** Numbers of the ticket's lines that hit; known after it has won. */
function useHits(row: TicketBet): ReadonlySet<string> {
  const { data } = useQuery(ticketQuery(row.ticketId, row.status === 'won'));
  return new Set((data?.lines ?? []).filter((line) => (line.hits ?? 0) > 0).flatMap((line) => line.picks));
}
