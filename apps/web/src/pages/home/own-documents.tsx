import { useQuery } from '@tanstack/react-query';
import { identityQuery } from '../../features/verification/api/identity.ts';
import { Documents } from '../../features/verification/ui/documents.tsx';
import { useHasToken } from '../../shared/session/use-session.ts';
import { Loaded } from '../../shared/query/loaded.tsx';

/** The member's documents in a sheet. */
export default function OwnDocuments() {
  return (
    <Loaded query={useQuery(identityQuery(useHasToken()))} shape="row" count={3}>
      {(identity) => <Documents identity={identity} />}
    </Loaded>
  );
}
