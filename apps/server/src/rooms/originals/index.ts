/** Kinds of the transfers that the room makes. */
export const TRANSFER_KINDS = ['bet', 'win', 'refund', 'fund'] as const;

/** In-house games. */
export interface Originals {
  /** Settles a batch of open rounds whose time is over; answers whether more may wait. */
  settleLeft(): Promise<boolean>;
  /** Takes the step of the shared flight of crash that is due, if any; answers whether more is to do at once. */
  driveCrash(): Promise<boolean>;
}
