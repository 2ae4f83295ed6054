import { Checkbox, Select } from '@fairlot/ui';
import { formatMinor, tryParseMinor } from '@fairlot/money';
import { AmountField, SelectField } from '../../form/fields.tsx';
import { formatAmount } from '../../shared/format.ts';
import { SaveCard, useSiteForm } from './save-card.tsx';
import type { SiteCardProps } from './site-card-props.ts';
import { siteTexts } from './texts.ts';

const texts = siteTexts.market;
type Profile = SiteCardProps['settings']['market']['profile'];
const PROFILES: readonly Profile[] = ['UK', 'demo', 'open'];

/** The market whose rules apply, with each current rule; options that the market allows can be forbidden here. */
export function MarketCard({ settings, choices, canChange, save }: SiteCardProps) {
  const { market } = settings;
  const form = useSiteForm({
    draft: {
      ...market,
      net: amountOf(market.stricter.vulnerabilityNetMinor ?? choices.markets[market.profile]?.vulnerabilityNetMinor),
    },
    names: { vulnerabilityNetMinor: 'net' },
    check: (draft) => {
      const minor = minorOf(draft.net);
      const most = choices.markets[draft.profile]?.vulnerabilityNetMinor ?? '0';
      const isWrong = minor === null || minor <= 0n || minor > BigInt(most);
      return { net: isWrong && texts.vulnerabilityWrong(formatAmount(amountOf(most)), choices.currency) };
    },
    toChanges: ({ net, profile, stricter: { vulnerabilityNetMinor: _former, ...stricter } }) => {
      const minor = String(minorOf(net));
      const isOwn = minor !== choices.markets[profile]?.vulnerabilityNetMinor;
      return { market: { profile, stricter: { ...stricter, ...(isOwn && { vulnerabilityNetMinor: minor }) } } };
    },
  });
  const { profile, stricter } = form.values;
  const rules = choices.markets[profile];
  if (rules === undefined) return null;
  return (
    <SaveCard form={form} heading={texts.heading} canChange={canChange} save={save}>
      <SelectField
        at={form.at('profile')}
        label={texts.profile}
        options={PROFILES.map((value) => ({ value, label: texts.profiles[value] }))}
        onChosen={(chosen) => form.set({ stricter: {}, net: amountOf(choices.markets[chosen]?.vulnerabilityNetMinor) })}
      />
      <small>{texts.hint}</small>
      <OptionTicks rules={rules} stricter={stricter} onChange={(next) => form.set({ stricter: next })} />
      <AmountField
        at={form.at('net')}
        label={`${texts.vulnerability} (${choices.currency})`}
        hint={texts.vulnerabilityHint(formatAmount(amountOf(rules.vulnerabilityNetMinor)))}
      />
      <Select
        label={texts.identity}
        value={stricter.identityBefore ?? rules.identityBefore}
        options={(['play', 'withdrawal'] as const)
          .filter((value) => value === 'play' || rules.identityBefore === 'withdrawal')
          .map((value) => ({ value, label: texts.identities[value] }))}
        onChange={(value) => {
          const { identityBefore: _former, ...rest } = stricter;
          form.set({ stricter: value === rules.identityBefore ? rest : { ...rest, identityBefore: value } });
        }}
      />
      <FixedRules rules={rules} />
    </SaveCard>
  );
}

type Rules = NonNullable<SiteCardProps['choices']['markets'][string]>;
type Stricter = SiteCardProps['settings']['market']['stricter'];

interface OptionTicksProps {
  rules: Rules;
  stricter: Stricter;
  onChange: (stricter: Stricter) => void;
}

/** Options that the market allows, and duties that it leaves open. */
function OptionTicks({ rules, stricter, onChange }: OptionTicksProps) {
  return (
    <div className="ticks">
      {Object.entries(rules).map(([name, rule]) =>
        typeof rule === 'boolean' ? (
          <Checkbox
            key={name}
            checked={stricter[name as keyof typeof stricter] === undefined ? rule : !rule}
            disabled={rule === (name === 'exclusionRegister')}
            onChange={({ target }) => {
              const { [name as keyof typeof stricter]: _dropped, ...rest } = stricter;
              onChange(target.checked === rule ? rest : { ...rest, [name]: target.checked });
            }}
          >
            {texts.names[name] ?? name}
          </Checkbox>
        ) : null,
      )}
    </div>
  );
}

/** Rules of the market that the merchant cannot change. */
function FixedRules({ rules }: { rules: Rules }) {
  return (
    <dl>
      <dt>{texts.cycle}</dt>
      <dd>{texts.cycleValue(rules.minimumCycleMs.slots / 1000, rules.minimumCycleMs.casino / 1000)}</dd>
      <dt>{texts.cap}</dt>
      <dd>
        {rules.slotStakeCap === null
          ? texts.none
          : texts.capValue(
              formatAmount(amountOf(rules.slotStakeCap.mostMinor)),
              formatAmount(amountOf(rules.slotStakeCap.youngMostMinor)),
              rules.slotStakeCap,
            )}
      </dd>
      <dt>{texts.wagering}</dt>
      <dd>{rules.mostWagering === null ? texts.none : `${rules.mostWagering}×`}</dd>
    </dl>
  );
}

/** Formats minor units for the field. */
const amountOf = (minor = '0'): string => formatMinor(BigInt(minor));

/** Null for an invalid amount. */
const minorOf = (text: string): bigint | null => tryParseMinor(text.trim());
