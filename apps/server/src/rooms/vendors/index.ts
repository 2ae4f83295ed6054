export interface Vendors {
  /** Asks vendors about transfers whose end is not known; answers whether more may wait. */
  checkTransfers(): Promise<boolean>;
}
