import { useSettings } from '../../../site/model/use-settings.ts';

/**
 * Whether a code can reach a mobile number: sent by the server, or by Firebase where its settings are complete (Z-54).
 */
export function useHasCodes(): boolean {
  const { smsProvider, firebase } = useSettings().identity;
  return smsProvider === 'server' || firebase !== null;
}
