/** What operators may do with vendors. */
export const PERMISSIONS = ['vendors.read', 'vendors.reconcile'] as const;
