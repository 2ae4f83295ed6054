import { useSuspenseQuery } from '@tanstack/react-query';
import { settingsQuery, type Settings } from '../api/settings.ts';

/** Settings of the merchant; every page is rendered with them. */
export function useSettings(): Settings {
  return useSuspenseQuery(settingsQuery()).data;
}
