import { Icon } from '@fairlot/ui';
import { rouletteNumbers } from '@fairlot/game-maths';
import { useLocaleText } from '../../../shared/i18n/use-text.ts';
import { scaledTimes } from '../model/words.ts';
import { BetSpot } from '../ui/bet-spot.tsx';
import type { FeltProps } from './felt-bets.ts';
import { RouletteBoard } from './roulette-board.tsx';

const COLUMNS = ['1', '2', '3'];

/**
 * Bets on lines of the felt as a list with names, folded away: on two to six numbers, and on columns. For screen
 * readers, and for fingers that need larger targets.
 */
export function MoreBets({ bets, number, isLocked }: FeltProps) {
  const { t, tag } = useLocaleText();
  return (
    <details className="card game-card more-bets">
      <summary className="row between">
        <h2 className="h3">{t('roulette.more')}</h2>
        <Icon name="down" size="small" />
      </summary>
      <RouletteBoard bets={bets} number={number} isLocked={isLocked} />
      <div className="bet-board mt-3">
        {COLUMNS.map((value) => {
          const covered = rouletteNumbers({ kind: 'column', value });
          const label = t('roulette.column', { number: value });
          return (
            <BetSpot
              key={value}
              label={label}
              minor={bets.on('column', value)}
              chips={bets.chips}
              isOn={number !== null && covered.includes(number)}
              isLocked={isLocked}
              onPlace={() => bets.place('column', value)}
            >
              <span className="label">{label}</span>
              <small>{scaledTimes(360_000n / BigInt(covered.length), tag)}</small>
            </BetSpot>
          );
        })}
      </div>
    </details>
  );
}
