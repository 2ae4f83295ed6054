import { StatCard, SectionHead } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { profitQuery, type TeamProfit } from '../../features/agency/api/team.ts';
import { DayTable } from '../../features/agency/ui/day-table.tsx';
import { FiguresTable } from '../../features/agency/ui/figures-table.tsx';
import { ClosedCard } from '../../features/member/ui/closed-card.tsx';
import { signedAmount } from '../../shared/i18n/signed-amount.ts';
import type { Period } from '../../features/records/model/periods.ts';
import { useStartDate } from '../../features/records/model/use-start-date.ts';
import { PeriodChoice } from '../../features/records/ui/period-choice.tsx';
import { formatAmount } from '../../shared/i18n/format.ts';
import { useLocaleText } from '../../shared/i18n/use-text.ts';
import { useHasToken } from '../../shared/session/use-session.ts';
import { Loaded } from '../../shared/query/loaded.tsx';

/** Profit and loss of an agent's team by day and by product, from the players' side. */
export default function AgentProfitPage() {
  return (
    <ClosedCard page="agency">
      <Profit />
    </ClosedCard>
  );
}

function Profit() {
  const [period, setPeriod] = useState<Period>('week');
  const startDate = useStartDate(period);
  const query = useQuery(profitQuery({ startDate }, useHasToken()));
  return (
    <div className="stack mt-3">
      <PeriodChoice value={period} onChange={setPeriod} />
      <Loaded query={query}>{(data) => <Figures profit={data} startDate={startDate} />}</Loaded>
    </div>
  );
}

const isGain = ({ profit }: { profit: string }) => (Number(profit) === 0 ? null : Number(profit) > 0);

function Figures({ profit: { list, footer }, startDate }: { profit: TeamProfit; startDate: string }) {
  const { t, tag } = useLocaleText();
  const amount = (text: string) => formatAmount(text, tag);
  const common = [
    {
      key: 'profit',
      label: t('agency.profitShort'),
      cell: (row: { profit: string }) => signedAmount(row.profit, tag),
      isGain,
    },
  ];
  return (
    <>
      <section className="card mx stack" aria-label={t('agency.playerProfit')}>
        <p className="caption muted">{t('agency.playerProfit')}</p>
        <p className="h1">
          <span className="numeric ltr">{signedAmount(footer.profit, tag)}</span>
        </p>
        <p className="caption muted">{t('agency.profitRule')}</p>
      </section>
      <div className="team-figures mx">
        <StatCard label={t('agency.turnover')} value={amount(footer.turnover)} />
        <StatCard label={t('agency.prizes')} value={amount(footer.prize)} />
        <StatCard label={t('agency.bonuses')} value={amount(footer.bonus)} />
        <StatCard label={t('agency.commissions')} value={amount(footer.commission)} />
      </div>
      {footer.products.length > 0 && (
        <>
          <SectionHead title={t('agency.byProduct')} />
          <FiguresTable
            label={t('agency.byProduct')}
            rows={footer.products}
            keyOf={({ product }) => product}
            columns={[
              { key: 'product', label: t('records.products'), cell: (row) => t(`records.product.${row.product}`) },
              { key: 'bets', label: t('agency.bets'), cell: (row) => row.bets },
              { key: 'turnover', label: t('agency.turnoverShort'), cell: (row) => amount(row.turnover) },
              { key: 'prize', label: t('agency.prizes'), cell: (row) => amount(row.prize) },
              ...common,
            ]}
          />
        </>
      )}
      <DayTable
        days={list}
        startDate={startDate}
        columns={[
          { key: 'turnover', label: t('agency.turnoverShort'), cell: (day) => amount(day.turnover) },
          { key: 'prize', label: t('agency.prizes'), cell: (day) => amount(day.prize) },
          ...common,
        ]}
      />
    </>
  );
}
