import { displayMinor } from '@fairlot/money';
import type { ComponentProps } from 'react';
import { useLocale } from '../../../shared/i18n/locale-context.ts';
import { minorOf } from '../model/amount.ts';

interface AmountInputProps extends Pick<ComponentProps<'input'>, 'aria-label' | 'aria-describedby' | 'id'> {
  /** The typed digits only. */
  digits: string;
  isInvalid: boolean;
  onChange: (text: string) => void;
}

/** Input for a whole amount in large figures, grouped by the language while typing. */
export function AmountInput({ digits, isInvalid, onChange, ...names }: AmountInputProps) {
  const { tag } = useLocale();
  const shown = digits === '' ? '' : displayMinor(minorOf(digits), { locale: tag, decimals: 0 });
  return (
    <input
      {...names}
      className={shown.length > 8 ? 'fit long' : 'fit'}
      size={Math.max(1, shown.length)}
      inputMode="numeric"
      autoComplete="off"
      placeholder="0"
      value={shown}
      aria-invalid={isInvalid || undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
