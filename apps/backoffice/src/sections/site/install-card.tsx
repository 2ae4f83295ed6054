import { useState } from 'react';
import { Field } from '../../parts/field.tsx';
import { Lines } from '../../parts/lines.tsx';
import { wordsOf } from '../../shared/lists.ts';
import { SaveCard } from './save-card.tsx';
import type { SiteCardProps } from './site-card-props.ts';
import { siteTexts } from './texts.ts';

const texts = siteTexts.install;

/** The download bar above home, and the Android app that opens the site as its own. */
export function InstallCard({ settings, canChange, onSaved }: SiteCardProps) {
  const { install } = settings;
  const [needsLogin, setNeedsLogin] = useState(install.needsLogin);
  const [rating, setRating] = useState(install.rating ?? '');
  const [packageName, setPackageName] = useState(install.android?.packageName ?? '');
  const [fingerprints, setFingerprints] = useState((install.android?.fingerprints ?? []).join('\n'));
  const collect = () => {
    const prints = wordsOf(fingerprints);
    const name = packageName.trim();
    if ((name === '') !== (prints.length === 0)) return texts.incomplete;
    return {
      install: {
        needsLogin,
        rating: rating.trim() === '' ? null : rating.trim(),
        android: name === '' ? null : { packageName: name, fingerprints: prints },
      },
    };
  };
  return (
    <SaveCard heading={texts.heading} canChange={canChange} collect={collect} onSaved={onSaved}>
      <label className="tick">
        <input
          type="checkbox"
          checked={needsLogin}
          disabled={!canChange}
          onChange={(event) => setNeedsLogin(event.target.checked)}
        />
        <span>{texts.needsLogin}</span>
      </label>
      <Field label={texts.rating} hint={texts.ratingHint} value={rating} onChange={setRating} maxLength={3} />
      <Field label={texts.packageName} hint={texts.packageHint} value={packageName} onChange={setPackageName} />
      <Lines label={texts.fingerprints} hint={texts.printsHint} value={fingerprints} onChange={setFingerprints} />
    </SaveCard>
  );
}
