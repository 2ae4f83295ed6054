import { Empty, Flag } from '@fairlot/ui';
import { formatAmount } from '../../../shared/i18n/format.ts';
import { useLocale } from '../../../shared/i18n/locale-context.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import type { Bill } from '../api/contracts.ts';

/** Bills, each with the lines of its calculation. */
export function BillList({ bills }: { bills: readonly Bill[] }) {
  const t = useText();
  const { tag } = useLocale();
  if (bills.length === 0) return <Empty title={t('contracts.noBills')} />;
  return (
    <div className="card mx">
      {bills.map(({ billId, period, state, amount, explanation }) => (
        <details key={billId} className="fold">
          <summary className="row between">
            <span className="label numeric ltr">{period}</span>
            <span className="row gap-2">
              <span className="numeric ltr">{formatAmount(amount, tag)}</span>
              <Flag tone={state === 'collected' ? 'pos' : 'neutral'}>{t(`contracts.bill.${state}`)}</Flag>
            </span>
          </summary>
          <dl className="facts">
            {explanation.map(({ label, value }, index) => (
              <Line key={`${label}${index}`} label={t(`contracts.line.${label}`)} value={value} />
            ))}
          </dl>
        </details>
      ))}
    </div>
  );
}

function Line({ label, value }: { label: string; value: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>
        <span className="numeric ltr">{value}</span>
      </dd>
    </>
  );
}
