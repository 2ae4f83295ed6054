import { LegalSections } from '../../features/content/legal/ui/legal-sections.tsx';
import { useSettings } from '../../features/site/model/use-settings.ts';

const SECTIONS = ['offer', 'check', 'care', 'reach'].map((name) => ({
  title: `about.${name}.title`,
  texts: [`about.${name}`],
}));

/** About the merchant and its licences. */
export default function AboutPage() {
  return <LegalSections sections={SECTIONS} age={useSettings().age.terms} />;
}
