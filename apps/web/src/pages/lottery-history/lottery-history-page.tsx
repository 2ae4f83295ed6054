import { Skeleton } from '@fairlot/ui';

export default function LotteryHistoryPage() {
  return <Skeleton shape="card" />;
}
