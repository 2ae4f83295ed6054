import { Button } from '@fairlot/ui';
import { useLocale } from '../../../shared/i18n/locale-context.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import type { Bets } from '../model/use-bets.ts';
import { chipText } from '../model/words.ts';
import { GameOption } from './game-option.tsx';

/** The value of the next chip, and buttons that remove chips. */
export function ChipControls({ bets, isLocked }: { bets: Bets; isLocked: boolean }) {
  const t = useText();
  const { tag } = useLocale();
  const isEmpty = bets.choices === null;
  return (
    <>
      <GameOption
        label={t('roulette.chip')}
        options={bets.chips.map((minor) => ({
          value: String(minor),
          // Whole numbers with six digits are too wide for a quarter of a small phone.
          label: chipText(minor, tag),
        }))}
        value={String(bets.chip)}
        isLocked={isLocked}
        onChange={(value) => bets.setChip(BigInt(value))}
      />
      <div className="two-columns">
        <Button variant="outline" size="small" disabled={isLocked || isEmpty} onClick={bets.undo}>
          {t('roulette.undo')}
        </Button>
        <Button variant="outline" size="small" icon="erase" disabled={isLocked || isEmpty} onClick={bets.clear}>
          {t('roulette.clear')}
        </Button>
      </div>
    </>
  );
}
