import { Icon } from '@fairlot/ui';
import { memo, useState } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { useLater } from '../../../../shared/use-later.ts';
import type { Play } from '../../games/api/plays.ts';
import type { TypeBetsProps } from './type-bets-sheet.tsx';

const loadSheet = () => import('./type-bets-sheet.tsx');

/** Bets can be typed for Vietnamese lotteries, whose first play covers all prizes. */
export const canType = (plays: readonly Play[]): boolean => plays.some(({ code }) => code === 'lo2');

/** The third way to bet beside keys and numbers: lines such as "12 34 b5n dd10n", of any play. */
export const TypeBets = memo(function TypeBets(props: TypeBetsProps) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  const TypeBetsSheet = useLater(isOpen, loadSheet, 'typed');
  return (
    <>
      <div className="helpers mt-2">
        <button type="button" className="chip chip--compact" onClick={() => setIsOpen(true)}>
          <Icon name="message" size="tiny" />
          {t('lottery.typed.open')}
        </button>
      </div>
      {TypeBetsSheet !== null && <TypeBetsSheet {...props} open={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
});
