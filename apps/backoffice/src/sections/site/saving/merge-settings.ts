import type { SiteSettings } from '../site-card-props.ts';

/** Settings whose amounts are in the currency of the site. */
const AMOUNTS: ReadonlySet<string> = new Set(['market', 'reviewCreditMax']);

/**
 * Whether changes can be saved although the settings have changed since they were read: the other change concerns other
 * settings. Amounts entered in another currency have to be checked again.
 */
export function canSaveOver(read: SiteSettings, current: SiteSettings, changes: Partial<SiteSettings>): boolean {
  const isSame = (key: keyof SiteSettings) => JSON.stringify(read[key]) === JSON.stringify(current[key]);
  return (Object.keys(changes) as (keyof SiteSettings)[]).every(
    (key) => isSame(key) && (!AMOUNTS.has(key) || isSame('currency')),
  );
}
