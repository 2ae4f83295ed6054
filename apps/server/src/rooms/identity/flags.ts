import type { Site } from '../site/index.ts';
import { Refusal } from '../../platform/refusal.ts';

/** Ways in and parts of the account that the merchant opens, with what holds until then. */
export const FLAGS: Readonly<Record<string, boolean>> = {
  FREEPLAY3: true,
  REGISTER_REE3: true,
  MOBILENUMREG3: false,
  MOBILEVERCODELOGIN3: false,
  CHNGPASSVERIF3: false,
  FORGOTEMAIL3: false,
  GOOGLELOGIN3: false,
  FACEBOOKLOGIN3: false,
  PASSKEYLOGIN3: false,
  SECCEN: false,
  PROFPIC3: false,
};

/** @throws Refusal module.disabled while the flag is off */
export async function demandFlag(site: Site, flag: string): Promise<void> {
  if (!(await site.flags())[flag]) throw new Refusal('module.disabled');
}
