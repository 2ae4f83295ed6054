import { formatMinor, parseMinor } from '@fairlot/money';
import { type Column, Table } from '../../../parts/table.tsx';
import { Time } from '../../../parts/time.tsx';
import { formatAmount } from '../../../shared/format.ts';
import type { Settlement } from '../api.ts';
import { settlementTexts as words } from '../settlement-texts.ts';
import { agencyTexts } from '../texts.ts';
import { productNames } from '../../../form/product-names.ts';
import { texts } from '../../../shared/texts.ts';
import { common } from '../../../shared/common-texts.ts';

type Correction = Settlement['corrections'][number];

/** Manual corrections in a settlement: of its bills, and of figures of its days. */
export function SettlementCorrections({ corrections }: Pick<Settlement, 'corrections'>) {
  const sum = corrections.reduce((total, { amount }) => total + parseMinor(amount), 0n);
  return (
    <section className="card settlement-corrections">
      <h2>
        {words.corrections}{' '}
        <span className="muted">{words.correctionSum(corrections.length, formatAmount(formatMinor(sum)))}</span>
      </h2>
      {corrections.length === 0 ? (
        <p className="muted">{words.noCorrections}</p>
      ) : (
        <Table caption={words.corrections} columns={COLUMNS} rows={corrections} keyOf={({ number }) => number} />
      )}
    </section>
  );
}

/** A bill is corrected by an amount, a day by its figures. */
function amountOf({ billId, amount, day, product, turnover, prize, bonus }: Correction) {
  if (billId !== null) return <strong>{formatAmount(amount)}</strong>;
  const figures = [
    [agencyTexts.turnover, turnover],
    [words.prize, prize],
    [words.bonus, bonus],
  ] as const;
  return (
    <>
      {`${day ?? ''} · ${productNames[product ?? ''] ?? product ?? ''}`}
      {figures
        .filter(([, value]) => Number(value) !== 0)
        .map(([name, value]) => (
          <div key={name}>{`${name} ${formatAmount(value)}`}</div>
        ))}
    </>
  );
}

const COLUMNS: readonly Column<Correction>[] = [
  { title: common.number, cell: ({ number }) => <strong>{number}</strong> },
  { title: words.agent, cell: ({ account }) => account },
  { title: texts.reason, cell: ({ reason }) => reason },
  { title: words.askedBy, cell: ({ askedBy }) => askedBy },
  { title: words.approvedBy, cell: ({ approvedBy }) => approvedBy },
  { title: agencyTexts.created, cell: ({ createdAt }) => <Time at={createdAt} /> },
  { title: common.amount, cell: amountOf, isFigure: true },
];
