import { Skeleton } from '@fairlot/ui';

export default function DepositPage() {
  return <Skeleton shape="card" />;
}
