import { type LegalSection, LegalSections } from '../../features/content/legal/ui/legal-sections.tsx';
import { useSettings } from '../../features/site/model/use-settings.ts';

const SECTIONS: readonly LegalSection[] = [
  { title: 'legal.parties.title', texts: ['legal.parties', 'terms.age'] },
  { title: 'legal.account.title', texts: ['terms.account'] },
  { title: 'legal.money.title', texts: ['terms.money', 'legal.payments'] },
  { title: 'legal.bets.title', texts: ['terms.closed', 'terms.draws', 'legal.void'] },
  { title: 'legal.bonus.title', texts: ['legal.bonus'] },
  { title: 'legal.originals.title', texts: ['legal.originals'] },
  { title: 'legal.vendors.title', texts: ['legal.vendors'] },
  { title: 'legal.limits.title', texts: ['terms.limits', 'legal.exclusion'] },
  { title: 'legal.chat.title', texts: ['legal.chat'] },
  { title: 'legal.trial.title', texts: ['terms.trial'] },
  { title: 'legal.end.title', texts: ['legal.end'] },
  { title: 'legal.complaints.title', texts: ['legal.complaints'] },
];

/** The user agreement, with the minimum age from the merchant's settings. */
export default function AgreementPage() {
  return <LegalSections sections={SECTIONS} age={useSettings().age.terms} isNumbered />;
}
