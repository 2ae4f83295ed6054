import { useQuery } from '@tanstack/react-query';
import { identityQuery } from '../../features/verification/api/identity.ts';
import { Documents } from '../../features/verification/ui/documents.tsx';
import { useHasToken } from '../../shared/session/use-session.ts';
import { FailedPart, LoadingRows } from '../../shared/ui/list-states.tsx';

/** The member's documents in a sheet. */
export default function OwnDocuments() {
  const { data, error, isError, refetch } = useQuery(identityQuery(useHasToken()));
  if (data === undefined)
    return isError ? <FailedPart error={error} onRetry={() => void refetch()} /> : <LoadingRows count={3} />;
  return <Documents identity={data} />;
}
