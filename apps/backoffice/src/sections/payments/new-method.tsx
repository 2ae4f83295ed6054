import type { paymentsDesk, ValueOf } from '@fairlot/contract';
import { addDepositMethod } from '@fairlot/contract/payments/deposit-methods-desk';
import { ReasonField, SelectField } from '../../form/fields.tsx';
import { FormDialog } from '../../form/form-dialog.tsx';
import { namesDraft, namesOf } from '../../form/text-languages.ts';
import { useContractForm } from '../../form/use-contract-form.ts';
import { common } from '../../shared/common-texts.ts';
import { paymentsApi } from './api.ts';
import { EMPTY_TERMS, TermsFields, termsOf } from './method-dialog.tsx';
import { NameFields } from './method-names.tsx';
import { methodTexts as words } from './method-texts.ts';

type Offered = ValueOf<typeof paymentsDesk.depositMethods>['offered'];

interface NewMethodProps {
  offered: Offered;
  currency: string;
  onDone: () => void;
  onClose: () => void;
}

/** Requests a second operator's approval for another method of a kind that a provider offers. */
export function NewMethod({ offered, currency, onDone, onClose }: NewMethodProps) {
  const form = useContractForm({
    call: addDepositMethod,
    draft: { via: offered[0]?.via ?? '', name: '', names: namesDraft(), terms: EMPTY_TERMS, reason: '' },
    names: (path) => FIELDS[path] ?? (path.startsWith('names.') ? path : null),
    toBody: ({ via, name, names, terms, reason }, keyOf) => {
      const { least, most, ...others } = termsOf(terms);
      const { kind, provider } = offered.find((one) => one.via === via) ?? NOTHING;
      const called = { EN: name.trim(), ...namesOf(names) };
      const wanted = { method: via, kind, provider, names: called, min: least, max: most, currency, ...others };
      return { ...wanted, reason: reason.trim(), requestKey: keyOf([JSON.stringify(wanted), reason.trim()]) };
    },
  });
  const send = async (body: Parameters<typeof paymentsApi.addDepositMethod>[0]) => {
    await paymentsApi.addDepositMethod(body);
    onDone();
  };
  return (
    <FormDialog form={form} title={words.new} submit={common.save} onSend={send} onClose={onClose}>
      <p>{words.newHint}</p>
      <SelectField
        at={form.at('via')}
        label={words.via}
        options={offered.map(({ via, kind, provider }) => ({
          value: via,
          label: `${via} (${words.kinds[kind]}, ${provider})`,
        }))}
      />
      <NameFields name={form.at('name')} nameIn={(language) => form.at(`names.${language}`)} />
      <TermsFields at={(name) => form.at(`terms.${name}`)} isOpen={form.at('terms.isOpen')} />
      <ReasonField at={form.at('reason')} />
    </FormDialog>
  );
}

const NOTHING = { kind: 'redirect', provider: '' } as const;
/** Form fields by their names in the body. */
const FIELDS: Readonly<Record<string, string>> = {
  'names.EN': 'name',
  min: 'terms.least',
  max: 'terms.most',
  fee: 'terms.fee',
  suggested: 'terms.suggested',
  minutes: 'terms.minutes',
  reason: 'reason',
};
