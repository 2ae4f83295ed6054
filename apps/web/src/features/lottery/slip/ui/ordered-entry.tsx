import { numbersIn } from '@fairlot/lottery-maths';
import { NumberPad } from '@fairlot/ui';
import { useState } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { numbersOfPlace, type PickSpace } from '../model/numbers.ts';
import { ChosenNumbers } from './chosen-numbers.tsx';

export interface OrderedEntryProps {
  space: PickSpace;
  places: number;
  chosen: readonly string[];
  onToggle: (pick: string) => void;
}

/** A pad for each place of a pick; the last number adds the pick and clears the pads for the next. */
export default function OrderedEntry({ space, places, chosen, onToggle }: OrderedEntryProps) {
  const t = useText();
  const empty = Array.from({ length: places }, () => '');
  const [picked, setPicked] = useState<readonly string[]>(empty);
  const [refused, setRefused] = useState<string | null>(null);
  const textOf = (pick: string) => numbersIn(pick, places).join(' ');
  const press = (place: number, number: string) => {
    setRefused(null);
    // A number has one place; tapping it again takes it back.
    const next = picked.map((each, at) => {
      if (at !== place) return each === number ? '' : each;
      return each === number ? '' : number;
    });
    if (next.includes('')) return setPicked(next);
    setPicked(empty);
    const pick = next.join('');
    if (chosen.includes(pick)) return setRefused(t('lottery.repeated', { number: textOf(pick) }));
    if (space.stopped?.includes(pick) === true) return setRefused(t('lottery.soldOut', { numbers: textOf(pick) }));
    onToggle(pick);
  };
  return (
    <div className="form ordered-entry">
      {picked.map((number, place) => (
        <div key={place}>
          <p className="label mb-2" aria-hidden="true">
            {t('lottery.play.place', { n: place + 1 })}
          </p>
          <NumberPad
            numbers={numbersOfPlace(space)}
            selected={new Set([number])}
            onToggle={(each) => press(place, each)}
            labels={{ pages: t('lottery.ranges'), pad: t('lottery.play.place', { n: place + 1 }) }}
          />
        </div>
      ))}
      {refused !== null && (
        <p className="note error" role="alert">
          {refused}
        </p>
      )}
      <ChosenNumbers chosen={chosen} textOf={textOf} onRemove={onToggle} />
    </div>
  );
}
