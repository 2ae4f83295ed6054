import { PRIVACY_SECTIONS } from '@fairlot/contract/site/legal-passages';
import { LegalSections } from '../../features/content/legal/ui/legal-sections.tsx';
import { useSettings } from '../../features/site/model/use-settings.ts';

/** Privacy policy: which data is stored about members, why, and for whom. */
export default function PrivacyPage() {
  return <LegalSections sections={PRIVACY_SECTIONS} age={useSettings().age.terms} isNumbered />;
}
