import { Chips, Flag, LedgerRow, StatCard } from '@fairlot/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Rebate, type RebateSums, rebatesQuery } from '../../features/agency/api/rebates.ts';
import { fineAmount } from '../../features/agency/model/fine-amount.ts';
import { rateText } from '../../features/agency/model/rates.ts';
import { FiguresTable } from '../../features/agency/ui/figures-table.tsx';
import { PagedList } from '../../features/agency/ui/loaded.tsx';
import { ClosedCard } from '../../features/member/ui/closed-card.tsx';
import type { Period } from '../../features/records/model/periods.ts';
import { useStartDate } from '../../features/records/model/use-start-date.ts';
import { DayList } from '../../features/records/ui/day-list.tsx';
import { PeriodChoice } from '../../features/records/ui/period-choice.tsx';
import { formatAmount, formatPercent } from '../../shared/i18n/format.ts';
import { useLocaleText, useText } from '../../shared/i18n/use-text.ts';
import { useHasToken } from '../../shared/session/use-session.ts';
import { EmptyCard } from '../../shared/ui/list-states.tsx';

const ALL = 'all';
const STATES = ['waiting', 'paid', 'dropped'] as const;
const TONES = { waiting: 'gold', paid: 'pos', dropped: 'neutral' } as const;

/** The agent's commission on the bets of the downline, bet by bet. */
export default function AgentRebatePage() {
  return (
    <ClosedCard page="agency">
      <Rebates />
    </ClosedCard>
  );
}

function Rebates() {
  const t = useText();
  const [period, setPeriod] = useState<Period>('week');
  const [state, setState] = useState<string>(ALL);
  const startDate = useStartDate(period);
  const chosen = STATES.find((one) => one === state);
  const hasToken = useHasToken();
  const sums = useInfiniteQuery(rebatesQuery({ startDate }, hasToken)).data?.pages[0]?.footer;
  const list = useInfiniteQuery(rebatesQuery({ startDate, ...(chosen && { state: chosen }) }, hasToken));
  return (
    <div className="stack mt-3">
      <PeriodChoice value={period} onChange={setPeriod} />
      {sums && <Sums sums={sums} />}
      <Chips
        label={t('records.statuses')}
        options={[ALL, ...STATES].map((value) => ({ value, label: t(`agency.rebate.${value}`) }))}
        value={state}
        onChange={setState}
      />
      <PagedList
        list={list}
        keyOf={keyOf}
        none={<EmptyCard title={t('agency.rebate.none')} hint={t('agency.rebate.hint')} />}
      >
        {(rows) => (
          <DayList rows={rows} atOf={(row) => row.placedAt} render={(row) => <Row key={keyOf(row)} row={row} />} />
        )}
      </PagedList>
    </div>
  );
}

function Sums({ sums }: { sums: RebateSums }) {
  const { t, tag } = useLocaleText();
  return (
    <>
      <section className="card mx stack" aria-label={t('agency.agentRebate')}>
        <p className="caption muted">{t('agency.rebate.earned')}</p>
        <p className="h1">
          <span className="numeric ltr">{fineAmount(sums.amount, tag)}</span>
        </p>
        <p className="caption muted">{t('agency.rebate.hint')}</p>
      </section>
      <div className="team-figures mx">
        <StatCard label={t('agency.rebate.waiting')} value={fineAmount(sums.waiting, tag)} />
        <StatCard label={t('agency.rebate.paid')} value={fineAmount(sums.paid, tag)} />
        <StatCard label={t('agency.turnoverShort')} value={formatAmount(sums.turnover, tag)} />
      </div>
      {Number(sums.carry) !== 0 && (
        <p className="caption muted padded">{t('agency.rebate.carry', { amount: fineAmount(sums.carry, tag) })}</p>
      )}
      {sums.products.length > 0 && (
        <FiguresTable
          label={t('agency.byProduct')}
          rows={sums.products}
          keyOf={({ product }) => product}
          columns={[
            { key: 'product', label: t('records.products'), cell: (row) => t(`records.product.${row.product}`) },
            { key: 'rate', label: t('agency.rebate.yourRate'), cell: (row) => rateOf(row.product, sums.rates, tag) },
            { key: 'turnover', label: t('agency.turnoverShort'), cell: (row) => formatAmount(row.turnover, tag) },
            { key: 'amount', label: t('agency.rebate.earned'), cell: (row) => fineAmount(row.amount, tag) },
          ]}
        />
      )}
    </>
  );
}

/** The agent's rate: the prize group for lotteries, a percentage for all other products. */
function rateOf(product: RebateSums['products'][number]['product'], rates: RebateSums['rates'], tag: string): string {
  const text = rateText(product, rates[product] ?? 0);
  return product === 'lottery' ? text : formatPercent(text, tag);
}

/** Bets of different vendors can have the same id. */
const keyOf = ({ gameName, memberId, betId }: Rebate) => `${gameName} ${memberId} ${betId}`;

function Row({ row }: { row: Rebate }) {
  const { t, tag } = useLocaleText();
  const of = t('agency.rebate.of', {
    rate: formatPercent((row.rate / 100).toFixed(2), tag),
    turnover: formatAmount(row.turnover, tag),
  });
  return (
    <LedgerRow
      icon="wallet"
      tone="gold"
      title={row.gameName}
      meta={`${row.account} · ${of}`}
      amount={row.state === 'dropped' ? fineAmount('0', tag) : `+ ${fineAmount(row.amount, tag)}`}
      isCredit={row.state !== 'dropped'}
      flag={<Flag tone={TONES[row.state]}>{t(`agency.rebate.${row.state}`)}</Flag>}
    />
  );
}
