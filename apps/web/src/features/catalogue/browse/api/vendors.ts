import type { catalogue, ValueOf } from '@fairlot/contract';
import { queryOptions } from '@tanstack/react-query';
import { defineCall } from '../../../../shared/api/define-call.ts';

export type VendorEntry = ValueOf<typeof catalogue.vendorMapping>[number];

export const fetchVendors = defineCall<typeof catalogue.vendorMapping>('GET /lgw/game/vassgameType', {
  auth: 'public',
});

/** Vendors by category. */
export const vendorsQuery = (merchantCode: string) =>
  queryOptions({
    queryKey: ['catalogue', 'vendors'],
    queryFn: ({ signal }) => fetchVendors({ query: { typeId: '1', merchant_code: merchantCode } }, { signal }),
  });
