import { NumberPad } from '@fairlot/ui';
import { useText } from '../../../shared/i18n/use-text.ts';
import { allNumbers, type PickSpace } from '../model/numbers.ts';
import { DigitEntry } from './digit-entry.tsx';

interface NumberPickerProps {
  space: PickSpace;
  /** Name of the play: what the one key says when there is nothing else to choose, as for big or small. */
  name: string;
  chosen: readonly string[];
  onToggle: (number: string) => void;
}

/** A pad of keys for one and two digits; longer numbers are typed. */
export function NumberPicker({ space, name, chosen, onToggle }: NumberPickerProps) {
  const t = useText();
  const { digits, from, to } = space;
  if (digits > 2) return <DigitEntry digits={digits} chosen={chosen} onToggle={onToggle} />;
  const numbers = allNumbers(space);
  const [only] = numbers;
  if (only !== undefined && from === to) {
    return <button type="button" className="nk wide" aria-pressed={chosen.includes(only)} onClick={() => onToggle(only)}>{name}</button>;
  }
  return <NumberPad key={`${from}-${to}`} numbers={numbers} selected={new Set(chosen)} onToggle={onToggle} labels={{ pages: t('lottery.ranges'), pad: t('lottery.numbers') }} />;
}
