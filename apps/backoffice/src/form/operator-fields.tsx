import { common } from '../shared/common-texts.ts';
import { translated } from '../shared/language.ts';
import { TextField } from './fields.tsx';
import type { FieldAt } from './use-contract-form.ts';

export const words = translated('formOperatorFields', {
  nameHint: '3 to 32 lower-case letters, digits, dots, dashes or underscores',
  passwordHint:
    'At least 10 characters, among them letters and digits. Three unrelated words are hard to guess; names, dates, ' +
    'repeated letters and keyboard rows are not.',
});

interface OperatorNameFieldProps {
  at: FieldAt<string>;
  /** The operator's own, which the browser may keep. */
  isOwn?: boolean;
}

/** The name of a new operator. */
export function OperatorNameField({ at, isOwn = false }: OperatorNameFieldProps) {
  return (
    <TextField
      at={at}
      label={common.name}
      hint={words.nameHint}
      required
      autoComplete={isOwn ? 'username' : 'off'}
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

interface NewPasswordFieldsProps {
  at: FieldAt<string>;
  repeatAt: FieldAt<string>;
  labels: { password: string; repeat: string };
}

/** A password that an operator chooses, entered twice. */
export function NewPasswordFields({ at, repeatAt, labels }: NewPasswordFieldsProps) {
  const shared = { required: true, type: 'password', autoComplete: 'new-password' } as const;
  return (
    <>
      <TextField at={at} label={labels.password} hint={words.passwordHint} {...shared} />
      <TextField at={repeatAt} label={labels.repeat} {...shared} />
    </>
  );
}
