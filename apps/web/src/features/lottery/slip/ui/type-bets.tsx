import { Icon } from '@fairlot/ui';
import { memo, useState } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { usePart } from '../../../../shared/ui/use-part.ts';
import type { Play } from '../../games/api/plays.ts';
import type { TypeBetsProps } from './type-bets-sheet.tsx';

const loadSheet = () => import('./type-bets-sheet.tsx');

/** Bets can be typed for Vietnamese lotteries, whose first play covers all prizes. */
export const canType = (plays: readonly Play[]): boolean => plays.some(({ code }) => code === 'lo2');

/** The third way to bet beside keys and numbers: lines such as "12 34 b5n dd10n", of any play. */
export const TypeBets = memo(function TypeBets({ plays, stops, stations, pairs, chosen, onTyped }: TypeBetsProps) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  const [hasOpened, setHasOpened] = useState(false);
  const TypeBetsSheet = usePart(hasOpened, loadSheet);
  const open = () => {
    setHasOpened(true);
    setIsOpen(true);
  };
  return (
    <>
      <div className="helpers mt-2">
        <button type="button" className="chip chip--compact" onClick={open}>
          <Icon name="message" size="tiny" />
          {t('lottery.typed.open')}
        </button>
      </div>
      {TypeBetsSheet !== null && (
        <TypeBetsSheet
          open={isOpen}
          onClose={() => setIsOpen(false)}
          plays={plays}
          stops={stops}
          stations={stations}
          pairs={pairs}
          chosen={chosen}
          onTyped={onTyped}
        />
      )}
    </>
  );
});
