#!/usr/bin/env node
// Checks a draw, rounds of in-house games, flights of crash or a share of a red packet without the server:
// fairlot-verify <draw.json | round.json | flights.json | packet.json>. Exits with 0 when everything is correct, 1 when
// a check fails or is not possible yet, 2 when the file cannot be read.
import { readFile } from 'node:fs/promises';
import { verifyBeacon } from '../src/beacon.ts';
import {
  checkDraw,
  checkPacket,
  isPacketFile,
  readDrawFile,
  readPacketFile,
  type CheckId,
  type DrawCheck,
  type DrawEvidence,
  type PacketEvidence,
} from '../src/index.ts';
import {
  checkFlights,
  checkRound,
  type FlightCheck,
  type FlightCheckId,
  readFlightEvidence,
  readRoundEvidence,
  type RoundCheck,
  type RoundCheckId,
} from '../src/rounds/index.ts';

const SAYS: Record<CheckId | RoundCheckId | FlightCheckId, string> = {
  commitment: 'the seed is the one that was promised',
  round: 'the round of the beacon is the first one after lock',
  beacon: 'the round is signed by the key of the beacon',
  numbers: 'the published numbers follow from the seed, the tickets and the beacon',
  leaf: 'the data of the ticket give its leaf',
  inclusion: 'the ticket is under the Merkle root',
  events: 'what happened follows from the seeds, the choices and the steps',
  payout: 'what was paid follows from them',
  link: 'the link of the flight is the one that was promised before it',
  chain: 'hashes lead from the link to the anchor, which was published before the first flight',
  point: 'link and salt give the multiplier at which it crashed',
};

process.exitCode = await main(process.argv.slice(2));

async function main([path, ...rest]: string[]): Promise<number> {
  if (path === undefined || rest.length > 0)
    return refuse('Usage: fairlot-verify <draw.json | round.json | flights.json | packet.json>');
  try {
    const text = await readFile(path, 'utf8');
    if (isPacketFile(text)) return verifyPacket(readPacketFile(text));
    const rounds = readRounds(text);
    return rounds === undefined ? await verifyDraw(readDrawFile(text)) : await verifyRounds(rounds);
  } catch (error) {
    return refuse(`${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function verifyDraw(evidence: DrawEvidence): Promise<number> {
  const checks = await checkDraw(evidence, verifyBeacon);
  console.log(`Draw ${evidence.gameCode} ${evidence.numero}, rules version ${evidence.rulesVersion}`);
  console.log(modeLine(evidence));
  print(checks);
  return conclude(checks);
}

/** The page showed this root before a packet was opened; the reader has to compare it. */
function verifyPacket(evidence: PacketEvidence): number {
  const { share, proof, root } = evidence;
  console.log(`Red packet ${share.offerId}, share ${share.place} of ${proof.size}: ${share.amountMinor} minor units`);
  console.log(`Root ${root}. Compare it with the one that was shown before the packet was opened`);
  const isRight = checkPacket(evidence);
  console.log(`${isRight ? 'passed' : 'failed'}   share       the share is at its position under the root`);
  console.log(isRight ? 'Verified' : 'Not verified');
  return isRight ? 0 : 1;
}

/** Reads one round or a list of them; undefined when the file has none. */
function readRounds(text: string): unknown[] | undefined {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return undefined; // the draw reader reports the error
  }
  if (Array.isArray(file)) return file;
  return typeof file === 'object' && file !== null && 'roundId' in file ? [file] : undefined;
}

async function verifyRounds(files: readonly unknown[]): Promise<number> {
  if (isFlight(files[0])) return verifyFlights(files);
  const all: RoundCheck[] = [];
  for (const file of files) {
    const round = readRoundEvidence(file);
    const checks = await checkRound(round);
    all.push(...checks);
    if (files.length > 1 && checks.every(({ state }) => state === 'passed')) continue;
    console.log(`Round ${round.roundId}, ${round.game}, nonce ${round.nonce}`);
    print(checks);
  }
  if (files.length > 1) console.log(`${files.length} rounds`);
  return conclude(all);
}

function isFlight(file: unknown): boolean {
  return typeof file === 'object' && file !== null && 'anchor' in file;
}

async function verifyFlights(files: readonly unknown[]): Promise<number> {
  const checks = await checkFlights(files.map(readFlightEvidence));
  for (const { round, id, state } of checks)
    if (state !== 'passed') console.log(`Flight ${round}: ${state} ${id}, ${SAYS[id]}`);
  console.log(`${files.length} flights`);
  return conclude(checks);
}

function print(checks: readonly (DrawCheck | RoundCheck)[]): void {
  for (const { id, state } of checks) console.log(`${state.padEnd(8)} ${id.padEnd(11)} ${SAYS[id]}`);
}

function conclude(checks: readonly (DrawCheck | RoundCheck | FlightCheck)[]): number {
  const isVerified = checks.length > 0 && checks.every(({ state }) => state === 'passed');
  console.log(isVerified ? 'Verified' : 'Not verified');
  return isVerified ? 0 : 1;
}

function modeLine({ beacon }: DrawEvidence): string {
  if (beacon.mode === 'off')
    return (
      'Beacon: off. A party that held the seed and could add tickets until lock could have searched for a ' +
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
