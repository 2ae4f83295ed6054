import { Icon, type IconName } from '@fairlot/ui';
import { useState } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import { drawRandom, type PickSpace, randomBelow } from '../model/numbers.ts';
import { EnterNumbersSheet } from './enter-numbers-sheet.tsx';
import { QuickPickSheet } from './quick-pick-sheet.tsx';

interface HelperChipsProps {
  space: PickSpace;
  /** Numbers that a line needs: so many are drawn at random. */
  pickCount: number;
  chosen: readonly string[];
  onAdd: (numbers: readonly string[]) => void;
  onToggle: (numbers: readonly string[]) => void;
}

/** Quick pick, entry of many numbers, random numbers. */
export function HelperChips({ space, pickCount, chosen, onAdd, onToggle }: HelperChipsProps) {
  const t = useText();
  const [sheet, setSheet] = useState<'quick' | 'enter' | null>(null);
  const close = () => setSheet(null);
  return (
    <>
      <div className="helpers mt3">
        {space.digits <= 2 && <Helper icon="zap" text={t('lottery.quick')} onClick={() => setSheet('quick')} />}
        <Helper icon="keyboard" text={t('lottery.enter')} onClick={() => setSheet('enter')} />
        <Helper icon="shuffle" text={t('lottery.random')} onClick={() => onAdd(drawRandom(space, chosen, pickCount, randomBelow))} />
      </div>
      <QuickPickSheet open={sheet === 'quick'} onClose={close} space={space} chosen={chosen} onToggle={onToggle} />
      <EnterNumbersSheet open={sheet === 'enter'} onClose={close} space={space} onAdd={onAdd} />
    </>
  );
}

function Helper({ icon, text, onClick }: { icon: IconName; text: string; onClick: () => void }) {
  return (
    <button type="button" className="chip c" onClick={onClick}>
      <Icon name={icon} size="xs" />
      {text}
    </button>
  );
}
