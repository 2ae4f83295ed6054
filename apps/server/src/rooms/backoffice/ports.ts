import type { Platform } from '../../platform/index.ts';
import type { Site } from '../site/index.ts';

/** What the room asks of other rooms; `wiring.ts` connects each port. */
export interface BackofficePorts {
  site: Pick<Site, 'currency' | 'timeZone' | 'isInMaintenance' | 'isOpened' | 'isOn' | 'market'>;
}

/** The platform together with the room's ports. */
export type BackofficePlatform = Platform & BackofficePorts;
