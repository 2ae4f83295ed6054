import { formatAmount, formatShare } from '../../../shared/i18n/format.ts';
import { useLocaleText } from '../../../shared/i18n/use-text.ts';
import type { Offer } from '../api/promotions.ts';
import { oddsOf } from '../model/plain-terms.ts';

/** Number of segment colours, as on the wheel. */
const TONES = 6;

/** The published odds of a wheel: each segment with its colour, amount and probability. */
export function OddsTable({ offer }: { offer: Offer }) {
  const { t, tag } = useLocaleText();
  return (
    <table className="offer-odds">
      <caption className="caption muted">{t('offers.odds')}</caption>
      <tbody>
        {oddsOf(offer).map(({ amount, percent }, index) => (
          <tr key={`${amount} ${percent}`}>
            <th scope="row" className="numeric">
              <span className={`wheel__key wheel__key--${index % TONES}`} />
              {formatAmount(amount, tag, { decimals: 0 })} {offer.asset}
            </th>
            <td className="numeric">{formatShare(percent / 100, tag, 2)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
