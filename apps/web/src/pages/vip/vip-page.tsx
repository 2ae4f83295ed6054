import { DomainPage } from '../../features/member/ui/domain-page.tsx';

/** The member's level and what comes with it. */
export default function VipPage() {
  return <DomainPage page="vip" />;
}
