import type { backoffice } from '@fairlot/contract';
import type { Executor } from '../../platform/db/index.ts';
import type { Platform } from '../../platform/index.ts';
import type { Site } from '../site/index.ts';

/** Steps that other rooms answer; the room itself knows its operators. */
type SetupStepId = Exclude<backoffice.SetupStepId, 'operators'>;

/** Answers whether a step of the set-up lacks nothing but a confirmation, and numbers of what there is. */
export type SetupStep = (executor: Executor) => Promise<{ isReady: boolean; detail: Readonly<Record<string, number>> }>;

/** What the room asks of other rooms; `wiring.ts` connects each port. */
export interface BackofficePorts {
  site: Pick<
    Site,
    'changeIn' | 'currency' | 'dropCache' | 'timeZone' | 'isInMaintenance' | 'isOpened' | 'isOn' | 'market'
  >;
  /** Steps of the set-up, each answered by the room whose settings it is about. */
  setup: Readonly<Record<SetupStepId, SetupStep>>;
}

/** The platform together with the room's ports. */
export type BackofficePlatform = Platform & BackofficePorts;

/** The platform with the settings of the site, for what needs no other room. */
export type SitePlatform = Platform & Pick<BackofficePorts, 'site'>;
