import { texts } from '../shared/texts.ts';
import { Field } from './field.tsx';

interface KnownFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** A password that the browser may know already. */
export function PasswordField(props: KnownFieldProps) {
  return <Field {...props} required maxLength={128} type="password" autoComplete="current-password" />;
}

/** Six digits of an authenticator. */
export function CodeField(props: KnownFieldProps) {
  return <Field {...props} required pattern="\d{6}" inputMode="numeric" autoComplete="one-time-code" />;
}

/** Why something is changed, for the audit trail. */
export function ReasonField({ value, onChange }: Omit<KnownFieldProps, 'label'>) {
  return (
    <Field
      label={texts.reason}
      hint={texts.reasonHint}
      value={value}
      onChange={onChange}
      required
      minLength={10}
      maxLength={500}
      autoComplete="off"
    />
  );
}
