/** Kinds of transfers that this room makes. */
export const TRANSFER_KINDS = ['bet', 'win', 'refund', 'fund'] as const;

import type { Renewed } from './actions/renew-secrets.ts';

export type { PastGames } from './past.ts';

/** In-house games. */
export interface Originals {
  /** Settles a batch of open rounds whose time is over; returns whether more may wait. */
  settleLeft(): Promise<boolean>;
  /**
   * Takes the step of the shared flight of crash that is due, if any; returns whether another step is due immediately.
   */
  driveCrash(): Promise<boolean>;
  /**
   * Replaces all secrets of future outcomes and settles open rounds, after the database was restored to an earlier
   * moment.
   */
  renewSecrets(): Promise<Renewed>;
}
