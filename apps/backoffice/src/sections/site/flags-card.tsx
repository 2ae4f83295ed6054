import { useState } from 'react';
import { SaveCard } from './save-card.tsx';
import type { SiteCardProps } from './site-card-props.ts';
import { siteTexts } from './texts.ts';

/** Functions that are switched on and off. */
export function FlagsCard({ settings, canChange, onSaved }: SiteCardProps) {
  const [flags, setFlags] = useState(settings.flags);
  return (
    <SaveCard heading={siteTexts.flags.heading} canChange={canChange} collect={() => ({ flags })} onSaved={onSaved}>
      <small>{siteTexts.flags.hint}</small>
      <div className="ticks">
        {Object.entries(flags).map(([name, isOn]) => (
          <label key={name} className="tick">
            <input
              type="checkbox"
              checked={isOn}
              disabled={!canChange}
              onChange={(event) => setFlags({ ...flags, [name]: event.target.checked })}
            />
            <span>
              {siteTexts.flags.names[name] ?? name} <small>{name in siteTexts.flags.names ? name : ''}</small>
            </span>
          </label>
        ))}
      </div>
    </SaveCard>
  );
}
