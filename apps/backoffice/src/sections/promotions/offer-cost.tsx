import { formatAmount, formatCount } from '../../shared/format.ts';
import type { Trial } from './api.ts';
import { leftOutWords } from './dry-run-words.ts';
import { offerTexts as texts } from './offer-texts.ts';
import { promotionsTexts } from './texts.ts';

interface Props {
  /** Null until it is requested. */
  tried: Trial | null;
  budget: string;
  onTry: () => void;
}

/** Estimated past cost of an offer from members' activity, and the members it would not have reached. */
export function OfferCost({ tried, budget, onTry }: Props) {
  return (
    <section className="card">
      <h3>{texts.cost}</h3>
      <div className="offer-tried" role="status">
        {tried !== null && (
          <>
            <p className="offer-about">{texts.over(tried.days)}</p>
            <dl className="offer-tiles">
              <Tile label={texts.members} value={formatCount(tried.members)} />
              <Tile label={texts.expected} value={formatAmount(tried.expected)} />
              <Tile label={texts.mostForOne} value={formatAmount(tried.mostForOne)} />
              <Tile label={promotionsTexts.budget} value={budget === '' ? '–' : formatAmount(budget)} />
            </dl>
            <p>{leftOutWords(tried.leftOut)}</p>
          </>
        )}
      </div>
      <button type="button" className="button" onClick={onTry}>
        {promotionsTexts.tryOut}
      </button>
    </section>
  );
}

function Tile({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
