/** A round as its player receives it; `GET /lgw/originals/rounds/{roundId}` returns it in this format. */
export interface RoundEvidence {
  roundId: string;
  game: string;
  /** Decimal strings with the decimals of their currency: two, none or three. */
  firstStake: string;
  stake: string;
  payout: string | null;
  state: string;
  /** The stake was returned because the player decided nothing. */
  refunded: boolean;
  /** The player's choices; the rules of the game validate them. */
  choices: object;
  steps: readonly unknown[];
  events: readonly object[];
  /** The return of the game at the time of the round, x 10,000, for games that have one. */
  returnScaled: number;
  serverSeedHash: string;
  /** Null until it is revealed. In crash, the link of the flight. */
  serverSeed: string | null;
  /** In crash, the salt of the chain in hex. */
  clientSeed: string;
  nonce: number;
  crash: { point: string | null; cashOut: string | null } | null;
}

const TEXTS = ['roundId', 'game', 'state', 'serverSeedHash', 'clientSeed'] as const;
const AMOUNT = /^\d{1,18}(\.\d{2,3})?$/;
const TWO_DECIMALS = /^\d{1,18}\.\d{2}$/;

/**
 * Reads one round and checks only its shape; `checkRound` checks the values.
 * @throws RangeError that names the first field of the wrong shape
 */
export function readRoundEvidence(value: unknown): RoundEvidence {
  if (typeof value !== 'object' || value === null) throw new RangeError('the round is not an object');
  const round = value as Record<string, unknown>;
  for (const name of TEXTS) if (typeof round[name] !== 'string') throw new RangeError(`${name} is not a text`);
  for (const name of ['nonce', 'returnScaled'])
    if (!Number.isSafeInteger(round[name])) throw new RangeError(`${name} is not a whole number`);
  for (const name of ['steps', 'events'])
    if (!Array.isArray(round[name])) throw new RangeError(`${name} is not a list`);
  for (const name of ['firstStake', 'stake']) requireDecimal(round[name], name, AMOUNT);
  if (round['payout'] !== null) requireDecimal(round['payout'], 'payout', AMOUNT);
  if (round['serverSeed'] !== null && typeof round['serverSeed'] !== 'string')
    throw new RangeError('serverSeed is neither text nor null');
  if (typeof round['refunded'] !== 'boolean') throw new RangeError('refunded is not true or false');
  if (typeof round['choices'] !== 'object' || round['choices'] === null)
    throw new RangeError('choices is not an object');
  return { ...(round as unknown as RoundEvidence), crash: readFlight(round['crash'] ?? null) };
}

function readFlight(value: unknown): RoundEvidence['crash'] {
  if (value === null) return null;
  const { point = null, cashOut = null } = value as { point?: unknown; cashOut?: unknown };
  if (point !== null) requireDecimal(point, 'crash.point');
  if (cashOut !== null) requireDecimal(cashOut, 'crash.cashOut');
  return { point, cashOut } as RoundEvidence['crash'];
}

function requireDecimal(value: unknown, name: string, form = TWO_DECIMALS): void {
  if (typeof value !== 'string' || !form.test(value)) throw new RangeError(`${name} is no text like 1.00`);
}
