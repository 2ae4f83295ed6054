import { Icon, type IconName } from '@fairlot/ui';
import { useState } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { usePart } from '../../../../shared/ui/use-part.ts';
import { drawLine, drawRandom, type PickSpace, randomBelow } from '../model/numbers.ts';

const loadEnter = () => import('./enter-numbers-sheet.tsx');
const loadQuick = () => import('./quick-pick-sheet.tsx');

interface HelperChipsProps {
  space: PickSpace;
  /** Numbers that a line needs, which is how many are picked at random. */
  pickCount: number;
  chosen: readonly string[];
  /** Random numbers replace the choice with one line, as for tickets with a jackpot, instead of adding to it. */
  isOneLine: boolean;
  onAdd: (numbers: readonly string[]) => boolean;
  onToggle: (numbers: readonly string[]) => void;
}

/** Quick pick, entry of several numbers, random numbers. */
export function HelperChips({ space, pickCount, chosen, isOneLine, onAdd, onToggle }: HelperChipsProps) {
  const t = useText();
  const [sheet, setSheet] = useState<'quick' | 'enter' | null>(null);
  const QuickPickSheet = usePart(sheet === 'quick', loadQuick);
  const EnterNumbersSheet = usePart(sheet === 'enter', loadEnter);
  const close = () => setSheet(null);
  const pickRandom = () => {
    if (isOneLine && chosen.length > 0) onToggle(chosen);
    onAdd(isOneLine ? drawLine(space, pickCount, randomBelow) : drawRandom(space, chosen, pickCount, randomBelow));
  };
  return (
    <>
      <div className="helpers mt-3">
        {space.digits <= 2 && <Helper icon="zap" text={t('lottery.quick')} onClick={() => setSheet('quick')} />}
        <Helper icon="keyboard" text={t('lottery.enter')} onClick={() => setSheet('enter')} />
        <Helper icon="shuffle" text={t('lottery.random')} onClick={pickRandom} />
      </div>
      {QuickPickSheet !== null && (
        <QuickPickSheet open={sheet === 'quick'} onClose={close} space={space} chosen={chosen} onToggle={onToggle} />
      )}
      {EnterNumbersSheet !== null && (
        <EnterNumbersSheet open={sheet === 'enter'} onClose={close} space={space} onAdd={onAdd} />
      )}
    </>
  );
}

function Helper({ icon, text, onClick }: { icon: IconName; text: string; onClick: () => void }) {
  return (
    <button type="button" className="chip chip--compact" onClick={onClick}>
      <Icon name={icon} size="tiny" />
      {text}
    </button>
  );
}
