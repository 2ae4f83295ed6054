import { FieldFrame, tiedTo } from '@fairlot/ui';
import { type InputHTMLAttributes, useId } from 'react';

type FieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> & {
  label: string;
  hint?: string;
  value: string;
  onChange: (value: string) => void;
};

/** A text field that takes effect as it is typed; input that is sent belongs to a form (`src/form`). */
export function Field({ label, hint, value, onChange, ...input }: FieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} help={hint}>
      <input
        {...input}
        {...tiedTo(id, undefined, Boolean(hint))}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldFrame>
  );
}

interface SelectProps<T extends string> {
  label: string;
  value: T;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
}

/** A choice that takes effect immediately. */
export function Select<T extends string>({ label, value, options, onChange }: SelectProps<T>) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label}>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(options.find((option) => option.value === event.target.value)?.value ?? value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
