import { memo } from 'react';
import { useLocale } from '../../../shared/i18n/locale-context.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import type { Flight } from '../api/flight.ts';
import { amountText, netText, timesText } from '../model/words.ts';

type PassengersProps = Pick<Flight, 'own' | 'passengers' | 'players' | 'cashedOut'>;

/**
 * Players on the flight: the player's own row first, then the latest cash-outs, then those still in flight; names are
 * masked. Memoised, so that an answer without new cash-outs renders nothing.
 */
export const Passengers = memo(function Passengers({ own, passengers, players, cashedOut }: PassengersProps) {
  const t = useText();
  const { tag } = useLocale();
  const rows = [
    ...(own === null ? [] : [{ ...own, name: t('cards.you'), isOwn: true }]),
    ...passengers.map((each) => ({ ...each, isOwn: false })),
  ];
  return (
    <section className="card game-card" aria-label={t('crash.passengers')}>
      <div className="row between mb-2">
        <h2 className="h3">{t('crash.players', { count: players })}</h2>
        <span className="caption muted">{t('crash.left', { count: cashedOut })}</span>
      </div>
      {rows.length > 0 && (
        <table className="passengers numeric">
          <thead>
            <tr>
              <th scope="col">{t('crash.player')}</th>
              <th scope="col">{t('originals.bet')}</th>
              <th scope="col">{t('crash.at')}</th>
              <th scope="col">{t('play.net')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, stake, cashOut, payout, isOwn }, index) => (
              <tr key={index} data-own={isOwn || undefined}>
                <td>{name}</td>
                <td>{amountText(stake, tag)}</td>
                <td>{cashOut === null ? t('crash.flying') : timesText(cashOut, tag)}</td>
                <td>{payout === null ? '' : netText({ stake, payout }, tag)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
});
