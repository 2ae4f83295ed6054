import { useSettings } from '../../../site/model/use-settings.ts';

/** Whether codes can be sent to mobile numbers: by the server, or by Firebase if its settings are complete (Z-54). */
export function useHasCodes(): boolean {
  const { smsProvider, firebase } = useSettings().identity;
  return smsProvider === 'server' || firebase !== null;
}
