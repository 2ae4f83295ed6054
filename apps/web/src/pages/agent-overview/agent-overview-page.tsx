import { Flag, MenuRow, StatCard } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { overviewQuery, type TeamOverview } from '../../features/agency/api/team.ts';
import { changePercent } from '../../features/agency/model/day-chart.ts';
import { DayBars } from '../../features/agency/ui/day-bars.tsx';
import { DayTable } from '../../features/agency/ui/day-table.tsx';
import { ClosedCard } from '../../features/member/ui/closed-card.tsx';
import type { Period } from '../../features/records/model/periods.ts';
import { useStartDate } from '../../features/records/model/use-start-date.ts';
import { PeriodChoice } from '../../features/records/ui/period-choice.tsx';
import { formatAmount, formatPercent } from '../../shared/i18n/format.ts';
import { useLocaleText } from '../../shared/i18n/use-text.ts';
import { useHasToken } from '../../shared/session/use-session.ts';
import { Loaded } from '../../shared/query/loaded.tsx';

/** An agent's team over a period: turnover by day, totals, size and members. */
export default function AgentOverviewPage() {
  return (
    <ClosedCard page="agency">
      <Overview />
    </ClosedCard>
  );
}

function Overview() {
  const [period, setPeriod] = useState<Period>('week');
  const startDate = useStartDate(period);
  const query = useQuery(overviewQuery({ startDate }, useHasToken()));
  return (
    <div className="stack mt-3">
      <PeriodChoice value={period} onChange={setPeriod} />
      <Loaded query={query}>{(data) => <Figures overview={data} startDate={startDate} />}</Loaded>
    </div>
  );
}

function Figures({ overview: { list, footer }, startDate }: { overview: TeamOverview; startDate: string }) {
  const { t, tag } = useLocaleText();
  const amount = (text: string) => formatAmount(text, tag);
  const count = (members: number) => formatAmount(`${members}.00`, tag, { decimals: 0 });
  const change = changePercent(Number(footer.turnover), Number(footer.formerTurnover));
  return (
    <>
      <section className="card mx stack" aria-label={t('agency.turnover')}>
        <div className="row between top">
          <div>
            <p className="caption muted">{t('agency.turnover')}</p>
            <p className="h1 numeric ltr">{amount(footer.turnover)}</p>
          </div>
          {change !== null && (
            <Flag tone={change < 0 ? 'neutral' : 'pos'}>
              <span className="numeric ltr">{`${change > 0 ? '+' : ''}${formatPercent(String(change), tag)}`}</span>
            </Flag>
          )}
        </div>
        <DayBars days={list} />
      </section>
      <div className="team-figures mx">
        <StatCard label={t('agency.deposits')} value={amount(footer.deposit)} />
        <StatCard label={t('agency.withdrawals')} value={amount(footer.withdrawal)} />
        <StatCard label={t('agency.prizes')} value={amount(footer.prize)} />
        <StatCard label={t('agency.commissions')} value={amount(footer.commission)} />
        <StatCard label={t('agency.playerProfit')} value={formatAmount(footer.profit, tag, { sign: true })} />
        <StatCard label={t('agency.teamBalance')} value={amount(footer.balance)} />
      </div>
      <section className="card card--flush mx" aria-label={t('agency.people')}>
        <MenuRow icon="user" label={t('agency.size')} end={count(footer.size)} />
        <MenuRow icon="crown" label={t('agency.agents')} end={count(footer.agents)} />
        <MenuRow icon="user-plus" label={t('agency.newMembers')} end={count(footer.registered)} />
        <MenuRow icon="ticket" label={t('agency.bettors')} end={count(footer.bettors)} />
        <MenuRow icon="zap" label={t('agency.counter.online')} end={count(footer.online)} />
        <MenuRow icon="clock" label={t('agency.silent', { days: 30 })} end={count(footer.silent30)} />
        <MenuRow icon="clock" label={t('agency.silent', { days: 60 })} end={count(footer.silent60)} />
      </section>
      <DayTable
        days={list}
        startDate={startDate}
        columns={[
          { key: 'bets', label: t('agency.bets'), cell: (day) => day.bets },
          { key: 'turnover', label: t('agency.turnoverShort'), cell: (day) => amount(day.turnover) },
          { key: 'deposit', label: t('agency.deposits'), cell: (day) => amount(day.deposit) },
          { key: 'withdrawal', label: t('agency.withdrawals'), cell: (day) => amount(day.withdrawal) },
        ]}
      />
    </>
  );
}
