import type { identity } from '@fairlot/contract';
import type { PasswordFilter } from '@fairlot/contract/identity/password-filter';
import { queryOptions } from '@tanstack/react-query';
import { defineCall } from '../../../../shared/api/define-call.ts';
import { STALE_MS } from '../../../../shared/query/query-client.ts';

export const fetchCommonPasswords = defineCall<typeof identity.commonPasswords>('GET /wps/account/commonPasswords', {
  auth: 'public',
});

/** The list of passwords that the server rejects; fetched when a new password is typed. */
export const commonPasswordsQuery = (isWanted: boolean) =>
  queryOptions({
    queryKey: ['identity', 'common-passwords'],
    queryFn: async ({ signal }): Promise<PasswordFilter> => {
      const { bits, hashes } = await fetchCommonPasswords({}, { signal });
      return { bits: Uint8Array.from(atob(bits), (letter) => letter.charCodeAt(0)), hashes };
    },
    staleTime: STALE_MS.settings,
    enabled: isWanted,
  });
