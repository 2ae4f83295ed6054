import { useState } from 'react';
import { Field } from '../../parts/field.tsx';
import { Lines } from '../../parts/lines.tsx';
import { SaveCard, type SiteSettings } from './save-card.tsx';
import type { SiteCardProps } from './site-card-props.ts';
import { siteTexts } from './texts.ts';

const texts = siteTexts.company;
type Licence = SiteSettings['company']['licences'][number];

/** The company behind the merchant, as terms, privacy and About name it. */
export function CompanyCard({ settings, canChange, onSaved }: SiteCardProps) {
  const { company } = settings;
  const [legalName, setLegalName] = useState(company.legalName ?? '');
  const [address, setAddress] = useState(company.address ?? '');
  const [email, setEmail] = useState(company.email ?? '');
  const [lines, setLines] = useState(company.licences.map(writeLicence).join('\n'));
  const collect = () => {
    const licences = lines
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map(readLicence);
    if (licences.some((licence) => licence === null)) return texts.wrongLicence;
    return {
      company: {
        legalName: orNull(legalName),
        address: orNull(address),
        email: orNull(email),
        licences: licences.filter((licence) => licence !== null),
      },
    };
  };
  return (
    <SaveCard heading={texts.heading} canChange={canChange} collect={collect} onSaved={onSaved}>
      <Field label={texts.legalName} hint={texts.emptyHint} value={legalName} onChange={setLegalName} maxLength={120} />
      <Field label={texts.address} value={address} onChange={setAddress} maxLength={300} />
      <Field label={texts.email} type="email" value={email} onChange={setEmail} maxLength={120} />
      <Lines label={texts.licences} hint={texts.licencesHint} value={lines} onChange={setLines} />
    </SaveCard>
  );
}

const orNull = (text: string) => (text.trim() === '' ? null : text.trim());

/** A licence as a line: number; authority; address in the register, which may be missing. */
function readLicence(line: string): Licence | null {
  const [number = '', authority = '', url = '', ...rest] = line.split(';').map((part) => part.trim());
  return number === '' || authority === '' || rest.length > 0 ? null : { number, authority, url: orNull(url) };
}

const writeLicence = ({ number, authority, url }: Licence) =>
  [number, authority, ...(url === null ? [] : [url])].join('; ');
