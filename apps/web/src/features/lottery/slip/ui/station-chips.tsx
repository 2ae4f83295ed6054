import { memo } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';
import type { Station } from '../../games/model/pairs.ts';

interface StationChipsProps {
  stations: readonly Station[];
  /** Codes of the chosen stations, the page's own first: it stays chosen. */
  chosen: readonly string[];
  /** Whether the chosen bet is one on two stations. */
  isPair: boolean;
  onStation: (gameCode: string) => void;
}

/** The stations of the day: bets are for the page's own, and for those that the player adds. */
export const StationChips = memo(function StationChips({ stations, chosen, isPair, onStation }: StationChipsProps) {
  const t = useText();
  const [own] = chosen;
  if (stations.length < 2) return null;
  return (
    <div className="padded mt-3" role="group" aria-label={t('lottery.stations')}>
      <div className="label muted mb-2" aria-hidden="true">
        {t('lottery.stations')}
      </div>
      <div className="row wrap">
        {stations.map(({ gameCode, name }) => (
          <button
            key={gameCode}
            type="button"
            className="chip"
            aria-pressed={chosen.includes(gameCode)}
            disabled={gameCode === own}
            onClick={() => onStation(gameCode)}
          >
            {name}
          </button>
        ))}
      </div>
      {isPair ? (
        <p className="caption muted mt-2" role="status">
          {t(chosen.length > 1 ? 'lottery.pairHint' : 'lottery.pairNeeds')}
        </p>
      ) : (
        chosen.length > 1 && <p className="caption muted mt-2">{t('lottery.stationsHint')}</p>
      )}
    </div>
  );
});
