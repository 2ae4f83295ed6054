import { LegalSections } from '../../features/content/legal/ui/legal-sections.tsx';
import { useSettings } from '../../features/site/model/use-settings.ts';

/** The sections in the order of the specification (2.11). */
const SECTIONS = ['introduction', 'purpose', 'access', 'confidentiality', 'recipient', 'monitor', 'agree'].map(
  (name) => ({ title: `privacy.${name}.title`, texts: [`privacy.${name}.text`] }),
);

/** Privacy policy: which data is stored about members, why, and for whom. */
export default function PrivacyPage() {
  return <LegalSections sections={SECTIONS} age={useSettings().age.terms} isNumbered />;
}
