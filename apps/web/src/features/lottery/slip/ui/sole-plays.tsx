import { formatDecimal } from '../../../../shared/i18n/format.ts';
import { useLocale } from '../../../../shared/i18n/locale-context.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import type { Play } from '../../games/api/plays.ts';
import { allNumbers, pickSpaceOf } from '../model/numbers.ts';
import { playName, playRule } from '../../games/model/play-groups.ts';
import { PlayTerms } from '../../games/ui/play-terms.tsx';

interface SolePlaysProps {
  plays: readonly Play[];
  /** The play that is chosen; null for none. */
  chosen: string | null;
  onPick: (play: Play, number: string) => void;
}

/** Keys of plays with nothing to choose within, each with its odds; what the chosen one wins on stands below. */
export function SolePlays({ plays, chosen, onPick }: SolePlaysProps) {
  const t = useText();
  const { tag } = useLocale();
  const bet = plays.find(({ code }) => code === chosen);
  return (
    <>
      <div className="number-pad sole" role="group" aria-label={t('lottery.plays')}>
        {plays.map((play) => (
          <button
            key={play.code}
            type="button"
            className="number-key"
            aria-pressed={play.code === chosen}
            onClick={() => onPick(play, allNumbers(pickSpaceOf(play))[0] ?? '')}
          >
            <span>{playName(play.code, t, play.name)}</span>{' '}
            <span className="caption numeric ltr">{`× ${formatDecimal(play.oddsText, tag)}`}</span>
          </button>
        ))}
      </div>
      <p className="caption muted mt-3" role="status">
        {chosen === null ? '' : playRule(chosen, t)}
      </p>
      {bet !== undefined && (
        <p className="caption muted numeric mt-1">
          <PlayTerms play={bet} />
        </p>
      )}
    </>
  );
}
