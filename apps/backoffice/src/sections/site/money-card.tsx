import { SelectField } from '../../form/fields.tsx';
import { common } from '../../shared/common-texts.ts';
import { SaveCard, useSiteForm } from './save-card.tsx';
import type { SiteCardProps } from './site-card-props.ts';
import { siteTexts } from './texts.ts';

const texts = siteTexts.money;

/** Currency and time zone, which can be changed until the first transfer of money. */
export function MoneyCard({ settings, choices, canChange, save }: SiteCardProps) {
  const form = useSiteForm({
    draft: { currency: settings.currency, timeZone: settings.timeZone },
    toChanges: (draft) => draft,
  });
  if (choices.isFixed)
    return (
      <section className="card" aria-label={texts.heading}>
        <h2>{texts.heading}</h2>
        <dl className="facts">
          <dt>{common.currency}</dt>
          <dd>{nameOf(settings.currency)}</dd>
          <dt>{texts.timeZone}</dt>
          <dd>{settings.timeZone}</dd>
        </dl>
        <p className="muted">{texts.fixed}</p>
      </section>
    );
  return (
    <SaveCard form={form} heading={texts.heading} needsTwo canChange={canChange} save={save}>
      <SelectField
        at={form.at('currency')}
        label={common.currency}
        options={choices.currencies.map((code) => ({ value: code, label: nameOf(code) }))}
      />
      <SelectField
        at={form.at('timeZone')}
        label={texts.timeZone}
        hint={texts.hint}
        options={choices.timeZones.map((zone) => ({ value: zone, label: zone }))}
      />
    </SaveCard>
  );
}

const NAMES = new Intl.DisplayNames([texts.locale], { type: 'currency' });

const nameOf = (code: string): string => `${code} · ${NAMES.of(code) ?? code}`;
