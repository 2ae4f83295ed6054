/** A receipt is a photograph or a picture of a screen. */
export const RECEIPT_BYTES_MAX = 3 * 1024 * 1024;
