import { DomainPage } from '../../features/member/ui/domain-page.tsx';

/** A contract that is offered to an agent, under one address for each kind. */
export default function AgentContractPage() {
  return <DomainPage page="contracts" />;
}
