import type { BackofficePlatform } from './ports.ts';
import type { Attempts } from './attempts.ts';

/** What the actions of this room work with. */
export interface BackofficeServices {
  platform: BackofficePlatform;
  attempts: Attempts;
  /** Whether operators marked so may work without a second factor: never in production. */
  canSkipFactor: boolean;
}
