import type { BackofficePlatform } from './ports.ts';
import type { Attempts } from './attempts.ts';

/** Dependencies of this room's actions. */
export interface BackofficeServices {
  platform: BackofficePlatform;
  attempts: Attempts;
  /** Whether marked operators may work without a second factor: never in production. */
  canSkipFactor: boolean;
}
