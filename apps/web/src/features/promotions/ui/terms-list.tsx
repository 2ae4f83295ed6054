import { useLocaleText } from '../../../shared/i18n/use-text.ts';
import type { Offer } from '../api/promotions.ts';
import { givesBonus, plainTerms } from '../model/plain-terms.ts';
import { CountingGames } from './counting-games.tsx';

/** All rules of an offer in plain words, with the games that count. */
export function TermsList({ offer }: { offer: Offer }) {
  const { t, tag, timeZone } = useLocaleText();
  const { wagering } = offer.terms;
  const isBonus = givesBonus(offer.terms);
  return (
    <>
      <ul className="offer-terms">
        {plainTerms(offer, t, tag, timeZone).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {isBonus && wagering.times > 0 && <CountingGames games={Object.entries(wagering.games)} />}
      {isBonus && <p className="caption muted">{t('bonus.first')}</p>}
    </>
  );
}
