/** Maximum size of a receipt, which is a photograph or a screenshot. */
export const RECEIPT_BYTES_MAX = 3 * 1024 * 1024;
