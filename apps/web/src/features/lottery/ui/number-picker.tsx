import { NumberPad } from '@fairlot/ui';
import { useText } from '../../../shared/i18n/use-text.ts';
import { DigitEntry } from './digit-entry.tsx';

interface NumberPickerProps {
  digits: number;
  chosen: readonly string[];
  onToggle: (number: string) => void;
}

/** A pad of keys for one and two digits; longer numbers are typed. */
export function NumberPicker({ digits, chosen, onToggle }: NumberPickerProps) {
  const t = useText();
  if (digits !== 1 && digits !== 2) return <DigitEntry digits={digits} chosen={chosen} onToggle={onToggle} />;
  return <NumberPad key={digits} digits={digits} selected={new Set(chosen)} onToggle={onToggle} labels={{ pages: t('lottery.ranges'), pad: t('lottery.numbers') }} />;
}
