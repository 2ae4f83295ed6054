import { nameDepositMethod } from '@fairlot/contract/payments/deposit-methods-desk';
import { ReasonField } from '../../form/fields.tsx';
import { FormDialog } from '../../form/form-dialog.tsx';
import { LanguageFields } from '../../form/language-fields.tsx';
import { type FieldAt, useContractForm } from '../../form/use-contract-form.ts';
import { namesDraft, namesOf } from '../../form/text-languages.ts';
import { common } from '../../shared/common-texts.ts';
import { paymentsApi } from './api.ts';
import type { DepositMethod } from './method-dialog.tsx';
import { nameOfMethod } from './method-name.ts';
import { methodTexts as words } from './method-texts.ts';

interface NameFieldsProps {
  name: FieldAt<string>;
  nameIn: (language: string) => FieldAt<string>;
}

/** Fields for the English name and those of other languages. */
export function NameFields({ name, nameIn }: NameFieldsProps) {
  return (
    <LanguageFields
      words={{ title: words.name }}
      at={(language) => ({ title: language === 'EN' ? name : nameIn(language) })}
    />
  );
}

/** Names of a method as members see them. */
export function MethodNames({
  depositMethod,
  onDone,
  onClose,
}: {
  depositMethod: DepositMethod;
  onDone: () => void;
  onClose: () => void;
}) {
  const form = useContractForm({
    call: nameDepositMethod,
    draft: { name: depositMethod.name, names: namesDraft({ ...depositMethod.names, EN: '' }), reason: '' },
    toBody: ({ name, names, reason }) => ({
      method: depositMethod.method,
      version: depositMethod.version,
      name: name.trim(),
      names: namesOf(names),
      reason: reason.trim(),
    }),
  });
  const send = async (body: Parameters<typeof paymentsApi.nameDepositMethod>[0]) => {
    await paymentsApi.nameDepositMethod(body);
    onDone();
  };
  return (
    <FormDialog
      form={form}
      title={`${words.names}: ${nameOfMethod(depositMethod)}`}
      submit={common.save}
      onSend={send}
      onClose={onClose}
    >
      <NameFields name={form.at('name')} nameIn={(language) => form.at(`names.${language}`)} />
      <ReasonField at={form.at('reason')} />
    </FormDialog>
  );
}
