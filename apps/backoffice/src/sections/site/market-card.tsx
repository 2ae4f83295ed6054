import { useState } from 'react';
import { Field, Select } from '../../parts/field.tsx';
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
  const [net, setNet] = useState(amountOf(stricter.vulnerabilityNetMinor ?? rules?.vulnerabilityNetMinor));
  if (rules === undefined) return null;
  const choose = (chosen: string) => {
    setProfile(chosen as Profile);
    setStricter({});
    setNet(amountOf(choices.markets[chosen]?.vulnerabilityNetMinor));
  };
  const collect = () => {
    const vulnerabilityNetMinor = minorOf(net);
    const most = BigInt(rules.vulnerabilityNetMinor);
    if (vulnerabilityNetMinor === null || vulnerabilityNetMinor <= 0n || vulnerabilityNetMinor > most)
      return texts.vulnerabilityWrong(formatAmount(amountOf(rules.vulnerabilityNetMinor)), choices.currency);
    const { vulnerabilityNetMinor: _former, ...rest } = stricter;
    const own = vulnerabilityNetMinor === most ? {} : { vulnerabilityNetMinor: String(vulnerabilityNetMinor) };
    return { market: { profile, stricter: { ...rest, ...own } } };
  };
  return (
    <SaveCard heading={texts.heading} canChange={canChange} collect={collect} onSaved={onSaved}>
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
      <Field
        label={`${texts.vulnerability} (${choices.currency})`}
        hint={texts.vulnerabilityHint(formatAmount(amountOf(rules.vulnerabilityNetMinor)))}
        value={net}
        onChange={setNet}
        inputMode="decimal"
        disabled={!canChange}
      />
      <Select
        label={texts.identity}
        value={stricter.identityBefore ?? rules.identityBefore}
        options={(['play', 'withdrawal'] as const)
          .filter((value) => value === 'play' || rules.identityBefore === 'withdrawal')
          .map((value) => ({ value, label: texts.identities[value] }))}
        onChange={(value) => {
          const { identityBefore: _former, ...rest } = stricter;
          setStricter(value === rules.identityBefore ? rest : { ...rest, identityBefore: value });
        }}
      />
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
      </dl>
    </SaveCard>
  );
}

/** Minor units as the field shows them. */
function amountOf(minor = '0'): string {
  const digits = minor.padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Null for what is no amount. */
function minorOf(text: string): bigint | null {
  const [, whole, part = ''] = /^(\d{1,13})(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? [];
  return whole === undefined ? null : BigInt(whole + part.padEnd(2, '0'));
}
