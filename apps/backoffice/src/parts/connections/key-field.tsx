import { TextField } from '../../form/fields.tsx';
import type { FieldAt } from '../../form/use-contract-form.ts';

interface KeyFieldProps {
  at: FieldAt<string>;
  label: string;
  hint: string;
}

/** Field for a secret key: masked, and neither autocompleted nor stored by the browser. */
export function KeyField(props: KeyFieldProps) {
  return <TextField {...props} type="password" autoComplete="new-password" spellCheck={false} dir="ltr" />;
}
