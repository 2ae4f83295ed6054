import { Sheet } from '@fairlot/ui';
import { formatAmount } from '../../../shared/i18n/format.ts';
import { useLocale } from '../../../shared/i18n/locale-context.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import type { Offer } from '../api/promotions.ts';
import { oddsOf, plainTerms } from '../model/plain-terms.ts';
import { CountingGames } from './counting-games.tsx';

/** Everything that a member should know before taking an offer. */
export function TermsSheet({ offer, open, onClose }: { offer: Offer; open: boolean; onClose: () => void }) {
  const t = useText();
  const { tag } = useLocale();
  const odds = oddsOf(offer);
  const isBonus = offer.terms.gift === 'bonus';
  return (
    <Sheet open={open} onClose={onClose} name={t('offers.terms')} title={offer.title} closeLabel={t('common.close')}>
      <div className="stack">
        <p>{offer.text}</p>
        <ul className="offer-terms">
          {plainTerms(offer, t, tag).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        {isBonus && <CountingGames games={Object.entries(offer.terms.wagering.games)} />}
        {odds.length > 0 && (
          <table className="offer-odds">
            <caption className="caption muted">{t('offers.odds')}</caption>
            <tbody>
              {odds.map(({ amount, percent }) => (
                <tr key={`${amount} ${percent}`}>
                  <th scope="row" className="numeric">
                    {formatAmount(amount, tag, { decimals: 0 })} {offer.asset}
                  </th>
                  <td className="numeric">
                    {new Intl.NumberFormat(tag, { maximumFractionDigits: 2 }).format(percent)} %
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {isBonus && <p className="caption muted">{t('bonus.first')}</p>}
      </div>
    </Sheet>
  );
}
