import { checkDraw, type DrawCheck, type DrawEvidence } from '@fairlot/fairness';

/** Runs the checks on this device. The elliptic curve code is loaded only if a signature has to be checked. */
export async function runChecks(evidence: DrawEvidence): Promise<DrawCheck[]> {
  if (evidence.beacon.mode === 'off' || evidence.beacon.signature === null) return checkDraw(evidence);
  const { verifyBeacon } = await import('@fairlot/fairness/beacon');
  return checkDraw(evidence, verifyBeacon);
}
