import type { backoffice } from '@fairlot/contract';
import type { Executor } from '../../platform/db/index.ts';
import type { Platform } from '../../platform/index.ts';
import type { Site } from '../site/index.ts';

/** Set-up steps that other rooms answer; this room answers the step about operators itself. */
type SetupStepId = Exclude<backoffice.SetupStepId, 'operators'>;

/** Returns whether a set-up step is complete apart from a confirmation, with counts for display. */
export type SetupStep = (executor: Executor) => Promise<{ isReady: boolean; detail: Readonly<Record<string, number>> }>;

/** Functions that the room needs from other rooms; `wiring.ts` connects each port. */
export interface BackofficePorts {
  site: Pick<
    Site,
    'changeIn' | 'currency' | 'dropCache' | 'timeZone' | 'isInMaintenance' | 'isOpened' | 'isOn' | 'market' | 'setting'
  >;
  /** Set-up steps, each answered by the room that owns the settings. */
  setup: Readonly<Record<SetupStepId, SetupStep>>;
}

/** The platform together with the room's ports. */
export type BackofficePlatform = Platform & BackofficePorts;

/** The platform with the site's settings, for code that needs no other room. */
export type SitePlatform = Platform & Pick<BackofficePorts, 'site'>;
