import { Field as SharedField, type FieldProps as SharedProps } from '@fairlot/ui';
import { useState } from 'react';

type FieldProps = Omit<SharedProps, 'help' | 'onChange'> & {
  hint?: string;
  value: string;
  onChange: (value: string) => void;
};

/** A text field that takes effect as it is typed; input that is sent belongs to a form (`src/form`). */
export function Field({ hint, onChange, ...input }: FieldProps) {
  return <SharedField {...input} help={hint} onChange={(event) => onChange(event.target.value)} />;
}

/** A date whose year has all its digits. */
const COMPLETE = /^(19|20)\d\d-/;

/**
 * A day that takes effect once it is complete, or empty when the operator leaves it. Until then it shows what is being
 * typed: a value set from outside would send the caret back to the first part of the date.
 */
export function DayField({ value, onChange, ...input }: Omit<FieldProps, 'type' | 'onBlur'>) {
  const [typed, setTyped] = useState<string | null>(null);
  const type = (day: string) => {
    setTyped(day);
    if (COMPLETE.test(day)) onChange(day);
  };
  const leave = () => {
    if (typed === '') onChange('');
    setTyped(null);
  };
  return <Field {...input} type="date" value={typed ?? value} onChange={type} onBlur={leave} />;
}
