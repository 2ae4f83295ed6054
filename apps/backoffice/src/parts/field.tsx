import { type InputHTMLAttributes, type ReactNode, useId } from 'react';

interface FrameProps {
  id: string;
  label: string;
  hint: string | undefined;
  /** Error message of the field. */
  error?: string | null;
  isWide?: boolean;
  children: ReactNode;
}

/** A control with its label, and its hint and error below. */
export function FieldFrame({ id, label, hint, error = null, isWide = false, children }: FrameProps) {
  return (
    <div className={isWide ? 'field field--wide' : 'field'}>
      <label htmlFor={id}>{label}</label>
      {children}
      {hint ? <small id={`${id}-hint`}>{hint}</small> : null}
      {error === null ? null : (
        <small id={`${id}-error`} className="field-error">
          {error}
        </small>
      )}
    </div>
  );
}

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
    <FieldFrame id={id} label={label} hint={hint}>
      <input
        {...input}
        id={id}
        value={value}
        aria-describedby={hint ? `${id}-hint` : undefined}
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
    <FieldFrame id={id} label={label} hint={undefined}>
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
