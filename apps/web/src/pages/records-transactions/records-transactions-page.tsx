import { Skeleton } from '@fairlot/ui';

export default function RecordsTransactionsPage() {
  return <Skeleton shape="card" />;
}
