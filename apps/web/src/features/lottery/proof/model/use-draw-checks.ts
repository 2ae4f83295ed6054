import type { DrawEvidence } from '@fairlot/fairness';
import { useQuery } from '@tanstack/react-query';
import { runChecks } from './run-checks.ts';

/** Results of the checks for this evidence; undefined while they run, which happens only in the browser. */
export function useDrawChecks(evidence: DrawEvidence) {
  return useQuery({ queryKey: ['checks', evidence], queryFn: () => runChecks(evidence), staleTime: Infinity });
}
