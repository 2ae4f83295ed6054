import type { FeatureFlag, Site } from '../site/index.ts';
import { Refusal } from '../../platform/refusal.ts';

/** Login methods and account features that the merchant enables, with their defaults. */
export const FLAGS: readonly FeatureFlag[] = [
  { name: 'FREEPLAY3', isOn: true },
  { name: 'REGISTER_REE3', isOn: true },
  { name: 'MOBILENUMREG3', isOn: false },
  { name: 'MOBILEVERCODELOGIN3', isOn: false },
  { name: 'CHNGPASSVERIF3', isOn: false },
  { name: 'FORGOTEMAIL3', isOn: false },
  { name: 'GOOGLELOGIN3', isOn: false },
  { name: 'FACEBOOKLOGIN3', isOn: false },
  { name: 'PASSKEYLOGIN3', isOn: false },
  { name: 'SECCEN', isOn: false },
  { name: 'PROFPIC3', isOn: false },
];

/** @throws Refusal module.disabled while the flag is off */
export async function requireFlag(site: Site, flag: string): Promise<void> {
  if (!(await site.flags())[flag]) throw new Refusal('module.disabled');
}
