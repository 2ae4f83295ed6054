import type { identity, ValueOf } from '@fairlot/contract';
import { queryOptions } from '@tanstack/react-query';
import { defineCall } from '../../../../shared/api/define-call.ts';
import { STALE_MS } from '../../../../shared/query/query-client.ts';

export type PersonalData = ValueOf<typeof identity.personalData>;

export const fetchPersonalData = defineCall<typeof identity.personalData>()({
  method: 'GET',
  path: '/wps/account/personal',
  auth: 'member',
});
export const correctPersonalData = defineCall<typeof identity.correctPersonalData>()({
  method: 'POST',
  path: '/wps/account/personal',
  auth: 'member',
  encrypted: true,
});
export const exportPersonalData = defineCall<typeof identity.exportPersonalData>()({
  method: 'POST',
  path: '/wps/account/export',
  auth: 'member',
  encrypted: true,
});
export const closeAccount = defineCall<typeof identity.closeAccount>()({
  method: 'POST',
  path: '/wps/account/close',
  auth: 'member',
  encrypted: true,
});

export const personalQuery = (isWanted: boolean) =>
  queryOptions({
    queryKey: ['me', 'personal'],
    queryFn: ({ signal }) => fetchPersonalData({}, { signal }),
    staleTime: STALE_MS.records,
    enabled: isWanted,
  });
