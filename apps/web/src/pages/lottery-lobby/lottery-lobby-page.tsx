import { Skeleton } from '@fairlot/ui';

export default function LotteryLobbyPage() {
  return <Skeleton shape="card" />;
}
