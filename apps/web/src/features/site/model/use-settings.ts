import { useSuspenseQuery } from '@tanstack/react-query';
import { settingsQuery, type Settings } from '../api/settings.ts';

/** Settings of the merchant; every page is rendered with them. */
export function useSettings(): Settings {
  return useSuspenseQuery(settingsQuery()).data;
}

/** Whether the merchant has switched a function on; a name that is not known is off (Z-69). */
export function useFlag(name: string): boolean {
  return useSettings().flags[name] === true;
}
