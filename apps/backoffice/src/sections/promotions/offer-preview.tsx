import { type Draft, isBonus } from './offer-draft.ts';
import { promotionsTexts as texts } from './texts.ts';

/** The offer as a member reads it, at the width of a phone. */
export function OfferPreview({ draft, language }: { draft: Draft; language: string }) {
  const written = (part: 'title' | 'text') => draft.texts[language]?.[part] || draft.texts['EN']?.[part] || '–';
  const facts = [
    [texts.leastDeposit, draft.leastDeposit],
    [texts.share, draft.share === '' ? '' : `${draft.share} %`],
    [texts.most, draft.most],
    [texts.times, isBonus(draft) && draft.times !== '0' ? `${draft.times} ×` : ''],
  ].filter(([, value]) => value !== '');
  return (
    <aside className="card offer-preview" aria-label={texts.preview} dir={language === 'AR' ? 'rtl' : undefined}>
      <h3>{written('title')}</h3>
      <p>{written('text')}</p>
      <dl className="facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
