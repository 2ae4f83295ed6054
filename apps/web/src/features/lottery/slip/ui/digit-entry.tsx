import { ordersOf } from '@fairlot/lottery-maths';
import { Field } from '@fairlot/ui';
import { useState } from 'react';
import { latinDigits } from '@fairlot/ui/digits';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { ChosenNumbers } from './chosen-numbers.tsx';

interface DigitEntryProps {
  digits: number;
  /** Only numbers whose digits have this number of different orders. */
  orders: number | undefined;
  /** Stopped numbers. */
  stopped: readonly string[];
  chosen: readonly string[];
  onToggle: (number: string) => void;
}

/** Input for numbers of three and more digits: the last digit adds the number and clears the field for the next. */
export function DigitEntry({ digits, orders, stopped, chosen, onToggle }: DigitEntryProps) {
  const t = useText();
  const [text, setText] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  const refusalOf = (number: string): string | null => {
    if (chosen.includes(number)) return t('lottery.repeated', { number });
    if (orders !== undefined && ordersOf(number) !== orders) return t('lottery.wrongOrders', { number, orders });
    return stopped.includes(number) ? t('lottery.soldOut', { numbers: number }) : null;
  };
  const type = (typed: string) => {
    const number = latinDigits(typed).replace(/\D/g, '').slice(0, digits);
    if (number.length < digits) {
      setRefused(null);
      return setText(number);
    }
    setText('');
    const refusal = refusalOf(number);
    setRefused(refusal);
    if (refusal === null) onToggle(number);
  };
  return (
    <div className="form">
      <Field
        label={t('lottery.typeNumber', { digits })}
        icon="keyboard"
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        placeholder={'0'.repeat(digits)}
        value={text}
        help={t('lottery.typeHint', { digits })}
        error={refused ?? undefined}
        onChange={(event) => type(event.target.value)}
      />
      <ChosenNumbers chosen={chosen} onRemove={onToggle} />
    </div>
  );
}
