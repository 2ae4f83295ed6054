import { cx } from '@fairlot/ui';
import { formatDecimal } from '../../../../shared/i18n/format.ts';
import { useLocaleText, useText } from '../../../../shared/i18n/use-text.ts';
import type { Play } from '../../games/api/plays.ts';
import { priceMultiple } from '../../games/model/price-multiple.ts';
import { Dice } from '../../results/ui/dice.tsx';
import { Runner } from '../../results/ui/runners.tsx';
import type { OddsKey, OddsRow } from '../model/odds-keys.ts';
import { type Stops, stoppedIn } from '../model/stops.ts';

interface OddsBoardProps {
  rows: readonly OddsRow[];
  /** Chosen numbers of every play. */
  picks: Readonly<Record<string, readonly string[]>>;
  stops: Stops;
  onKey: (play: Play, number: string) => void;
}

/** Keys of bets with their odds, as for dice. */
export function OddsBoard({ rows, picks, stops, onKey }: OddsBoardProps) {
  const t = useText();
  return (
    <div className="key-board" role="group" aria-label={t('lottery.plays')}>
      {rows.map(({ columns, keys }) => (
        <div key={keys[0]?.play.code} className={`key-row key-row--${columns}`}>
          {keys.map((key) => (
            <BetKey
              key={`${key.play.code} ${key.number}`}
              bet={key}
              isChosen={picks[key.play.code]?.includes(key.number) ?? false}
              isStopped={stoppedIn(stops, key.play.code).includes(key.number)}
              onKey={onKey}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface BetKeyProps {
  bet: OddsKey;
  isChosen: boolean;
  isStopped: boolean;
  onKey: (play: Play, number: string) => void;
}

function BetKey({
  bet: { play, number, name, text, dice, isRunner = false },
  isChosen,
  isStopped,
  onKey,
}: BetKeyProps) {
  const { t, tag } = useLocaleText();
  const odds = formatDecimal(priceMultiple(play), tag);
  return (
    <button
      type="button"
      className={cx('number-key odds-key', isRunner && 'odds-key--runner')}
      aria-pressed={isChosen}
      aria-label={isStopped ? t('lottery.soldOut', { numbers: name }) : `${name} ${odds}`}
      data-stopped={isStopped || undefined}
      disabled={isStopped && !isChosen}
      onClick={() => onKey(play, number)}
    >
      {dice.length > 0 && <Dice faces={dice} size="tiny" />}
      {isRunner && <Runner number={number} />}
      {dice.length === 0 && !isRunner && <span>{text}</span>}
      <span className="odds-key__odds numeric">{odds}</span>
    </button>
  );
}
