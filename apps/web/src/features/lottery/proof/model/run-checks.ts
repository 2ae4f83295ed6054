import { checkDraw, type DrawCheck, type DrawEvidence } from '@fairlot/fairness';

/** Checks on this device. The curve's arithmetic is loaded only where a signature has to be checked. */
export async function runChecks(evidence: DrawEvidence): Promise<DrawCheck[]> {
  if (evidence.beacon.mode === 'off' || evidence.beacon.signature === null) return checkDraw(evidence);
  const { verifyBeacon } = await import('@fairlot/fairness/beacon');
  return checkDraw(evidence, verifyBeacon);
}
