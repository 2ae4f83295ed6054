import { ChoiceError, crashPayout, isGameCode, playGame, pointHundredths, readAutoCashOut } from '@fairlot/game-maths';
import type { AnyStep, CrashChoices } from '@fairlot/game-maths';
import { formatMinor, parseMinor } from '@fairlot/money';
import { fromHex } from '../bytes.ts';
import type { CheckState } from '../check-draw.ts';
import { commitment } from '../commitment.ts';
import { crashWord } from '../crash-chain.ts';
import { roundDraw } from '../round-stream.ts';
import type { RoundEvidence } from './round-evidence.ts';

/**
 * commitment: the seed hashes to the commitment published before. events: seeds, choices and steps give exactly what
 * happened. payout: they give exactly what was paid.
 */
export type RoundCheckId = 'commitment' | 'events' | 'payout';

export interface RoundCheck {
  id: RoundCheckId;
  state: CheckState;
}

/** Recomputes a round from its file only. Every check waits while the seed is not revealed. */
export async function checkRound(round: RoundEvidence): Promise<RoundCheck[]> {
  const { serverSeed } = round;
  if (serverSeed === null) return (['commitment', 'events', 'payout'] as const).map((id) => ({ id, state: 'waiting' }));
  const seed = readSeed(serverSeed);
  if (seed === undefined) return [{ id: 'commitment', state: 'failed' }];
  const isPromised = (await commitment(seed)) === round.serverSeedHash;
  const computed = round.game === 'crash' ? computeFlight(round, seed) : computeGame(round, seed);
  return [
    { id: 'commitment', state: stateOf(isPromised) },
    { id: 'events', state: stateOf(computed?.isSame === true) },
    { id: 'payout', state: stateOf(computed !== undefined && computed.payout === round.payout) },
  ];
}

interface Computed {
  /** Whether the recomputed events equal those of the file. */
  isSame: boolean;
  /** Null while the round is open. */
  payout: string | null;
}

function computeGame(round: RoundEvidence, serverSeed: Uint8Array): Computed | undefined {
  const { game, clientSeed, nonce, choices, steps, firstStake, returnScaled } = round;
  if (!isGameCode(game)) return undefined;
  const decimals = decimalsOf(firstStake);
  try {
    const draw = roundDraw({ serverSeed, clientSeed, nonce, game });
    const { events, stakeMinor, payoutMinor, ifAbandoned } = playGame({
      code: game,
      draw,
      stakeMinor: parseMinor(firstStake, decimals),
      choices,
      steps: steps as AnyStep[],
      returnScaled: BigInt(returnScaled),
      decimals,
    });
    const isSame = canonical(events) === canonical(round.events) && formatMinor(stakeMinor, decimals) === round.stake;
    // The stake is returned only for a round in which nothing was decided.
    const mayReturn = payoutMinor === null && ifAbandoned === undefined;
    if (round.refunded) return { isSame: isSame && mayReturn, payout: round.stake };
    return { isSame, payout: payoutMinor === null ? null : formatMinor(payoutMinor, decimals) };
  } catch (error) {
    if (error instanceof ChoiceError || error instanceof RangeError) return undefined;
    throw error;
  }
}

/**
 * The point follows from link and salt. A stake is paid at its cash-out when the flight reached it. It must have left
 * at the player's automatic cash-out, unless the player switched that off in flight.
 */
function computeFlight(round: RoundEvidence, link: Uint8Array): Computed | undefined {
  const { crash, choices, steps, clientSeed, returnScaled, stake, state } = round;
  const decimals = decimalsOf(stake);
  try {
    const point = pointHundredths(crashWord(link, fromHex(clientSeed)), BigInt(returnScaled));
    const cashOut = crash?.cashOut ?? null;
    const paid = crashPayout(parseMinor(stake, decimals), point, cashOut === null ? undefined : parseMinor(cashOut, 2));
    const input = steps.includes('autoOff') ? undefined : readAutoCashOut(choices as CrashChoices);
    const isLeftBehind = cashOut === null && state !== 'open' && input !== undefined && input <= point;
    const isSame = crash?.point === formatMinor(point, 2) && !isLeftBehind;
    return { isSame, payout: state === 'open' ? null : formatMinor(paid, decimals) };
  } catch (error) {
    if (error instanceof ChoiceError || error instanceof RangeError) return undefined;
    throw error;
  }
}

function readSeed(text: string): Uint8Array | undefined {
  return /^[0-9a-f]{64}$/.test(text) ? fromHex(text) : undefined;
}

const stateOf = (isRight: boolean): CheckState => (isRight ? 'passed' : 'failed');

/** The decimals of a round's currency are known only from its amounts. */
const decimalsOf = (amount: string): number => amount.split('.')[1]?.length ?? 0;

/** Text of plain data, independent of the order of its keys. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
