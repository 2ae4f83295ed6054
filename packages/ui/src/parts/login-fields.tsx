import { useId, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { IconButton } from './button.tsx';
import { cx } from './class-names.ts';
import { Field, FieldFrame, type FieldProps, tiedTo } from './field.tsx';
import { latinDigits } from '../latin-digits.ts';

interface CodeFieldProps {
  label: string;
  name: string;
  value: string;
  /** Digits only, at most `length` of them. */
  onChange: (digits: string) => void;
  /** Number of digits of the code, 4 to 8. */
  length: number;
  disabled?: boolean | undefined;
  error?: string | undefined;
  /** Beside the label, such as "optional". */
  optional?: string | undefined;
  /** At the end of the label row, such as the time until another code can be requested. */
  labelEnd?: ReactNode;
}

/**
 * A numeric code, one box per digit over a single input, so that pasting and autofill from a text message work as
 * usual.
 */
export function CodeField({
  label,
  name,
  value,
  onChange,
  length,
  disabled,
  error,
  optional,
  labelEnd,
}: CodeFieldProps): ReactElement {
  const id = useId();
  const next = Math.min(value.length, length - 1);
  return (
    <FieldFrame id={id} label={label} error={error} optional={optional} labelEnd={labelEnd}>
      <div
        className={cx('one-time-code numeric', error !== undefined && 'error')}
        data-length={length}
        data-disabled={disabled || undefined}
      >
        {Array.from({ length }, (_, index) => (
          <span key={index} className={cx(index === next && 'focus')} aria-hidden="true">
            {value[index]}
          </span>
        ))}
        <input
          {...tiedTo(id, error)}
          name={name}
          value={value}
          disabled={disabled}
          dir="ltr"
          inputMode="numeric"
          autoComplete="one-time-code"
          onChange={(event) => onChange(digitsOf(event.target.value).slice(0, length))}
        />
      </div>
    </FieldFrame>
  );
}

/** Digits of the typed or pasted text, also those of Arabic and East Asian keyboards. */
function digitsOf(text: string): string {
  return latinDigits(text).replace(/\D/g, '');
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

type CaptchaFieldProps = Omit<FieldProps, 'type' | 'action'> & {
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
