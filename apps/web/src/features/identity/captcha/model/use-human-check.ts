import { useCallback } from 'react';
import { useSettings } from '../../../site/model/use-settings.ts';
import { fetchHumanChallenge } from '../api/human-challenge.ts';

/** Fields of the human verification, to be spread into the call that they protect (Z-55). */
export type HumanFields = { altcha?: string };

/**
 * Proves a human at the keyboard by a second of work, or by nothing where the merchant demands nothing. One proof is
 * good for one call. @throws ApiError, or Error when the work could not be done
 */
export function useHumanCheck(): () => Promise<HumanFields> {
  const { humanCheck } = useSettings().identity;
  return useCallback(() => (humanCheck === 'altcha' ? proveHuman() : Promise.resolve({})), [humanCheck]);
}

/** Does the work whatever the merchant demands: the way past a captcha for those who cannot read its picture. */
export async function proveHuman(): Promise<Required<HumanFields>> {
  const [{ challenge }, { solveChallenge }] = await Promise.all([
    fetchHumanChallenge({}),
    import('./solve-challenge.ts'),
  ]);
  return { altcha: await solveChallenge(challenge) };
}
