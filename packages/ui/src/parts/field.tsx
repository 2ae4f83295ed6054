import { useId, useState } from 'react';
import type { InputHTMLAttributes, ReactElement, ReactNode, Ref } from 'react';
import { useEarlyInput } from '../hooks/use-early-input.ts';
import { IconButton } from './button.tsx';
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
  className?: string | undefined;
  children: ReactNode;
}

/** Any control with its label above, and its hint and error below. */
export function FieldFrame({
  id,
  label,
  error,
  help,
  optional,
  labelEnd,
  className,
  children,
}: FrameProps): ReactElement {
  return (
    <div className={cx('field', className)}>
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
  // An error takes the place of the hint.
  const shown = error === undefined ? help : undefined;
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

/** A password field with a button that reveals it; the button's name describes what it will do. */
export function PasswordField({
  showLabel,
  hideLabel,
  icon = 'lock',
  ...rest
}: Omit<FieldProps, 'type' | 'action'> & { showLabel: string; hideLabel: string }): ReactElement {
  const [isShown, setIsShown] = useState(false);
  const toggle = (
    <IconButton
      icon={isShown ? 'eye-off' : 'eye'}
      label={isShown ? hideLabel : showLabel}
      onClick={() => setIsShown(!isShown)}
      disabled={rest.disabled}
    />
  );
  return (
    <Field
      {...rest}
      icon={icon}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      action={toggle}
    />
  );
}

export type CaptchaFieldProps = Omit<FieldProps, 'type' | 'action'> & {
  /** Address or data URI of the picture; null while it loads. */
  image: string | null;
  imageAlt: string;
  refreshLabel: string;
  onRefresh: () => void;
  isLoading?: boolean | undefined;
};

export function CaptchaField({
  image,
  imageAlt,
  refreshLabel,
  onRefresh,
  isLoading = false,
  ...rest
}: CaptchaFieldProps): ReactElement {
  const action = (
    <>
      <button
        type="button"
        className="captcha"
        onClick={onRefresh}
        data-loading={isLoading || image === null || undefined}
      >
        {image === null ? (
          <span className="visually-hidden">{imageAlt}</span>
        ) : (
          <img src={image} alt={imageAlt} width={112} height={44} />
        )}
      </button>
      <IconButton icon="refresh" size="small" label={refreshLabel} onClick={onRefresh} busy={isLoading} />
    </>
  );
  return <Field {...rest} autoComplete="off" autoCapitalize="none" spellCheck={false} action={action} />;
}
