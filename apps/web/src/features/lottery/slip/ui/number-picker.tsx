import { NumberPad } from '@fairlot/ui';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { usePart } from '../../../../shared/ui/use-part.ts';
import { allNumbers, type PickSpace } from '../model/numbers.ts';
import { DigitEntry } from './digit-entry.tsx';
import type { OrderedEntryProps } from './ordered-entry.tsx';

interface NumberPickerProps {
  space: PickSpace;
  chosen: readonly string[];
  onToggle: (number: string) => void;
}

/** A keypad of numbers with one or two digits, or for each place of ordered numbers; longer numbers are typed. */
export function NumberPicker({ space, chosen, onToggle }: NumberPickerProps) {
  const t = useText();
  const { digits, from, to, orders, places, stopped = [] } = space;
  if (places !== undefined)
    return <Ordered key={places} space={space} places={places} chosen={chosen} onToggle={onToggle} />;
  if (digits > 2)
    return <DigitEntry digits={digits} orders={orders} stopped={stopped} chosen={chosen} onToggle={onToggle} />;
  return (
    <>
      <NumberPad
        key={`${from}-${to}`}
        numbers={allNumbers(space)}
        selected={new Set(chosen)}
        stopped={new Set(stopped)}
        onToggle={onToggle}
        labels={{
          pages: t('lottery.ranges'),
          pad: t('lottery.numbers'),
          stopped: (numbers) => t('lottery.soldOut', { numbers }),
        }}
      />
      {space.specials !== undefined && <SpecialPad specials={space.specials} chosen={chosen} onToggle={onToggle} />}
    </>
  );
}

const loadOrdered = () => import('./ordered-entry.tsx');

/** Few plays have ordered numbers, so their keypads are loaded when one is chosen. */
function Ordered(props: OrderedEntryProps) {
  const Entry = usePart(true, loadOrdered);
  return Entry !== null && <Entry {...props} />;
}

/** The special number of a line; several make as many lines. */
function SpecialPad({
  specials,
  chosen,
  onToggle,
}: Omit<NumberPickerProps, 'space'> & { specials: readonly string[] }) {
  const t = useText();
  return (
    <section className="mt-4" aria-label={t('lottery.bonusNumber')}>
      <h3 className="label mb-2">{t('lottery.bonusNumber')}</h3>
      <div className="number-pad" role="group" aria-label={t('lottery.bonusNumber')}>
        {specials.map((special) => (
          <button
            key={special}
            type="button"
            className="number-key numeric"
            aria-pressed={chosen.includes(special)}
            onClick={() => onToggle(special)}
          >
            {special.slice(1)}
          </button>
        ))}
      </div>
    </section>
  );
}
