import type { paymentsDesk, ValueOf } from '@fairlot/contract';
import { addDepositWay } from '@fairlot/contract/payments/deposit-methods-desk';
import { ReasonField, SelectField } from '../../form/fields.tsx';
import { FormDialog } from '../../form/form-dialog.tsx';
import { useContractForm } from '../../form/use-contract-form.ts';
import { paymentsApi } from './api.ts';
import { EMPTY_TERMS, TermsFields, termsOf } from './way-dialog.tsx';
import { draftOf, NameFields, namesOf } from './way-names.tsx';
import { wayTexts as words } from './way-texts.ts';

type Offered = ValueOf<typeof paymentsDesk.depositWays>['offered'];

/** Asks a second operator for another way of a kind that a provider offers. */
export function NewWay({ offered, onDone, onClose }: { offered: Offered; onDone: () => void; onClose: () => void }) {
  const form = useContractForm({
    call: addDepositWay,
    draft: { via: offered[0]?.via ?? '', name: '', names: draftOf(), terms: EMPTY_TERMS, reason: '' },
    toBody: ({ via, name, names, terms, reason }, keyOf) => {
      const wanted = { via, name: name.trim(), names: namesOf(names), terms: termsOf(terms) };
      return { ...wanted, reason: reason.trim(), requestKey: keyOf([JSON.stringify(wanted), reason.trim()]) };
    },
  });
  const send = async (body: Parameters<typeof paymentsApi.addDepositWay>[0]) => {
    await paymentsApi.addDepositWay(body);
    onDone();
  };
  return (
    <FormDialog form={form} title={words.new} submit={words.save} onSend={send} onClose={onClose}>
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
