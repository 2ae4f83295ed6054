import { useMutation } from '@tanstack/react-query';
import { proveHuman } from './use-human-check.ts';

/**
 * Alternative to the captcha for people who cannot read its picture: a computed proof. A proof is valid for one
 * attempt.
 */
export function useHumanProof() {
  const { mutate, data, isPending, reset } = useMutation({ mutationFn: proveHuman });
  return { prove: () => mutate(), altcha: data?.altcha, isProving: isPending, drop: reset };
}
