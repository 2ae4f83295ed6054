import type { ComponentProps } from 'react';
import { useLocale } from '../../../shared/i18n/locale-context.ts';
import { groupedDigits, hasDecimals } from '../../../shared/i18n/typed-amount.ts';

interface AmountInputProps extends Pick<ComponentProps<'input'>, 'aria-label' | 'aria-describedby' | 'id'> {
  /** The typed amount, as `digitsOf` returns it. */
  digits: string;
  isInvalid: boolean;
  onChange: (text: string) => void;
}

/** Input for an amount in large figures, grouped by the language while typing. */
export function AmountInput({ digits, isInvalid, onChange, ...names }: AmountInputProps) {
  const { tag } = useLocale();
  const shown = groupedDigits(digits, tag);
  return (
    <input
      {...names}
      className={shown.length > 8 ? 'fit long' : 'fit'}
      size={Math.max(1, shown.length)}
      inputMode={hasDecimals() ? 'decimal' : 'numeric'}
      autoComplete="off"
      placeholder="0"
      value={shown}
      aria-invalid={isInvalid || undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
