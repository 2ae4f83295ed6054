import type { DrawEvidence } from '@fairlot/fairness';
import { useQuery } from '@tanstack/react-query';
import { runChecks } from './run-checks.ts';

/** Checks of this very evidence; undefined while they run, which they do in the browser only. */
export function useDrawChecks(evidence: DrawEvidence) {
  return useQuery({ queryKey: ['checks', evidence], queryFn: () => runChecks(evidence), staleTime: Infinity });
}
