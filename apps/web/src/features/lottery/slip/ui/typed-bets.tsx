import { displayMinor } from '@fairlot/money';
import { IconButton } from '@fairlot/ui';
import { useLocaleText } from '../../../../shared/i18n/use-text.ts';
import { playName } from '../../games/model/play-groups.ts';
import type { Station } from '../../games/model/pairs.ts';
import { priceOfBet, type SlipBet, timesOf } from '../model/typed-slip.ts';

interface TypedBetsProps {
  bets: readonly SlipBet[];
  stations: readonly Station[];
  /** Codes of the stations of bets that name none. */
  chosen: readonly string[];
  /** Without it the list is a preview. */
  onRemove?: (bet: SlipBet) => void;
}

/** Typed bets as they were read: play, numbers, units, stake and price. */
export function TypedBets({ bets, stations, chosen, onRemove }: TypedBetsProps) {
  const { t, tag } = useLocaleText();
  const amount = (minor: bigint) => displayMinor(minor, { locale: tag, decimals: 0 });
  return (
    <div className="slip-lines typed-bets mb-3" role="list" aria-label={t('lottery.typed.preview')}>
      {bets.map((bet, index) => {
        const name = playName(bet.play.code, t, bet.play.name);
        const numbers = bet.numbers.join(' ');
        const at = stations.filter(({ gameCode }) => (bet.stations ?? chosen).includes(gameCode));
        return (
          // Equal bets may be added twice, and rows have no state.
          <div key={`${index} ${bet.play.code} ${numbers}`} role="listitem">
            <span className="grow">
              <span className="label block">
                {name} <span className="numeric ltr">{numbers}</span>
              </span>
              {stations.length > 1 && (
                <span className="caption muted block">{at.map((station) => station.name).join(', ')}</span>
              )}
              <span className="caption muted numeric block">
                {t('lottery.unitsTimes', { units: bet.lines.length * bet.play.units, stake: amount(bet.stakeMinor) })}
              </span>
            </span>
            <span className="label numeric no-shrink">{amount(priceOfBet(bet) * BigInt(timesOf(bet, chosen)))}</span>
            {onRemove !== undefined && (
              <IconButton
                icon="close"
                size="small"
                className="faint"
                label={t('lottery.remove', { number: `${name} ${numbers}` })}
                onClick={() => onRemove(bet)}
              />
            )}
          </div>
        );
      })}
    </div>
  );
}
