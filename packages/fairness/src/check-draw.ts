import type { VerifyBeacon } from './beacon.ts';
import { beaconRandomness, roundForLock } from './beacon-round.ts';
import { fromHex, toHex } from './bytes.ts';
import { commitment } from './commitment.ts';
import type { DrandEvidence, DrawEvidence, TicketEvidence } from './draw-evidence.ts';
import { verifyInclusion } from './merkle.ts';
import { canonicalLines, ticketLeaf } from './ticket.ts';
import { verifyDraw } from './verify-draw.ts';

/**
 * commitment: the hash of the seed is the one published before sale. round: the beacon's round is the first after lock
 * and margin. beacon: the round is signed by the beacon's key. numbers: seed, root and beacon give exactly the result.
 * leaf: the ticket's data give its leaf. inclusion: the leaf leads to the root.
 */
export type CheckId = 'commitment' | 'round' | 'beacon' | 'numbers' | 'leaf' | 'inclusion';
/** waiting: the required data are not published yet. */
export type CheckState = 'passed' | 'failed' | 'waiting';

export interface DrawCheck {
  id: CheckId;
  state: CheckState;
}

/**
 * Checks a draw from its evidence only, each step independently; malformed evidence fails. The beacon's checks appear
 * only with a beacon, those of a ticket only with a ticket.
 * @param verifyBeacon from `@fairlot/fairness/beacon`, which is large: load it only when `evidence.beacon.mode` is not
 * off
 */
export async function checkDraw(evidence: DrawEvidence, verifyBeacon?: VerifyBeacon): Promise<DrawCheck[]> {
  const { beacon, ticket } = evidence;
  return [
    {
      id: 'commitment',
      state: evidence.seed === null ? 'waiting' : stateOf(await matchesCommitment(evidence.seed, evidence.commitment)),
    },
    ...(beacon.mode === 'off' ? [] : beaconChecks(beacon, verifyBeacon)),
    { id: 'numbers', state: await checkNumbers(evidence) },
    ...(ticket === undefined ? [] : ticketChecks(ticket, evidence)),
  ];
}

function beaconChecks(beacon: DrandEvidence, verifyBeacon: VerifyBeacon | undefined): DrawCheck[] {
  const { publicKey, round, signature, lockAt } = beacon;
  const isSigned = signature === null ? null : verifyBeacon?.({ publicKey, round, signature }) === true;
  return [
    { id: 'round', state: stateOf(round === roundForLock(beacon, lockAt)) },
    { id: 'beacon', state: isSigned === null ? 'waiting' : stateOf(isSigned) },
  ];
}

async function checkNumbers(evidence: DrawEvidence): Promise<CheckState> {
  const { gameCode, numero: drawNumber, rulesVersion, seed, merkleRoot, result, beacon, structure } = evidence;
  if (seed === null || merkleRoot === null || result === null) return 'waiting';
  if (beacon.mode !== 'off' && beacon.signature === null) return 'waiting';
  const randomness =
    beacon.mode === 'off' || beacon.signature === null
      ? undefined
      : unlessMalformed(() => toHex(beaconRandomness(beacon.signature ?? '')));
  if (randomness === null) return 'failed';
  const levels = structure.map(({ level, ...shape }) => ({ code: level, ...shape }));
  const { checks } = await verifyDraw({
    gameCode,
    numero: drawNumber,
    rulesVersion,
    commitment: evidence.commitment,
    merkleRoot,
    seed,
    beacon: randomness,
    levels,
    result,
  });
  return stateOf(checks.numbers);
}

function ticketChecks(ticket: TicketEvidence, { merkleRoot, ticketCount }: DrawEvidence): DrawCheck[] {
  const { ticketId, salt, lines, inclusion } = ticket;
  const leaf = unlessMalformed(() =>
    ticketLeaf({
      ticketId,
      salt,
      canonicalLines: canonicalLines(lines.map((line) => ({ ...line, unitStakeMinor: minorOf(line.unitStakeMinor) }))),
    }),
  );
  const isIncluded = (): boolean =>
    leaf !== null &&
    inclusion !== null &&
    inclusion.size === ticketCount &&
    unlessMalformed(() => verifyInclusion(leaf, inclusion, fromHex(merkleRoot ?? ''))) === true;
  return [
    { id: 'leaf', state: stateOf(leaf !== null && toHex(leaf) === ticket.leaf) },
    { id: 'inclusion', state: merkleRoot === null || inclusion === null ? 'waiting' : stateOf(isIncluded()) },
  ];
}

async function matchesCommitment(seed: string, promised: string): Promise<boolean> {
  const bytes = unlessMalformed(() => fromHex(seed));
  return bytes !== null && bytes.length === 32 && (await commitment(bytes)) === promised;
}

function minorOf(text: string): bigint {
  if (!/^[0-9]{1,18}$/.test(text)) throw new RangeError('not an amount in minor units');
  return BigInt(text);
}

function stateOf(isRight: boolean): CheckState {
  return isRight ? 'passed' : 'failed';
}

/** Malformed input throws RangeError everywhere in this package. Any other error is a defect and is rethrown. */
function unlessMalformed<T>(compute: () => T): T | null {
  try {
    return compute();
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
