import { useCallback } from 'react';
import { useSettings } from '../../../site/model/use-settings.ts';
import { fetchHumanChallenge } from '../api/human-challenge.ts';

/** Fields of the human verification, to be spread into the call that they protect (Z-55). */
export type HumanFields = { altcha?: string };

/**
 * Returns a function that proves a human with about a second of computation, or resolves to no fields if the merchant
 * requires no proof. One proof is valid for one call. @throws ApiError, or Error when the computation fails
 */
export function useHumanCheck(): () => Promise<HumanFields> {
  const { humanCheck } = useSettings().identity;
  return useCallback(() => (humanCheck === 'altcha' ? proveHuman() : Promise.resolve({})), [humanCheck]);
}

/**
 * Computes a proof even if the merchant requires none: an alternative to the captcha for people who cannot read its
 * picture.
 */
export async function proveHuman(): Promise<Required<HumanFields>> {
  const [{ challenge }, { solveChallenge }] = await Promise.all([
    fetchHumanChallenge({}),
    import('./solve-challenge.ts'),
  ]);
  return { altcha: await solveChallenge(challenge) };
}
