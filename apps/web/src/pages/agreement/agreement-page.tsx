import { TERMS_SECTIONS } from '@fairlot/contract/site/legal-passages';
import { LegalSections } from '../../features/content/legal/ui/legal-sections.tsx';
import { useSettings } from '../../features/site/model/use-settings.ts';

/** The user agreement, with the minimum age from the merchant's settings. */
export default function AgreementPage() {
  return <LegalSections sections={TERMS_SECTIONS} age={useSettings().age.terms} isNumbered />;
}
