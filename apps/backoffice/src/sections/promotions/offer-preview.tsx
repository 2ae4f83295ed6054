import { Facts } from '../../parts/facts.tsx';
import { formatAmount, formatPercent } from '../../shared/format.ts';
import type { Draft } from './offer-draft.ts';
import { promotionsTexts as texts } from './texts.ts';
import { common } from '../../shared/common-texts.ts';

/** Preview of the offer as members see it, at the width of a phone. */
export function OfferPreview({ draft, language }: { draft: Draft; language: string }) {
  const written = (part: 'title' | 'text') => draft.texts[language]?.[part] || draft.texts['EN']?.[part] || '–';
  const facts = [
    [texts.leastDeposit, draft.leastDeposit],
    [texts.share, draft.share === '' ? '' : formatPercent(draft.share)],
    [texts.most, draft.most],
    [common.wageringMultiple, draft.gift === 'bonus' && draft.times !== '0' ? `${draft.times} ×` : ''],
  ].filter((fact): fact is [string, string] => fact[1] !== '');
  return (
    <aside className="offer-preview" aria-label={texts.preview} dir={language === 'AR' ? 'rtl' : undefined}>
      <h3 className="offer-banner">{written('title')}</h3>
      <p>{written('text')}</p>
      <Facts
        className="offer-tiles"
        rows={facts.map(([label, value]) => [label, /^\d+(\.\d+)?$/.test(value) ? formatAmount(value) : value])}
      />
    </aside>
  );
}
