import { displayMinor } from '@fairlot/money';
import { formatDecimal } from '../../../../shared/i18n/format.ts';
import { useLocaleText } from '../../../../shared/i18n/use-text.ts';
import { priceMultiple } from '../../games/model/price-multiple.ts';
import { rebateText } from '../../rebate/model/rebate-text.ts';
import type { SlipView } from './slip-view.ts';

/** The price at each station, where the slip is for several; with the odds or rebate of a station that has its own. */
export function SlipStations({ view: { shares, play, playsOf } }: { view: SlipView }) {
  const { t, tag } = useLocaleText();
  if (shares.length < 2) return null;
  const rebates = shares.map(({ station }) => playsOf(station.gameCode)?.rebate ?? 0);
  const isMixed = new Set(rebates).size > 1;
  return (
    <div className="slip-lines mb-3" role="list" aria-label={t('lottery.stations')}>
      {shares.map(({ station, totalMinor, isChosen }, index) => {
        const theirs = playsOf(station.gameCode)?.plays.find(({ code }) => code === play.code);
        const differs = isChosen && theirs !== undefined && theirs.odds !== play.odds;
        return (
          <div key={station.gameCode} role="listitem">
            <span className="label grow">
              {station.name}
              {differs && (
                <span className="caption warning numeric">{` × ${formatDecimal(priceMultiple(theirs), tag)}`}</span>
              )}
              {isMixed && (
                <span className="caption muted numeric">{` · ${rebateText(rebates[index] ?? 0, t, tag)}`}</span>
              )}
            </span>
            <span className="label numeric no-shrink">{displayMinor(totalMinor, { locale: tag, decimals: 0 })}</span>
          </div>
        );
      })}
    </div>
  );
}
