import type { SiteSettings } from './settings.ts';

/**
 * Flags in which each standard key of the agents' pages has the state of the flag that the merchant uses instead
 * (Z-89). Rooms and clients continue to use the standard key.
 */
export function keyedFlags(flags: SiteSettings['flags'], agentKeys: SiteSettings['agentKeys']): SiteSettings['flags'] {
  const keyed = Object.entries(agentKeys).map(([standard, key]) => [standard, flags[key] === true] as const);
  return { ...flags, ...Object.fromEntries(keyed) };
}
