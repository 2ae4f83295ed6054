import { Button } from '@fairlot/ui';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { type SheetControl, TitledSheet } from '../../../../shared/ui/titled-sheet.tsx';
import { numbersOf, type PickSpace, type QuickSet, SETS } from '../model/numbers.ts';

interface QuickPickSheetProps extends SheetControl {
  space: PickSpace;
  chosen: readonly string[];
  onToggle: (numbers: readonly string[]) => void;
}

const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];
const HALVES = [{ kind: 'even' }, { kind: 'odd' }, { kind: 'low' }, { kind: 'high' }] as const;

/** Sets of numbers: halves, doubles, by first, last or any digit, by sum, and the fifteen sets of digits. */
export default function QuickPickSheet({ open, onClose, space, chosen, onToggle }: QuickPickSheetProps) {
  const t = useText();
  const halves: QuickSet[] = space.digits === 1 ? [...HALVES] : [...HALVES, { kind: 'double' }];
  const rows: [string, QuickSet[]][] = [[t('lottery.quickHalves'), halves]];
  if (space.digits > 1) {
    rows.push([t('lottery.quickHead'), DIGITS.map((value) => ({ kind: 'head', value }))]);
    rows.push([t('lottery.quickTail'), DIGITS.map((value) => ({ kind: 'tail', value }))]);
  }
  // Only for picks from 00 to 99, not for lotto numbers.
  if (space.digits === 2 && space.from === 0 && space.to === 99) {
    rows.push([t('lottery.quickTouch'), DIGITS.map((value) => ({ kind: 'touch', value }))]);
    rows.push([t('lottery.quickSum'), DIGITS.map((value) => ({ kind: 'sum', value }))]);
    rows.push([t('lottery.quickSet'), SETS.map((value) => ({ kind: 'set', value }))]);
  }
  const footer = (
    <Button variant="fill" size="large" wide onClick={onClose}>
      {t('lottery.done', { count: chosen.length })}
    </Button>
  );
  return (
    <TitledSheet open={open} onClose={onClose} title={t('lottery.quick')} footer={footer}>
      {rows.map(([title, sets]) => (
        <section key={title} className="mb-4">
          <h3 className="label muted mb-2">{title}</h3>
          <div className={sets.length > 5 ? 'number-pad' : 'row wrap'} role="group" aria-label={title}>
            {sets
              .filter((set) => numbersOf(set, space).length > 0)
              .map((set) => (
                <SetKey
                  key={'value' in set ? set.value : set.kind}
                  set={set}
                  space={space}
                  chosen={chosen}
                  onToggle={onToggle}
                />
              ))}
          </div>
        </section>
      ))}
    </TitledSheet>
  );
}

function SetKey({
  set,
  space,
  chosen,
  onToggle,
}: { set: QuickSet } & Pick<QuickPickSheetProps, 'space' | 'chosen' | 'onToggle'>) {
  const t = useText();
  const numbers = numbersOf(set, space);
  const isDigit = 'value' in set;
  return (
    <button
      type="button"
      className={isDigit ? 'number-key' : 'chip'}
      aria-pressed={numbers.every((number) => chosen.includes(number))}
      onClick={() => onToggle(numbers)}
    >
      {isDigit ? set.value : t(`lottery.set.${set.kind}`)}
    </button>
  );
}
