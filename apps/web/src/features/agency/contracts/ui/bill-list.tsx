import { Button, Empty, Flag, useToast } from '@fairlot/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatAmount } from '../../../../shared/i18n/format.ts';
import { useLocaleText, useText } from '../../../../shared/i18n/use-text.ts';
import { type Bill, collectBill, CONTRACTS_KEY } from '../api/contracts.ts';
import { periodText } from '../../model/period-text.ts';
import { ErrorNote } from '../../../../shared/errors/error-note.tsx';

/** Matches amounts and counts; other lines are rates. */
const NUMBER = /^-?\d+(\.\d{2,3})?$/;
/** Lines that count members. In a currency without decimals only their label distinguishes them from amounts. */
const COUNTS: ReadonlySet<string> = new Set(['active', 'tierActive']);

/** Bills, each with the lines of its calculation. */
export function BillList({ bills }: { bills: readonly Bill[] }) {
  const { t, tag } = useLocaleText();
  const [thisYear] = useState(() => String(new Date().getFullYear()));
  const shown = (value: string) => (NUMBER.test(value) ? formatAmount(value, tag) : value);
  if (bills.length === 0) return <Empty title={t('contracts.noBills')} />;
  return (
    <div className="card mx bills">
      {bills.map(({ billId, period, state, amount, explanation, corrections }) => (
        <details key={billId} className="fold">
          <summary className="row between">
            <span className="label numeric">{periodText(period, tag, thisYear)}</span>
            <span className="row gap-2">
              <span className="numeric ltr">{formatAmount(amount, tag)}</span>
              <Flag tone={state === 'collected' ? 'pos' : 'neutral'}>{t(`contracts.bill.${state}`)}</Flag>
            </span>
          </summary>
          <dl className="facts">
            {explanation.map(({ label, value }, index) => (
              <Line
                key={`${label}${index}`}
                label={t(`contracts.line.${label}`)}
                value={COUNTS.has(label) ? value : shown(value)}
              />
            ))}
            {corrections.map(({ number, amount: by }) => (
              <Line key={number} label={t('contracts.line.correction', { number })} value={shown(by)} />
            ))}
            {corrections.length > 0 && <Line label={t('contracts.line.toPay')} value={shown(amount)} />}
          </dl>
          {state === 'uncollected' && <Collect billId={billId} />}
        </details>
      ))}
    </div>
  );
}

function Collect({ billId }: Pick<Bill, 'billId'>) {
  const t = useText();
  const toast = useToast();
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => collectBill({ params: { billId } }),
    onSuccess: ({ state }) => toast.success(t(`contracts.bill.${state}`)),
    onSettled: () => void client.invalidateQueries({ queryKey: CONTRACTS_KEY }),
  });
  return (
    <>
      <ErrorNote error={error} />
      <Button variant="fill" wide busy={isPending} onClick={() => mutate()}>
        {t('contracts.collect')}
      </Button>
    </>
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
