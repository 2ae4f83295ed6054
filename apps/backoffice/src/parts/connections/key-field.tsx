import { TextField } from '../../form/fields.tsx';
import type { FieldAt } from '../../form/use-contract-form.ts';

interface KeyFieldProps {
  at: FieldAt<string>;
  label: string;
  hint: string;
}

/** A secret key as an operator enters it: hidden, and neither completed nor kept by the browser. */
export function KeyField(props: KeyFieldProps) {
  return <TextField {...props} type="password" autoComplete="new-password" spellCheck={false} dir="ltr" />;
}
