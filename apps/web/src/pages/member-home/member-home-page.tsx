import { Skeleton } from '@fairlot/ui';

export default function MemberHomePage() {
  return <Skeleton shape="card" />;
}
