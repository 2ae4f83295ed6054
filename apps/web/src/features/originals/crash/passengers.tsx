import { memo, useRef } from 'react';
import { useLocaleText } from '../../../shared/i18n/use-text.ts';
import type { Flight } from '../api/flight.ts';
import { amountText, netText, timesText } from '../model/words.ts';
import { faceTone, initialsOf, rowsOf } from './cash-outs.ts';
import { useMovingRows } from './use-moving-rows.ts';

type PassengersProps = Pick<Flight, 'own' | 'passengers' | 'players' | 'cashedOut'>;

/**
 * Players on the flight: cash-outs, the highest first, then those still in flight; names are masked. A new cash-out
 * moves its row up. Memoised, so that an answer without new cash-outs renders nothing.
 */
export const Passengers = memo(function Passengers({ own, passengers, players, cashedOut }: PassengersProps) {
  const { t, tag } = useLocaleText();
  const list = useRef<HTMLTableSectionElement>(null);
  const rows = rowsOf({ own, passengers }, { one: t('cards.you'), ofSeat: (number) => t('crash.youBet', { number }) });
  useMovingRows(
    list,
    rows.map(({ key }) => key),
  );
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
          <tbody ref={list}>
            {rows.map(({ key, name, stake, cashOut, payout, isOwn }) => (
              <tr key={key} data-own={isOwn || undefined}>
                <td>
                  <span className="passenger-face" data-tone={isOwn ? 'own' : faceTone(name)} aria-hidden="true">
                    {initialsOf(name)}
                  </span>
                  {name}
                </td>
                <td>{amountText(stake, tag)}</td>
                <td>
                  {cashOut === null ? <span className="muted">{t('crash.flying')}</span> : timesText(cashOut, tag)}
                </td>
                <td>{payout === null ? '' : <b>{netText({ stake, payout }, tag)}</b>}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
});
