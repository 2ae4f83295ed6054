import type { BodyOf } from '@fairlot/contract';
import { reconcile } from '@fairlot/contract/vendors/desk';
import { useState } from 'react';
import { ReasonField, SelectField } from '../../form/fields.tsx';
import { FormDialog } from '../../form/form-dialog.tsx';
import { useContractForm } from '../../form/use-contract-form.ts';
import { common } from '../../shared/common-texts.ts';
import { type Hours, vendorsApi } from './api.ts';
import { vendorsTexts as words } from './texts.ts';

const PERIODS = [1, 24, 72] as const satisfies readonly Hours[];

type Period = `${Hours}`;

interface ReconcileDialogProps {
  codes: readonly string[];
  /** Called with one line per vendor that states the result. */
  onDone: (found: string) => void;
  onClose: () => void;
}

/** Reconciles the reports of vendors with ours, one vendor after another. */
export function ReconcileDialog({ codes, onDone, onClose }: ReconcileDialogProps) {
  const [at, setAt] = useState<string | null>(null);
  const form = useContractForm({
    call: reconcile,
    draft: { hours: '24' as Period, reason: '' },
    toBody: ({ hours, reason }) => ({ hours: hoursOf(hours), reason: reason.trim() }),
  });
  const compare = async ({ hours = 24, reason }: BodyOf<typeof reconcile>) => {
    const found: string[] = [];
    for (const code of codes) {
      setAt(code);
      const { theirs, ours, differences } = await vendorsApi.reconcile(code, hours, reason);
      found.push(words.found(theirs, ours, differences));
    }
    onDone(found.join(' · '));
  };
  const title = codes.length === 1 ? `${words.reconcile}: ${codes.join()}` : words.reconcileAll;
  return (
    <FormDialog form={form} title={title} submit={words.reconcile} onSend={compare} onClose={onClose}>
      <SelectField
        at={form.at('hours')}
        label={common.period}
        options={PERIODS.map((one) => ({ value: `${one}` as const, label: words.hours[one] }))}
      />
      {at === null || codes.length === 1 ? null : <p role="status">{words.asking(at)}</p>}
      <ReasonField at={form.at('reason')} />
    </FormDialog>
  );
}

const hoursOf = (text: Period): Hours => PERIODS.find((one) => `${one}` === text) ?? 24;
