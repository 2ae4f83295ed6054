import { Skeleton } from '@fairlot/ui';

export default function RecordsBetsPage() {
  return <Skeleton shape="card" />;
}
