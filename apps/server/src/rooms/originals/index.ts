/** In-house games. */
export interface Originals {
  /** Settles a batch of open rounds whose time is over; answers whether more may wait. */
  settleLeft(): Promise<boolean>;
}
