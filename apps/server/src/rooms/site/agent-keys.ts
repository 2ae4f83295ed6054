import type { SiteSettings } from './settings.ts';

/** Keys that also govern pages of all members. Only the agents' grid follows the merchant's own flag for them. */
const SHARED: ReadonlySet<string> = new Set(['TRANSREC3', 'MAILCEN', 'SECCEN']);

/**
 * Flags in which each standard key of the agents' pages has the state of the flag that the merchant uses instead
 * (Z-89). Rooms and clients continue to use the standard key. A key that members' pages share keeps its own state, and
 * the state for the grid is added as `AGENT_<key>`.
 */
export function keyedFlags(flags: SiteSettings['flags'], agentKeys: SiteSettings['agentKeys']): SiteSettings['flags'] {
  const keyed = Object.entries(agentKeys).map(
    ([standard, key]) => [SHARED.has(standard) ? `AGENT_${standard}` : standard, flags[key] === true] as const,
  );
  return { ...flags, ...Object.fromEntries(keyed) };
}
