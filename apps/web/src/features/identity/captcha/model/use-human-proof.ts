import { useMutation } from '@tanstack/react-query';
import { proveHuman } from './use-human-check.ts';

/** The way past a captcha for those who cannot read its picture: work done instead. A proof is good for one attempt. */
export function useHumanProof() {
  const { mutate, data, isPending, reset } = useMutation({ mutationFn: proveHuman });
  return { prove: () => mutate(), altcha: data?.altcha, isProving: isPending, drop: reset };
}
