import type { Draft } from './offer-draft.ts';
import { promotionsTexts as texts } from './texts.ts';

/** The offer as a member reads it, at the width of a phone. */
export function OfferPreview({ draft, language }: { draft: Draft; language: string }) {
  const text = draft.texts[language] ?? draft.texts['EN'];
  const facts = [
    [texts.leastDeposit, draft.leastDeposit],
    [texts.share, draft.share === '' ? '' : `${draft.share} %`],
    [texts.most, draft.most],
    [texts.times, draft.gift === 'bonus' && draft.times !== '0' ? `${draft.times} ×` : ''],
  ].filter(([, value]) => value !== '');
  return (
    <aside className="card offer-preview" aria-label={texts.preview} dir={language === 'AR' ? 'rtl' : undefined}>
      <h3>{text?.title ?? '–'}</h3>
      <p>{text?.text ?? '–'}</p>
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
