import { DomainPage } from '../../features/member/ui/domain-page.tsx';

/** Rewards that are ready to be collected. */
export default function RewardsPage() {
  return <DomainPage page="rewards" />;
}
