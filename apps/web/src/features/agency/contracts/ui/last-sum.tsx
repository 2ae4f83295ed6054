import { Flag, Progress } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatAmount, formatPercent } from '../../../../shared/i18n/format.ts';
import { type Translate, useLocaleText } from '../../../../shared/i18n/use-text.ts';
import { useHasToken, useMember } from '../../../../shared/session/use-session.ts';
import { periodText } from '../../model/period-text.ts';
import { type Bill, billsQuery, type ContractKind } from '../api/contracts.ts';
import { lastSumOf, type SumRow } from '../model/last-sum-model.ts';

/** The last bill of the agent: its amount, and how it was computed. Nothing before the first bill. */
export function LastSum({ kind }: { kind: ContractKind }) {
  const { data } = useQuery(billsQuery(kind, useHasToken()));
  const bill = data?.[0];
  return bill === undefined ? null : <Sum kind={kind} bill={bill} />;
}

function Sum({ kind, bill }: { kind: ContractKind; bill: Bill }) {
  const { t, tag } = useLocaleText();
  const [thisYear] = useState(() => String(new Date().getFullYear()));
  const currency = useMember()?.currency;
  const { rows, active, split } = lastSumOf(kind, bill);
  const amount = (value: string) => formatAmount(value, tag);
  return (
    <section className="card mx last-sum" aria-labelledby="last-sum">
      <div className="last-sum__head">
        <div>
          <h2 id="last-sum" className="caption">
            {t('contracts.earned', { period: periodText(bill.period, tag, thisYear) })}
          </h2>
          <p className="last-sum__amount numeric ltr">
            {amount(bill.amount)} <span className="label muted">{currency}</span>
          </p>
        </div>
        <Flag tone={bill.state === 'collected' ? 'pos' : 'neutral'}>{t(`contracts.bill.${bill.state}`)}</Flag>
      </div>
      <div className="row between caption muted gap-2">
        <h3 className="caption">{t('contracts.howMade')}</h3>
        {active !== null && <span className="numeric">{`${t('contracts.line.active')}: ${active}`}</span>}
      </div>
      {split !== null && (
        <>
          <Progress share={split.share} className="bar--large" />
          <div className="row between caption gap-2 last-sum__split">
            <b className="numeric nowrap">{t('contracts.yours', { rate: ratePercent(split.rate, tag) })}</b>
            <span className="muted numeric text-end">{t('contracts.rest', { amount: amount(split.rest) })}</span>
          </div>
        </>
      )}
      <dl className="sum-rows">
        {rows.map((row) => (
          <div key={`${row.label}${row.number ?? ''}`}>
            <dt>{rowText(row, t, tag)}</dt>
            <dd className="numeric ltr">{amount(row.value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The rate of a bill, such as "4.50 %", as the language writes it. */
const ratePercent = (rate: string, tag: string) => formatPercent(rate.replace(/[^\d.]/g, ''), tag);

function rowText({ label, rate = '', number = '' }: SumRow, t: Translate, tag: string): string {
  if (label === 'ofIt') return t('contracts.ofIt', { rate: ratePercent(rate, tag) });
  return t(`contracts.line.${label}`, label === 'correction' ? { number } : {});
}
