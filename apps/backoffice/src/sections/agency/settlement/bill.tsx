import { formatMinor } from '@fairlot/money';
import { Button, Icon } from '@fairlot/ui';
import { external } from '@fairlot/ui/icons';
import { useState } from 'react';
import { amountOrNone, formatAmount, formatCalendarDay, formatPercent } from '../../../shared/format.ts';
import type { Settlement, SettlementRow } from '../api.ts';
import { AskedNotice } from '../asked-notice.tsx';
import { BillCorrection } from '../correction-dialogs.tsx';
import { settlementTexts as words } from '../settlement-texts.ts';
import { agencyTexts } from '../texts.ts';

interface SettlementBillProps {
  row: SettlementRow;
  corrections: Settlement['corrections'];
  mayCorrect: boolean;
  onOpenAgent: (memberId: string) => void;
}

/** Matches amounts; other lines are counts and rates. */
const AMOUNT = /^-?\d+(\.\d{2,3})?$/;

const PERCENT = /^(\d+(?:\.\d+)?) ?%$/;

function valueText(value: string): string {
  if (AMOUNT.test(value)) return formatAmount(value);
  const percent = PERCENT.exec(value)?.[1];
  return percent === undefined ? value : formatPercent(percent);
}

/** One bill: its calculation, manual corrections, and the amount to pay. */
export function SettlementBill({ row, corrections, mayCorrect, onOpenAgent }: SettlementBillProps) {
  const [isCorrecting, setCorrecting] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const own = corrections.filter(({ billId }) => billId !== null && billId === row.billId).toReversed();
  const lines = [
    { name: words.contract, value: row.since === null ? '–' : words.since(formatCalendarDay(row.since)) },
    { name: agencyTexts.payer, value: row.payer ?? agencyTexts.merchant },
    ...row.explanation.map(({ label, value }) => ({
      name: agencyTexts.lineNames[label] ?? label,
      value: valueText(value),
    })),
    ...own.map(({ number, amount }) => ({ name: words.correction(number), value: formatAmount(amount) })),
    { name: words.computedNow, value: formatAmount(row.now) },
    { name: agencyTexts.last, value: amountOrNone(row.last) },
  ];
  if (row.before !== null) {
    if (Number(row.difference) !== 0) lines.push({ name: agencyTexts.difference, value: formatAmount(row.difference) });
    lines.push({ name: agencyTexts.paid, value: formatAmount(row.paid) });
  }
  return (
    <section className="card settlement-bill" aria-label={row.account}>
      <div className="row settlement-head">
        <h2>{row.account}</h2>
        <Button size="small" onClick={() => onOpenAgent(row.memberId)}>
          <Icon name={external} size="tiny" />
          {words.openAgent}
        </Button>
      </div>
      <dl className="facts">
        {lines.map(({ name, value }, place) => (
          // A calculation may contain the same line several times, once per hour.
          <div key={place} className="row">
            <dt>{name}</dt>
            <dd className="figure">{value}</dd>
          </div>
        ))}
        {row.before !== null && (
          <div className="row settlement-due">
            <dt>{words.toPay}</dt>
            <dd className="figure">{formatAmount(row.before)}</dd>
          </div>
        )}
      </dl>
      {mayCorrect && row.billId !== null && <Button onClick={() => setCorrecting(true)}>{words.correct}</Button>}
      <AskedNotice isAsked={isAsked} />
      {isCorrecting && row.billId !== null && (
        <BillCorrection
          bill={{ id: row.billId, account: row.account, amount: row.before ?? formatMinor(0n) }}
          onAsked={() => setAsked(true)}
          onClose={() => setCorrecting(false)}
        />
      )}
    </section>
  );
}
