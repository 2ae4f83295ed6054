import type { Platform } from '../../platform/index.ts';
import type { People } from '../people/index.ts';
import type { Protection } from '../protection/index.ts';
import type { Site } from '../site/index.ts';

/** Functions that the room needs from other rooms; `wiring.ts` connects each port. */
export interface VerificationPorts {
  site: Pick<Site, 'holdMarket' | 'market' | 'minimumAge' | 'timeZone'>;
  protection: Protection;
  people: Pick<People, 'find' | 'closedAt' | 'contactOf' | 'page'>;
}

/** The platform together with the room's ports. */
export type VerificationPlatform = Platform & VerificationPorts;
