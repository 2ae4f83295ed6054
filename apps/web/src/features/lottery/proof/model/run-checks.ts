import { checkDraw, type DrawCheck, type DrawEvidence } from '@fairlot/fairness';
import { useQuery } from '@tanstack/react-query';

/** Runs the checks on this device. The elliptic curve code is loaded only if a signature has to be checked. */
export async function runChecks(evidence: DrawEvidence): Promise<DrawCheck[]> {
  if (evidence.beacon.mode === 'off' || evidence.beacon.signature === null) return checkDraw(evidence);
  const { verifyBeacon } = await import('@fairlot/fairness/beacon');
  return checkDraw(evidence, verifyBeacon);
}

/** Results of the checks for this evidence; undefined while they run, which happens only in the browser. */
export function useDrawChecks(evidence: DrawEvidence) {
  return useQuery({ queryKey: ['checks', evidence], queryFn: () => runChecks(evidence), staleTime: Infinity });
}
