import { languageChoices } from '../../form/choices.ts';
import { LinesField, TextField } from '../../form/fields.tsx';
import { PairsField } from '../../form/pick-field.tsx';
import { fromPairs, hasEmpty, toPairs } from './clients/pairs.ts';
import { SaveCard, useSiteForm } from './save-card.tsx';
import type { SiteCardProps, SiteSettings } from './site-card-props.ts';
import { siteTexts } from './texts.ts';

const texts = siteTexts.company;
type Licence = SiteSettings['company']['licences'][number];

/** The merchant's company, as named in the terms, the privacy policy and About. */
export function CompanyCard({ settings, choices, canChange, save }: SiteCardProps) {
  const { company } = settings;
  const form = useSiteForm({
    draft: {
      legalName: company.legalName ?? '',
      address: company.address ?? '',
      email: company.email ?? '',
      licences: company.licences.map(writeLicence).join('\n'),
      helpLine: toPairs(settings.helpLine),
    },
    check: ({ licences, helpLine }) => ({
      licences: readLicences(licences).includes(null) && texts.wrongLicence,
      helpLine: hasEmpty(helpLine) && texts.wrongHelpLine,
    }),
    toChanges: ({ legalName, address, email, licences, helpLine }) => ({
      helpLine: fromPairs(helpLine),
      company: {
        legalName: orNull(legalName),
        address: orNull(address),
        email: orNull(email),
        licences: readLicences(licences).filter((licence) => licence !== null),
      },
    }),
  });
  return (
    <SaveCard form={form} heading={texts.heading} canChange={canChange} save={save}>
      <TextField at={form.at('legalName')} label={texts.legalName} hint={texts.emptyHint} />
      <TextField at={form.at('address')} label={texts.address} />
      <TextField at={form.at('email')} label={texts.email} type="email" />
      <LinesField at={form.at('licences')} label={texts.licences} hint={texts.licencesHint} />
      <PairsField
        at={form.at('helpLine')}
        label={texts.helpLine}
        hint={texts.helpLineHint}
        options={languageChoices(choices.languages.map(({ code }) => code))}
      />
    </SaveCard>
  );
}

const readLicences = (lines: string) =>
  lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(readLicence);

const orNull = (text: string) => (text.trim() === '' ? null : text.trim());

/** Reads a licence from a line: number; authority; optional address in the register. */
function readLicence(line: string): Licence | null {
  const [number = '', authority = '', url = '', ...rest] = line.split(';').map((part) => part.trim());
  return number === '' || authority === '' || rest.length > 0 ? null : { number, authority, url: orNull(url) };
}

const writeLicence = ({ number, authority, url }: Licence) =>
  [number, authority, ...(url === null ? [] : [url])].join('; ');
