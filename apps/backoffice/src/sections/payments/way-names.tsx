import { nameDepositWay } from '@fairlot/contract/payments/deposit-methods-desk';
import { ReasonField } from '../../form/fields.tsx';
import { FormDialog } from '../../form/form-dialog.tsx';
import { LanguageFields } from '../../form/language-fields.tsx';
import { type FieldAt, useContractForm } from '../../form/use-contract-form.ts';
import { TEXT_LANGUAGES } from '../../form/text-languages.ts';
import { paymentsApi } from './api.ts';
import type { Way } from './way-dialog.tsx';
import { wayTexts as words } from './way-texts.ts';

/** Form values of names by language. */
export const draftOf = (names: Record<string, string> = {}): Record<string, string> =>
  Object.fromEntries(TEXT_LANGUAGES.slice(1).map((language) => [language, names[language] ?? '']));

/** The names that are not empty. */
export const namesOf = (draft: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(draft).flatMap(([language, text]) => (text.trim() ? [[language, text.trim()]] : [])),
  );

interface NameFieldsProps {
  name: FieldAt<string>;
  nameIn: (language: string) => FieldAt<string>;
}

/** Fields for the English name and those of other languages. */
export function NameFields({ name, nameIn }: NameFieldsProps) {
  return (
    <LanguageFields
      words={{ language: words.language, title: words.name }}
      at={(language) => ({ title: language === 'EN' ? name : nameIn(language) })}
    />
  );
}

/** Names of a method as members see them. */
export function WayNames({ way, onDone, onClose }: { way: Way; onDone: () => void; onClose: () => void }) {
  const form = useContractForm({
    call: nameDepositWay,
    draft: { after: { name: way.name, names: draftOf(way.names) }, reason: '' },
    toBody: ({ after, reason }) => ({
      method: way.method,
      before: { name: way.name, names: way.names },
      after: { name: after.name.trim(), names: namesOf(after.names) },
      reason: reason.trim(),
    }),
  });
  const send = async (body: Parameters<typeof paymentsApi.nameDepositWay>[0]) => {
    await paymentsApi.nameDepositWay(body);
    onDone();
  };
  return (
    <FormDialog form={form} title={`${words.names}: ${way.name}`} submit={words.save} onSend={send} onClose={onClose}>
      <NameFields name={form.at('after.name')} nameIn={(language) => form.at(`after.names.${language}`)} />
      <ReasonField at={form.at('reason')} />
    </FormDialog>
  );
}
