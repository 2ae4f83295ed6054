import { Chips, Empty } from '@fairlot/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { memo, useState } from 'react';
import { ticketQuery } from '../../features/lottery/tickets/api/tickets.ts';
import { TICKET_STATUSES } from '../../features/lottery/tickets/model/ticket-status.ts';
import { betsQuery, type BetStatus, isTicket } from '../../features/records/api/bets.ts';
import { type DayChoice, type Days, daysOf } from '../../features/records/model/days.ts';
import { dateTextOf } from '../../features/records/model/periods.ts';
import { DayChoiceBar } from '../../features/records/ui/day-choice.tsx';
import { DayList } from '../../features/records/ui/day-list.tsx';
import { MoreRecords } from '../../features/records/ui/more-records.tsx';
import { useNowValue } from '../../shared/clock/use-now.ts';
import { useLocale } from '../../shared/i18n/locale-context.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { useSearchParams } from '../../shared/navigation/use-place.ts';
import { useHasToken } from '../../shared/session/use-session.ts';
import { FailedPart, LoadingRows } from '../../shared/ui/list-states.tsx';
import { BetSums, DayNet } from './bet-sums.tsx';
import { BetRecordRow } from './bet-row.tsx';
import { summaryOf } from './bet-summary.ts';
import { OtherBetRow } from './other-bet-row.tsx';

type Choice = BetStatus | 'all';
const TICKET_ID = /^[0-9a-f-]{36}$/;

/** Betting record; a ticket in the address is shown on top. */
export default function RecordsBetsPage() {
  const t = useText();
  const ticketId = useSearchParams()['ticket'] ?? '';
  const [choice, setChoice] = useState<Choice>('all');
  const { timeZone } = useLocale();
  const today = useNowValue((now) => dateTextOf(now, timeZone));
  const [period, setPeriod] = useState<DayChoice>('week');
  const [range, setRange] = useState<Days>({ startDate: today, endDate: today });
  const noon = Date.parse(`${today}T12:00:00Z`);
  const days = daysOf(period, range, noon, 'UTC');
  const options = (['all', ...TICKET_STATUSES] as const).map((value) => ({
    value,
    label: t(value === 'all' ? 'records.type.all' : `lottery.status.${value}`),
  }));
  return (
    <>
      {TICKET_ID.test(ticketId) && <NamedTicket key={ticketId} id={ticketId} />}
      <DayChoiceBar value={period} range={range} today={today} onChange={setPeriod} onRange={setRange} />
      <Chips className="mt-3" label={t('records.statuses')} options={options} value={choice} onChange={setChoice} />
      {days !== undefined && (
        <>
          {choice === 'all' && <BetSums days={days} today={today} />}
          <BetList choice={choice} startDate={days.startDate} endDate={days.endDate} />
        </>
      )}
    </>
  );
}

function NamedTicket({ id }: { id: string }) {
  const hasToken = useHasToken();
  const { data, error, isError, refetch } = useQuery(ticketQuery(id, hasToken));
  if (data !== undefined)
    return (
      <div className="card card--flush mx mb-4">
        <BetRecordRow row={summaryOf(data)} isOpenFirst />
      </div>
    );
  return isError ? <FailedPart error={error} onRetry={() => void refetch()} /> : <LoadingRows count={1} shape="card" />;
}

interface BetListProps {
  choice: Choice;
  startDate: string;
  endDate: string | undefined;
}

/** Memoised, so that it does not render with every tick of the clock. */
const BetList = memo(function BetList({ choice, startDate, endDate }: BetListProps) {
  const t = useText();
  const hasToken = useHasToken();
  const days = { startDate, ...(endDate !== undefined && { endDate }) };
  const list = useInfiniteQuery(betsQuery({ ...days, ...(choice !== 'all' && { type: choice }) }, hasToken));
  const { data, error, isError, refetch } = list;
  if (data === undefined)
    return isError ? <FailedPart error={error} onRetry={() => void refetch()} /> : <LoadingRows count={6} />;
  const rows = [
    ...new Map(
      data.pages.flatMap((page) => page.list).map((row) => [`${row.source} ${row.vendor} ${row.betId}`, row]),
    ).values(),
  ];
  if (rows.length === 0) return <Empty title={t('bets.none')} hint={t('bets.noneHint')} />;
  return (
    <>
      <DayList
        rows={rows}
        atOf={(row) => row.placedAt}
        totalOf={(date) => choice === 'all' && <DayNet days={days} date={date} />}
        render={(row) =>
          isTicket(row) ? <BetRecordRow key={row.betId} row={row} /> : <OtherBetRow key={row.betId} row={row} />
        }
      />
      <MoreRecords list={list} />
    </>
  );
});
