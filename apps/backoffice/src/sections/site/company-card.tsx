import { languageChoices } from '../../form/choices.ts';
import { TextField } from '../../form/fields.tsx';
import { PairsField } from '../../form/pick-field.tsx';
import { lacksValue, RowsField } from '../../form/rows-field.tsx';
import { fromPairs, hasEmpty, toPairs } from './clients/pairs.ts';
import { SaveCard, useSiteForm } from './save-card.tsx';
import type { SiteCardProps } from './site-card-props.ts';
import { siteTexts } from './texts.ts';

const texts = siteTexts.company;
const LICENCE = [
  { label: texts.number, isRequired: true },
  { label: texts.authority, isRequired: true },
  { label: texts.register, dir: 'ltr' },
] as const;

/** The merchant's company, as named in the terms, the privacy policy and About. */
export function CompanyCard({ settings, choices, canChange, save }: SiteCardProps) {
  const { company } = settings;
  const form = useSiteForm({
    draft: {
      merchantCode: settings.merchantCode ?? '',
      legalName: company.legalName ?? '',
      address: company.address ?? '',
      email: company.email ?? '',
      licences: company.licences.map(({ number, authority, url }): string[] => [number, authority, url ?? '']),
      helpLine: toPairs(settings.helpLine),
    },
    check: ({ merchantCode, licences, helpLine }) => ({
      merchantCode: !/^([a-z0-9]{2,32})?$/.test(merchantCode.trim()) && texts.wrongCode,
      licences: lacksValue(licences, LICENCE) && texts.wrongLicence,
      helpLine: hasEmpty(helpLine) && texts.wrongHelpLine,
    }),
    toChanges: ({ merchantCode, legalName, address, email, licences, helpLine }) => ({
      merchantCode: orNull(merchantCode),
      helpLine: fromPairs(helpLine),
      company: {
        legalName: orNull(legalName),
        address: orNull(address),
        email: orNull(email),
        licences: licences.map(([number = '', authority = '', url = '']) => ({
          number: number.trim(),
          authority: authority.trim(),
          url: orNull(url),
        })),
      },
    }),
  });
  return (
    <SaveCard form={form} heading={texts.heading} canChange={canChange} save={save}>
      <TextField at={form.at('legalName')} label={texts.legalName} hint={texts.emptyHint} />
      <TextField at={form.at('address')} label={texts.address} />
      <TextField at={form.at('email')} label={texts.email} type="email" />
      <RowsField at={form.at('licences')} label={texts.licences} columns={LICENCE} add={texts.addLicence} />
      <PairsField
        at={form.at('helpLine')}
        label={texts.helpLine}
        hint={texts.helpLineHint}
        options={languageChoices(choices.languages.map(({ code }) => code))}
      />
      <TextField
        at={form.at('merchantCode')}
        label={texts.code}
        hint={texts.codeHint(choices.initial.merchantCode)}
        maxLength={32}
        dir="ltr"
      />
    </SaveCard>
  );
}

const orNull = (text: string) => (text.trim() === '' ? null : text.trim());
