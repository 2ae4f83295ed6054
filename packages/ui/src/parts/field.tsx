import { useId, useState } from 'react';
import type {
  ChangeEvent,
  InputHTMLAttributes,
  ReactElement,
  ReactNode,
  Ref,
  SelectHTMLAttributes,
  TextareaHTMLAttributes,
} from 'react';
import { useEarlyInput } from '../hooks/use-early-input.ts';
import { lookClass } from './button.tsx';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';

type NativeInput = Omit<InputHTMLAttributes<HTMLInputElement>, 'style' | 'className' | 'prefix'>;

export type FieldProps = NativeInput & {
  label: string;
  icon?: IconName | undefined;
  /** Error text; shown with an icon and tied to the input. */
  error?: string | undefined;
  help?: string | undefined;
  /** Whether the hint stays visible beside an error. By default the error replaces it. */
  keepsHelp?: boolean | undefined;
  /** Beside the label, such as "optional". */
  optional?: string | undefined;
  /** At the end of the label row, such as a resend timer. */
  labelEnd?: ReactNode;
  /** Before the input, such as a dialling code. */
  prefix?: ReactNode;
  /** After the input: buttons, a captcha picture. */
  action?: ReactNode;
  /** Shows the tick of a valid value. */
  valid?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
};

interface FrameProps extends Pick<FieldProps, 'label' | 'error' | 'optional' | 'labelEnd'> {
  /** Of the control, which `tiedTo` ties to its hint and error. */
  id: string;
  help?: ReactNode;
  children: ReactNode;
}

/** Any control with its label above, and its hint and error below. */
export function FieldFrame({ id, label, error, help, optional, labelEnd, children }: FrameProps): ReactElement {
  return (
    <div className="field">
      <div className="field__label">
        <span>
          <label htmlFor={id}>{label}</label>
          {optional && <span className="field__optional"> · {optional}</span>}
        </span>
        {labelEnd}
      </div>
      {children}
      {help && (
        <p id={`${id}-help`} className="help">
          {help}
        </p>
      )}
      <FieldError id={id} error={error} />
    </div>
  );
}

/** Error below the control with this id. */
export function FieldError({ id, error }: Pick<FrameProps, 'id' | 'error'>): ReactElement | null {
  if (error === undefined) return null;
  return (
    <p id={`${id}-error`} className="help error" role="alert">
      <Icon name="alert" size="tiny" />
      <span>{error}</span>
    </p>
  );
}

/** Attributes of a control that tie it to its label, hint and error. */
export function tiedTo(id: string, error: string | undefined, hasHelp = false) {
  const isWrong = error !== undefined;
  const notes = cx(hasHelp && `${id}-help`, isWrong && `${id}-error`);
  return { id, 'aria-invalid': isWrong || undefined, 'aria-describedby': notes || undefined };
}

/** One labelled input. Works controlled or not, and with form libraries through `ref`, `name`, `onChange`, `onBlur`. */
export function Field({
  label,
  icon,
  error,
  help,
  keepsHelp = false,
  optional,
  labelEnd,
  prefix,
  action,
  valid,
  id,
  disabled,
  ...input
}: FieldProps): ReactElement {
  const ownId = useId();
  const inputId = id ?? ownId;
  useEarlyInput(inputId);
  const shown = error === undefined || keepsHelp ? help : undefined;
  return (
    <FieldFrame id={inputId} label={label} error={error} help={shown} optional={optional} labelEnd={labelEnd}>
      <div className={cx('input', error !== undefined && 'error')} data-disabled={disabled || undefined}>
        {icon && <Icon name={icon} />}
        {prefix && <span className="input__prefix">{prefix}</span>}
        <input {...input} {...tiedTo(inputId, error, Boolean(shown))} disabled={disabled} />
        {valid && !error && (
          <span className="icon-button positive">
            <Icon name="check" size="small" />
          </span>
        )}
        {action}
      </div>
    </FieldFrame>
  );
}

type TextAreaProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'style' | 'className'> &
  Pick<FrameProps, 'label' | 'help' | 'error'> & { ref?: Ref<HTMLTextAreaElement> | undefined };

/** A labelled text of several lines. */
export function TextArea({ label, help, error, ...input }: TextAreaProps): ReactElement {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} help={help} error={error}>
      <div className={cx('input', error !== undefined && 'error')}>
        <textarea {...input} {...tiedTo(id, error, Boolean(help))} />
      </div>
    </FieldFrame>
  );
}

type PlainSelectProps<V extends string> = Omit<
  SelectHTMLAttributes<HTMLSelectElement>,
  'style' | 'className' | 'value' | 'onChange'
> & {
  value: V;
  options: readonly { value: V; label: string }[];
  onChange: (value: V) => void;
  ref?: Ref<HTMLSelectElement> | undefined;
};

/** One of several options, labelled by `aria-label` or by a frame. */
export function PlainSelect<V extends string>({
  value,
  options,
  onChange,
  ...select
}: PlainSelectProps<V>): ReactElement {
  return (
    <select
      {...select}
      value={value}
      onChange={({ target }) => onChange(options.find((option) => option.value === target.value)?.value ?? value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

/** A labelled choice of one of several options. */
export function Select<V extends string>({
  label,
  help,
  error,
  ...select
}: PlainSelectProps<V> & Pick<FrameProps, 'label' | 'help' | 'error'>): ReactElement {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} help={help} error={error}>
      <div className={cx('input', error !== undefined && 'error')}>
        <PlainSelect {...select} {...tiedTo(id, error, Boolean(help))} />
      </div>
    </FieldFrame>
  );
}

interface FileFieldProps {
  label: string;
  /** Words on the button. */
  choose: string;
  /** File types as in the attribute of the same name. */
  accept: string;
  multiple?: boolean;
  required?: boolean;
  help?: ReactNode;
  error?: string | undefined;
  /** May empty the control's `value`, which allows the same file again and ends the display of its name. */
  onChange: (event: ChangeEvent<HTMLInputElement>) => void | Promise<void>;
}

/**
 * A labelled choice of files. The native control speaks the browser's language instead of the page's, so it is hidden
 * behind a button, and the name of the first chosen file is shown beside it.
 */
export function FileField({ label, choose, help, error, onChange, ...input }: FileFieldProps): ReactElement {
  const id = useId();
  const [name, setName] = useState('');
  const change = async (event: ChangeEvent<HTMLInputElement>) => {
    const { target } = event;
    const showName = () => setName(target.files?.[0]?.name ?? '');
    showName();
    await onChange(event);
    showName();
  };
  return (
    <FieldFrame id={id} label={label} help={help} error={error}>
      <div className="file-field">
        <input
          {...input}
          {...tiedTo(id, error, Boolean(help))}
          type="file"
          className="visually-hidden"
          // Otherwise the browser reports no change when a file is chosen again that was changed meanwhile.
          onClick={({ currentTarget }) => (currentTarget.value = '')}
          onChange={(event) => void change(event)}
        />
        <label htmlFor={id} className={lookClass({ variant: 'soft' })}>
          <Icon name="upload" />
          {choose}
        </label>
        {name !== '' && <span className="caption truncate">{name}</span>}
      </div>
    </FieldFrame>
  );
}
