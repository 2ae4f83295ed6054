import { formatAmount } from '../../../../shared/i18n/format.ts';
import { useLocaleText } from '../../../../shared/i18n/use-text.ts';
import type { Draw } from '../../results/api/draw.ts';
import { prizeName } from '../model/prize-name.ts';

/** Winners of each prize of a settled draw, what each got, and the jackpots that they divided or that rolled over. */
export function WonPrizes({ prizes }: { prizes: NonNullable<Draw['prizes']> }) {
  const { t, tag } = useLocaleText();
  return (
    <table className="prizes mb-3">
      <caption className="visually-hidden">{t('lottery.winners')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('lottery.prizeColumn')}</th>
          <th scope="col">{t('lottery.winners')}</th>
          <th scope="col">{t('lottery.eachWins')}</th>
        </tr>
      </thead>
      <tbody>
        {prizes.map((prize) => (
          <tr key={`${prize.matches} ${prize.bonus}`}>
            <th scope="row">
              {prizeName(prize, t)}
              {prize.jackpot !== undefined && (
                <span className="caption muted block numeric">
                  {t('lottery.jackpotWas', { amount: formatAmount(prize.jackpot, tag) })}
                </span>
              )}
            </th>
            <td className="numeric">{prize.winners === 0 ? t('lottery.noWinner') : prize.winners}</td>
            <td className="numeric">{prize.each === null ? '–' : formatAmount(prize.each, tag)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
