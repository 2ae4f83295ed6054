import { Skeleton } from '@fairlot/ui';

export default function WithdrawPage() {
  return <Skeleton shape="card" />;
}
