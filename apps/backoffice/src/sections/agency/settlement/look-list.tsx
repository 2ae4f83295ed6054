import { TriangleAlert } from 'lucide-react';
import type { Settlement } from '../api.ts';
import { programmeTexts } from '../programme-texts.ts';
import { rateText } from '../rate-text.ts';
import { settlementTexts as words } from '../settlement-texts.ts';
import { type Look, looksOf } from './looks.ts';

interface LookListProps {
  settlement: Settlement;
  onChoose: (contractId: string) => void;
}

/** What somebody has to look at; each leads to its bill. */
export function LookList({ settlement, onChoose }: LookListProps) {
  const looks = looksOf(settlement);
  return (
    <section className="card settlement-looks" aria-label={words.looks}>
      <h2>
        {words.looks} <span className="muted">{looks.length}</span>
      </h2>
      {looks.length === 0 ? (
        <p className="muted">{words.nothingToLook}</p>
      ) : (
        <ul>
          {looks.map((look, place) => (
            <li key={place}>
              <TriangleAlert size={16} aria-hidden="true" />
              <button type="button" className="link" onClick={() => onChoose(look.contractId)}>
                {look.account}
              </button>
              <span>{whatOf(look)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function whatOf({ what, product = '', rate = 0 }: Look): string {
  if (what !== 'rate') return words.lookNames[what];
  return words.rateSet(programmeTexts.products[product] ?? product, rateText(product, rate));
}
