/** What operators may do with payments. */
export const PERMISSIONS = ['payments.read', 'payments.resolve'] as const;
