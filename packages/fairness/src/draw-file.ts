import type { BeaconEvidence, DrawEvidence, TicketEvidence } from './draw-evidence.ts';
import type { DrawResult } from './draw-numbers.ts';
import {
  asList,
  asNumber,
  asObject,
  asText,
  asTexts,
  type Fields,
  parse,
  readInclusion,
  unlessNull,
} from './file-fields.ts';

/** Identifies the layout of draw.json; another layout gets another name. */
export const DRAW_FILE_FORMAT = 'fairlot-draw/1';

/** Content of the file that `fairlot-verify` reads. */
export function writeDrawFile(evidence: DrawEvidence): string {
  return `${JSON.stringify({ format: DRAW_FILE_FORMAT, ...evidence }, null, 2)}\n`;
}

/**
 * Reads draw.json and checks only its shape; `checkDraw` checks the values.
 * @throws RangeError that names the first field of the wrong shape
 */
export function readDrawFile(text: string): DrawEvidence {
  const file = asObject(parse(text), 'file');
  if (file['format'] !== DRAW_FILE_FORMAT) throw new RangeError(`format is not ${DRAW_FILE_FORMAT}`);
  return {
    gameCode: asText(file, 'gameCode'),
    numero: asText(file, 'numero'),
    rulesVersion: asNumber(file, 'rulesVersion'),
    structure: asList(file, 'structure').map(readLevel),
    commitment: asText(file, 'commitment'),
    merkleRoot: unlessNull(file, 'merkleRoot', asText),
    ticketCount: unlessNull(file, 'ticketCount', asNumber),
    seed: unlessNull(file, 'seed', asText),
    result: unlessNull(file, 'result', readResult),
    beacon: readBeacon(asObject(file['beacon'], 'beacon')),
    ...(file['ticket'] === undefined ? {} : { ticket: readTicket(asObject(file['ticket'], 'ticket')) }),
  };
}

function readLevel(level: Fields): DrawEvidence['structure'][number] {
  const limits = (name: 'distinct' | 'range') => {
    const found = level[name] === undefined ? undefined : asObject(level[name], name);
    return found && { [name]: { from: asNumber(found, 'from'), to: asNumber(found, 'to') } };
  };
  return {
    level: asText(level, 'level'),
    count: asNumber(level, 'count'),
    width: asNumber(level, 'width'),
    ...limits('distinct'),
    ...limits('range'),
    ...(level['without'] === undefined ? {} : { without: asText(level, 'without') }),
  };
}

function readResult(file: Fields, name: string): DrawResult {
  return asList(file, name).map((level) => ({ level: asText(level, 'level'), numbers: asTexts(level, 'numbers') }));
}

function readBeacon(beacon: Fields): BeaconEvidence {
  if (beacon['mode'] === 'off') return { mode: 'off' };
  if (beacon['mode'] !== 'drand') throw new RangeError('beacon.mode is neither off nor drand');
  return {
    mode: 'drand',
    publicKey: asText(beacon, 'publicKey'),
    genesisTime: asNumber(beacon, 'genesisTime'),
    periodSeconds: asNumber(beacon, 'periodSeconds'),
    round: asNumber(beacon, 'round'),
    signature: unlessNull(beacon, 'signature', asText),
    lockAt: asNumber(beacon, 'lockAt'),
  };
}

function readTicket(ticket: Fields): TicketEvidence {
  return {
    ticketId: asText(ticket, 'ticketId'),
    salt: asText(ticket, 'salt'),
    lines: asList(ticket, 'lines').map((line) => ({
      play: asText(line, 'play'),
      picks: asTexts(line, 'picks'),
      unitStakeMinor: asText(line, 'unitStakeMinor'),
    })),
    leaf: asText(ticket, 'leaf'),
    inclusion: unlessNull(ticket, 'inclusion', readInclusion),
  };
}
