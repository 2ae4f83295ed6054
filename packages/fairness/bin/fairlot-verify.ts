#!/usr/bin/env node
// Checks a draw without the server: fairlot-verify <draw.json>. Ends with 0 when everything is right, 1 when a check
// fails or is not possible yet, 2 when the file cannot be read.
import { readFile } from 'node:fs/promises';
import { verifyBeacon } from '../src/beacon.ts';
import { checkDraw, readDrawFile, type CheckId, type DrawEvidence } from '../src/index.ts';

const SAYS: Record<CheckId, string> = {
  commitment: 'the seed is the one promised before sale',
  round: 'the round of the beacon is the first one after lock',
  beacon: 'the round is signed by the key of the beacon',
  numbers: 'the published numbers follow from the seed, the tickets and the beacon',
  leaf: 'the data of the ticket give its leaf',
  inclusion: 'the ticket is under the Merkle root',
};

process.exitCode = await main(process.argv.slice(2));

async function main([path, ...rest]: string[]): Promise<number> {
  if (path === undefined || rest.length > 0) return refuse('Usage: fairlot-verify <draw.json>');
  let evidence: DrawEvidence;
  try {
    evidence = readDrawFile(await readFile(path, 'utf8'));
  } catch (error) {
    return refuse(`${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
  const checks = await checkDraw(evidence, verifyBeacon);
  console.log(`Draw ${evidence.gameCode} ${evidence.numero}, rules version ${evidence.rulesVersion}`);
  console.log(modeLine(evidence));
  for (const { id, state } of checks) console.log(`${state.padEnd(8)} ${id.padEnd(11)} ${SAYS[id]}`);
  const isVerified = checks.every(({ state }) => state === 'passed');
  console.log(isVerified ? 'Verified' : 'Not verified');
  return isVerified ? 0 : 1;
}

function modeLine({ beacon }: DrawEvidence): string {
  if (beacon.mode === 'off')
    return (
      'Beacon: off. Whoever held the seed and could add tickets until lock could have searched for a ' +
      'favourable root'
    );
  return (
    `Beacon: drand, round ${beacon.round}, key ${beacon.publicKey}. Compare the key with the one its network ` +
    'publishes'
  );
}

function refuse(message: string): number {
  console.error(message);
  return 2;
}
