import { Checkbox, Field, FieldError, PlainSelect, Select, TextArea, tiedTo } from '@fairlot/ui';
import { type InputHTMLAttributes, type ReactNode, useEffect, useId } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { formatAmount } from '../shared/format.ts';
import { texts } from '../shared/texts.ts';
import type { FieldAt } from './use-contract-form.ts';

/** State of a form field by its path: its value, its error, and the ARIA attributes for both. */
function useField<V>({ control, name, shown }: FieldAt<V>, hint?: string, isRequired = false) {
  const id = useId();
  const { field, fieldState } = useController({ control, name });
  useEffect(() => {
    shown.set(name, isRequired);
    return () => void shown.delete(name);
  }, [shown, name, isRequired]);
  const error = fieldState.error?.message;
  return {
    id,
    error,
    value: field.value as V,
    onChange: field.onChange as (value: V) => void,
    input: { ...tiedTo(id, error, Boolean(hint)), name, ref: field.ref, onBlur: field.onBlur },
  };
}

type Attributes = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value' | 'name' | 'id'>;

interface FieldProps<V> {
  at: FieldAt<V>;
  label: string;
  hint?: string;
}

/** A single-line field for text, a number, a day or a time, with the value as typed. */
export function TextField({ at, label, hint, ...input }: Attributes & FieldProps<string>) {
  const { error, value, onChange, input: own } = useField(at, hint, input.required);
  return (
    <Field
      {...input}
      {...own}
      label={label}
      help={hint}
      error={error}
      keepsHelp
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

interface LinesFieldProps extends FieldProps<string> {
  isRequired?: boolean;
  rows?: number;
}

/** A multi-line text field. */
export function LinesField({ at, label, hint, isRequired = false, rows = 4 }: LinesFieldProps) {
  const { error, value, onChange, input } = useField(at, hint, isRequired);
  return (
    <TextArea
      {...input}
      label={label}
      help={hint}
      error={error}
      rows={rows}
      value={value}
      required={isRequired}
      spellCheck={false}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** A number from a thousand on, as it is typed. */
const LONG_NUMBER = /^\d{4,}(\.\d+)?$/;

/**
 * A number in a table cell, labelled by its row and column. Without the focus, a copy with separators of thousands
 * covers it: the input's own value stays as typed, so that its selection is never lost.
 */
export function CellField({ at, label }: Pick<FieldProps<string>, 'at' | 'label'>) {
  const { id, error, value, onChange, input } = useField(at);
  return (
    <>
      <span className="cell-field">
        <input
          {...input}
          className="narrow"
          aria-label={label}
          inputMode="decimal"
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        {LONG_NUMBER.test(value) ? (
          <span className="cell-number" aria-hidden="true">
            {formatAmount(value.replace(/\.0+$/, ''))}
          </span>
        ) : null}
      </span>
      <FieldError id={id} error={error} />
    </>
  );
}

interface SelectFieldProps<T extends string> extends FieldProps<T> {
  options: readonly { value: T; label: string }[];
  isRequired?: boolean;
  /** Called with the chosen value, if other fields depend on it. */
  onChosen?: (value: T) => void;
}

/** A choice of one option. */
export function SelectField<T extends string>({
  at,
  label,
  hint,
  options,
  isRequired = false,
  onChosen,
}: SelectFieldProps<T>) {
  const { error, value, onChange, input } = useField<T>(at, hint, isRequired);
  const choose = (chosen: T) => {
    onChange(chosen);
    onChosen?.(chosen);
  };
  return (
    <Select {...input} label={label} help={hint} error={error} value={value} options={options} onChange={choose} />
  );
}

/** A choice in a table cell, labelled by its row and column. */
export function CellSelect<T extends string>({
  at,
  label,
  options,
}: Omit<SelectFieldProps<T>, 'hint' | 'isRequired' | 'onChosen'>) {
  const { id, error, value, onChange, input } = useField<T>(at);
  return (
    <>
      <PlainSelect {...input} aria-label={label} value={value} options={options} onChange={onChange} />
      <FieldError id={id} error={error} />
    </>
  );
}

/** A checkbox. */
export function TickField({ at, label }: { at: FieldAt<boolean>; label: ReactNode }) {
  const { id, error, value, onChange, input } = useField(at);
  return (
    <>
      <Checkbox {...input} checked={value} onChange={(event) => onChange(event.target.checked)}>
        {label}
      </Checkbox>
      <FieldError id={id} error={error} />
    </>
  );
}

interface TicksFieldProps<T extends string> {
  at: FieldAt<T[]>;
  options: readonly { value: T; label: ReactNode }[];
}

/** A group of checkboxes. */
export function TicksField<T extends string>({ at, options }: TicksFieldProps<T>) {
  return (
    <OwnField at={at}>
      {({ value, onChange }) => (
        <div className="ticks">
          {options.map((option) => (
            <Checkbox
              key={option.value}
              checked={value.includes(option.value)}
              onChange={({ target }) =>
                onChange(target.checked ? [...value, option.value] : value.filter((other) => other !== option.value))
              }
            >
              {option.label}
            </Checkbox>
          ))}
        </div>
      )}
    </OwnField>
  );
}

/** A custom control, such as a picker, with its error below. */
export function OwnField<V>({
  at,
  isRequired = false,
  children,
}: {
  at: FieldAt<V>;
  isRequired?: boolean;
  children: (control: { value: V; onChange: (value: V) => void }) => ReactNode;
}) {
  const {
    id,
    error,
    value,
    onChange,
    input: { ref, 'aria-describedby': reported },
  } = useField(at, undefined, isRequired);
  return (
    <div ref={ref} tabIndex={-1} role="group" aria-describedby={reported}>
      {children({ value, onChange })}
      <FieldError id={id} error={error} />
    </div>
  );
}

interface KnownFieldProps {
  at: FieldAt<string>;
  label: string;
}

/** A password that the browser may have stored. */
export function PasswordField(props: KnownFieldProps) {
  return <TextField {...props} required type="password" autoComplete="current-password" />;
}

/** Six digits from an authenticator. */
export function CodeField(props: KnownFieldProps) {
  return <TextField {...props} required inputMode="numeric" autoComplete="one-time-code" />;
}

/** The reason of a change, for the audit trail. */
export function ReasonField({ at }: Pick<KnownFieldProps, 'at'>) {
  return <TextField at={at} label={texts.reason} hint={texts.reasonHint} required maxLength={500} autoComplete="off" />;
}

/** An amount of money as typed; a long one is also shown with thousands separators. */
export function AmountField({ hint, ...props }: KnownFieldProps & Pick<Attributes, 'required'> & { hint?: string }) {
  const value: unknown = useWatch({ control: props.at.control, name: props.at.name });
  const typed = typeof value === 'string' ? value.trim() : '';
  const reported = [LONG_AMOUNT.test(typed) ? formatAmount(typed) : '', hint ?? ''].filter((one) => one !== '');
  return <TextField {...props} hint={reported.join(' · ')} inputMode="decimal" autoComplete="off" />;
}

const LONG_AMOUNT = /^-?\d{4,}(\.\d{1,3})?$/;
