import { DomainPage } from '../../features/member/ui/domain-page.tsx';

/** Benefits of the level, and missions. */
export default function BenefitsPage() {
  return <DomainPage page="benefits" />;
}
