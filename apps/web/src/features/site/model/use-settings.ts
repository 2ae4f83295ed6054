import { useSuspenseQuery, useQuery } from '@tanstack/react-query';
import { flagsQuery, type Flags } from '../api/flags.ts';
import { settingsQuery, type Settings } from '../api/settings.ts';

/** Settings of the merchant; every page is rendered with them. */
export function useSettings(): Settings {
  return useSuspenseQuery(settingsQuery()).data;
}

const NO_FLAGS: Flags = {};

/** Feature flags of the merchant; a flag that is not there is off. */
export function useFlags(): Flags {
  return useQuery(flagsQuery()).data ?? NO_FLAGS;
}
