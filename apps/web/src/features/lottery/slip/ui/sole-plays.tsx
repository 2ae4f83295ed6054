import { formatDecimal } from '../../../../shared/i18n/format.ts';
import { useLocaleText } from '../../../../shared/i18n/use-text.ts';
import type { Play } from '../../games/api/plays.ts';
import { allNumbers, pickSpaceOf } from '../model/numbers.ts';
import { type Stops, stoppedIn } from '../model/stops.ts';
import { priceMultiple } from '../../games/model/price-multiple.ts';
import { playName } from '../../games/model/play-groups.ts';

interface SolePlaysProps {
  plays: readonly Play[];
  /** Chosen numbers of every play. */
  picks: Readonly<Record<string, readonly string[]>>;
  stops: Stops;
  onPick: (play: Play, number: string) => void;
}

/** Keys of plays with a single pick, each with its odds. */
export function SolePlays({ plays, picks, stops, onPick }: SolePlaysProps) {
  const { t, tag } = useLocaleText();
  const isChosen = (play: Play) => (picks[play.code] ?? []).length > 0;
  return (
    <div className="number-pad sole" role="group" aria-label={t('lottery.plays')}>
      {plays.map((play) => {
        const number = allNumbers(pickSpaceOf(play))[0] ?? '';
        const name = playName(play.code, t, play.name);
        const isStopped = stoppedIn(stops, play.code).includes(number);
        return (
          <button
            key={play.code}
            type="button"
            className="number-key"
            aria-pressed={isChosen(play)}
            aria-label={isStopped ? t('lottery.soldOut', { numbers: name }) : undefined}
            data-stopped={isStopped || undefined}
            disabled={isStopped && !isChosen(play)}
            onClick={() => onPick(play, number)}
          >
            <span>{name}</span>{' '}
            <span className="caption numeric ltr">{`× ${formatDecimal(priceMultiple(play), tag)}`}</span>
          </button>
        );
      })}
    </div>
  );
}
