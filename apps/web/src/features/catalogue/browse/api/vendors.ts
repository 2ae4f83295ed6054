import type { catalogue, ValueOf } from '@fairlot/contract';
import { defineCall } from '../../../../shared/api/define-call.ts';
import { callQuery } from '../../../../shared/query/call-query.ts';

export type VendorEntry = ValueOf<typeof catalogue.vendorMapping>[number];

export const fetchVendors = defineCall<typeof catalogue.vendorMapping>('GET /lgw/game/vassgameType', {
  auth: 'public',
});

/** Vendors by category. */
export const vendorsQuery = (merchantCode: string) =>
  callQuery(['catalogue', 'vendors'], fetchVendors, { query: { typeId: '1', merchant_code: merchantCode } });
