import type { SiteSettings } from './settings.ts';

/**
 * Flags in which each standard key of the agents' pages has the state of the flag that the merchant uses in its place
 * (Z-89). Rooms and clients keep asking for the standard key.
 */
export function keyedFlags(flags: SiteSettings['flags'], agentKeys: SiteSettings['agentKeys']): SiteSettings['flags'] {
  const keyed = Object.entries(agentKeys).map(([standard, key]) => [standard, flags[key] === true] as const);
  return { ...flags, ...Object.fromEntries(keyed) };
}
