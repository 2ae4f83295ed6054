import { useState } from 'react';
import { Select } from '../../parts/field.tsx';
import { formatAmount } from '../../shared/format.ts';
import { SaveCard } from './save-card.tsx';
import type { SiteCardProps } from './site-card-props.ts';
import { siteTexts } from './texts.ts';

const texts = siteTexts.market;
type Profile = SiteCardProps['settings']['market']['profile'];
const PROFILES: readonly Profile[] = ['UK', 'demo'];

/** The market whose rules hold, with each rule as it is in force; what is allowed can be forbidden here. */
export function MarketCard({ settings, choices, canChange, onSaved }: SiteCardProps) {
  const [profile, setProfile] = useState(settings.market.profile);
  const [stricter, setStricter] = useState(settings.market.stricter);
  const rules = choices.markets[profile];
  if (rules === undefined) return null;
  const choose = (chosen: string) => {
    setProfile(chosen as Profile);
    setStricter({});
  };
  return (
    <SaveCard
      heading={texts.heading}
      canChange={canChange}
      collect={() => ({ market: { profile, stricter } })}
      onSaved={onSaved}
    >
      <Select
        label={texts.profile}
        value={profile}
        options={PROFILES.map((value) => ({ value, label: texts.profiles[value] }))}
        onChange={choose}
      />
      <small>{texts.hint}</small>
      <div className="ticks">
        {Object.entries(rules).map(([name, rule]) =>
          typeof rule === 'boolean' ? (
            <label key={name} className="tick">
              <input
                type="checkbox"
                checked={stricter[name as keyof typeof stricter] === undefined ? rule : !rule}
                disabled={!canChange || rule === (name === 'exclusionRegister')}
                onChange={({ target }) => {
                  const { [name as keyof typeof stricter]: _dropped, ...rest } = stricter;
                  setStricter(target.checked === rule ? rest : { ...rest, [name]: target.checked });
                }}
              />
              <span>{texts.names[name] ?? name}</span>
            </label>
          ) : null,
        )}
      </div>
      <dl>
        <dt>{texts.cycle}</dt>
        <dd>{texts.cycleValue(rules.minimumCycleMs.slots / 1000, rules.minimumCycleMs.casino / 1000)}</dd>
        <dt>{texts.cap}</dt>
        <dd>
          {rules.slotStakeCap === null
            ? texts.none
            : texts.capValue(
                Number(rules.slotStakeCap.mostMinor) / 100,
                Number(rules.slotStakeCap.youngMostMinor) / 100,
                rules.slotStakeCap,
              )}
        </dd>
        <dt>{texts.wagering}</dt>
        <dd>{rules.mostWagering === null ? texts.none : `${rules.mostWagering}×`}</dd>
        <dt>{texts.vulnerability}</dt>
        <dd>{formatAmount((Number(rules.vulnerabilityNetMinor) / 100).toFixed(2))}</dd>
        <dt>{texts.identity}</dt>
        <dd>{texts.identities[rules.identityBefore]}</dd>
      </dl>
    </SaveCard>
  );
}
