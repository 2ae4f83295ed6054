import { Chips, Empty, Icon, StatCard } from '@fairlot/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { type BetFilter, type TeamBet, teamBetsQuery } from '../../features/agency/api/team.ts';
import { ExportButton } from '../../features/agency/ui/export-button.tsx';
import { FindMember, PagedList } from '../../features/agency/ui/loaded.tsx';
import { ClosedCard } from '../../features/member/ui/closed-card.tsx';
import type { Period } from '../../features/records/model/periods.ts';
import { useStartDate } from '../../features/records/model/use-start-date.ts';
import { DayList } from '../../features/records/ui/day-list.tsx';
import { PeriodChoice } from '../../features/records/ui/period-choice.tsx';
import { BetResult } from '../../shared/bets/bet-result.tsx';
import { formatAmount, formatTime } from '../../shared/i18n/format.ts';
import { useLocaleText, useText } from '../../shared/i18n/use-text.ts';
import { useHasToken } from '../../shared/session/use-session.ts';

const ALL = 'all';
const STATUSES = ['open', 'won', 'lost', 'refunded', 'cancelled'] as const;

/** Every bet of an agent's team, newest first. */
export default function AgentBettingPage() {
  return (
    <ClosedCard page="agency">
      <Betting />
    </ClosedCard>
  );
}

function Betting() {
  const t = useText();
  const [period, setPeriod] = useState<Period>('week');
  const [status, setStatus] = useState<string>(ALL);
  const [account, setAccount] = useState('');
  const sought = useDeferredValue(account.trim());
  const startDate = useStartDate(period);
  const options = [ALL, ...STATUSES].map((value) => ({ value, label: t(`agency.status.${value}`) }));
  const chosen = STATUSES.find((one) => one === status);
  return (
    <div className="stack mt-3">
      <PeriodChoice value={period} onChange={setPeriod} />
      <FindMember value={account} onChange={setAccount} />
      <Chips label={t('records.statuses')} options={options} value={status} onChange={setStatus} />
      <Bets
        filter={{ ...(chosen && { status: chosen }), ...(sought !== '' && { account: sought }) }}
        startDate={startDate}
      />
    </div>
  );
}

function Bets({ filter, startDate }: { filter: BetFilter; startDate: string }) {
  const { t, tag } = useLocaleText();
  const list = useInfiniteQuery(teamBetsQuery({ ...filter, startDate }, useHasToken()));
  return (
    <PagedList list={list} keyOf={keyOf} none={<Empty title={t('bets.none')} hint={t('bets.noneHint')} />}>
      {(rows, { footer: sums }) => (
        <>
          <div className="team-figures mx">
            <StatCard label={t('agency.bets')} value={sums.total} />
            <StatCard label={t('bets.stake')} value={formatAmount(sums.stake, tag)} />
            <StatCard label={t('bets.win')} value={formatAmount(sums.win, tag)} />
          </div>
          <div className="section-head">
            <h2 className="h2">{t('agency.betting')}</h2>
            <ExportButton report="betting" startDate={startDate} />
          </div>
          <DayList rows={rows} atOf={(row) => row.placedAt} render={(row) => <Row key={keyOf(row)} row={row} />} />
        </>
      )}
    </PagedList>
  );
}

/** Bets of different vendors can have the same id. */
const keyOf = ({ source, gameCode, memberId, betId }: TeamBet) => `${source} ${gameCode} ${memberId} ${betId}`;

function Row({ row }: { row: TeamBet }) {
  const { t, ...locale } = useLocaleText();
  return (
    <div className="list-row list-row--tall">
      <span className="icon-box">
        <Icon name="ticket" size="small" />
      </span>
      <span className="grow">
        <span className="label truncate block">{row.gameName}</span>
        <span className="caption faint numeric truncate block">
          {`${row.account} · ${formatTime(row.placedAt, locale)}`}
        </span>
      </span>
      <BetResult bet={row} status={t(`agency.status.${row.status}`)} />
    </div>
  );
}
