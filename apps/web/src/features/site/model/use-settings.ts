import { useSuspenseQuery } from '@tanstack/react-query';
import { settingsQuery, type Settings } from '../api/settings.ts';

/** Settings of the merchant; available on every page. */
export function useSettings(): Settings {
  return useSuspenseQuery(settingsQuery()).data;
}

/** Whether the merchant has enabled a feature; an unknown name is off (Z-69). */
export function useFlag(name: string): boolean {
  return useSettings().flags[name] === true;
}
