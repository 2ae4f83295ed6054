import type { Executor } from '../../platform/db/index.ts';
import type { Platform } from '../../platform/index.ts';
import type { ScreenedPerson } from '../identity/ports.ts';
import type { Protection } from '../protection/index.ts';
import type { Site } from '../site/index.ts';

/** Functions that the room needs from other rooms; `wiring.ts` connects each port. */
export interface VerificationPorts {
  site: Pick<Site, 'market' | 'minimumAge' | 'timeZone'>;
  protection: Protection;
  directory: {
    find(memberId: bigint): Promise<{ account: string; type: number } | undefined>;
    /** Number and address of a member, for queries about the person at external parties. */
    contactOf(memberId: bigint): Promise<ScreenedPerson>;
    /** Members with ids above `after`, in order. */
    page(after: bigint, limit: number, executor?: Executor): Promise<{ id: bigint; type: number }[]>;
  };
}

/** The platform together with the room's ports. */
export type VerificationPlatform = Platform & VerificationPorts;
