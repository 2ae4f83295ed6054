import { DomainPage } from '../../features/member/ui/domain-page.tsx';

/** Mails to the member. */
export default function InboxPage() {
  return <DomainPage page="inbox" />;
}
