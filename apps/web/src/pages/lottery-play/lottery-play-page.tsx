import { Skeleton } from '@fairlot/ui';

export default function LotteryPlayPage() {
  return <Skeleton shape="card" />;
}
