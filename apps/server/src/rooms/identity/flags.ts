import type { Site } from '../site/index.ts';
import { Refusal } from '../../platform/refusal.ts';

/** @throws Refusal module.disabled while the flag is off */
export async function demandFlag(site: Site, flag: string): Promise<void> {
  if (!(await site.flags())[flag]) throw new Refusal('module.disabled');
}
