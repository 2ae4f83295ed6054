import { Button, Chips, Empty, IconLink } from '@fairlot/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { memo, useState } from 'react';
import { ticketQuery } from '../../features/lottery/tickets/api/tickets.ts';
import { type BetFilter, betsQuery, isTicket } from '../../features/records/api/bets.ts';
import { type DayChoice, type Days, daysOf } from '../../features/records/model/days.ts';
import { dateTextOf } from '../../features/records/model/periods.ts';
import { DayChoiceBar } from '../../features/records/ui/day-choice.tsx';
import { DayList } from '../../features/records/ui/day-list.tsx';
import { errorCodeOf } from '../../shared/api/api-error.ts';
import { useNowValue } from '../../shared/clock/use-now.ts';
import { useLocaleText, useText } from '../../shared/i18n/use-text.ts';
import { PageTop } from '../../shared/navigation/page-top.tsx';
import { useSearchParams } from '../../shared/navigation/use-place.ts';
import { rowsOf } from '../../shared/query/rows-of.ts';
import { useHasToken } from '../../shared/session/use-session.ts';
import { FailedPart, LoadingRows, LoadMore } from '../../shared/ui/list-states.tsx';
import { BetCalendar } from './bet-calendar.tsx';
import { BetSums, DayNet } from './bet-sums.tsx';
import { BetRecordRow } from './bet-row.tsx';
import { summaryOf } from './bet-summary.ts';
import { OtherBetRow } from './other-bet-row.tsx';
import { StatusFilter } from './status-filter.tsx';

type Choice = Pick<BetFilter, 'product' | 'type'>;
/** In the order of mock-up 88. */
const PRODUCTS = ['originals', 'lottery', 'slots', 'live', 'sports', 'esports', 'fish', 'pvp', 'cockfight'] as const;
const TICKET_ID = /^[0-9a-f-]{36}$/;

/** Betting record; a ticket in the address is shown on top. */
export default function RecordsBetsPage() {
  const { t, timeZone } = useLocaleText();
  const ticketId = useSearchParams()['ticket'] ?? '';
  const [{ product, type }, setChoice] = useState<Choice>({});
  const today = useNowValue((now) => dateTextOf(now, timeZone));
  const [period, setPeriod] = useState<DayChoice>('week');
  const [range, setRange] = useState<Days>({ startDate: today, endDate: today });
  const { startDate, endDate } = daysOf(period, range, Date.parse(`${today}T12:00:00Z`), 'UTC') ?? range;
  const choice = { ...(product && { product }), ...(type && { type }) };
  const options = (['all', ...PRODUCTS] as const).map((value) => ({
    value,
    label: t(value === 'all' ? 'records.type.all' : `records.product.${value}`),
  }));
  return (
    <>
      <PageTop
        title={t('title.bets')}
        actions={<IconLink icon="download" label={t('statement.title')} href="/m/transaction/statement" />}
      />
      {TICKET_ID.test(ticketId) && <NamedTicket key={ticketId} id={ticketId} />}
      <DayChoiceBar value={period} onChange={setPeriod} />
      <div className="bet-filter mt-3">
        <Chips
          label={t('records.products')}
          options={options}
          value={product ?? 'all'}
          onChange={(value) => setChoice({ type, product: value === 'all' ? undefined : value })}
        />
        <StatusFilter value={type} onChange={(next) => setChoice({ product, type: next })} />
      </div>
      {period === 'range' && <BetCalendar range={range} today={today} filter={choice} onRange={setRange} />}
      <BetSums filter={{ ...choice, startDate, ...(endDate && { endDate }) }} today={today} />
      <BetList
        product={product}
        type={type}
        startDate={startDate}
        endDate={endDate}
        onAll={() => setChoice({})}
        onLonger={period === 'today' || period === 'week' ? () => setPeriod('month') : undefined}
      />
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
  // A movement of an in-house game refers to a round, which the list below contains.
  if (isError && errorCodeOf(error) === 'not.found') return null;
  return isError ? <FailedPart error={error} onRetry={() => void refetch()} /> : <LoadingRows count={1} shape="card" />;
}

interface BetListProps extends Choice {
  startDate: string;
  endDate: string | undefined;
  /** Removes product and status from the filter. */
  onAll: () => void;
  /** Chooses a longer period; undefined when there is none. */
  onLonger: (() => void) | undefined;
}

/** Memoised, so that it does not render with every tick of the clock. */
const BetList = memo(
  function BetList({ product, type, startDate, endDate, onAll, onLonger }: BetListProps) {
    const t = useText();
    const hasToken = useHasToken();
    const isFiltered = product !== undefined || type !== undefined;
    const filter = { startDate, ...(endDate && { endDate }), ...(product && { product }), ...(type && { type }) };
    const list = useInfiniteQuery(betsQuery(filter, hasToken));
    const { data, error, isError, refetch } = list;
    if (data === undefined)
      return isError ? <FailedPart error={error} onRetry={() => void refetch()} /> : <LoadingRows count={6} />;
    const rows = rowsOf(data.pages, ({ source, vendor, betId }) => `${source} ${vendor} ${betId}`);
    if (rows.length === 0)
      return (
        <Empty
          title={t('bets.none')}
          hint={t('bets.noneHint')}
          action={
            isFiltered ? (
              <Button variant="soft" onClick={onAll}>
                {t('bets.showAll')}
              </Button>
            ) : (
              onLonger && (
                <Button variant="soft" onClick={onLonger}>
                  {t('records.period.month')}
                </Button>
              )
            )
          }
        />
      );
    return (
      <>
        <DayList
          rows={rows}
          atOf={(row) => row.placedAt}
          totalOf={(date) => <DayNet filter={filter} date={date} />}
          render={(row) =>
            isTicket(row) ? (
              <BetRecordRow key={row.betId} row={row} />
            ) : (
              <OtherBetRow key={`${row.vendor} ${row.betId}`} row={row} />
            )
          }
        />
        <LoadMore list={list} label={t('records.more')} />
      </>
    );
  },
  // The actions change with every render, but do the same for the same filter.
  (before, after) =>
    before.product === after.product &&
    before.type === after.type &&
    before.startDate === after.startDate &&
    before.endDate === after.endDate,
);
