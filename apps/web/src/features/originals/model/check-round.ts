import { commitment, crashWord, fromHex, roundDraw } from '@fairlot/fairness';
import { crashPayout, playGame, pointHundredths } from '@fairlot/game-maths';
import { formatMinor, parseMinor } from '@fairlot/money';
import type { StoredRound } from '../api/originals.ts';

/** `hidden` until the pair of seeds is left and the server's seed told. */
export type RoundCheck = 'hidden' | 'passed' | 'failed';

/** Computes a round again on this device and compares seed, events and payout with what the server said. */
export async function checkRound(round: StoredRound): Promise<RoundCheck> {
  if (round.serverSeed === null) return 'hidden';
  const serverSeed = fromHex(round.serverSeed);
  if ((await commitment(serverSeed)) !== round.serverSeedHash) return 'failed';
  if (round.game === 'crash') return checkFlight(round, serverSeed);
  const draw = roundDraw({ serverSeed, clientSeed: round.clientSeed, nonce: round.nonce, game: round.game });
  const { events, payoutMinor, stakeMinor } = playGame({
    code: round.game,
    draw,
    stakeMinor: parseMinor(round.firstStake),
    choices: round.choices,
    steps: round.steps,
    returnScaled: BigInt(round.returnScaled),
  });
  const payout = payoutMinor === null ? null : formatMinor(payoutMinor);
  // Where nobody decided anything the stake was returned instead of played for.
  const paidRight = round.refunded ? round.payout === round.stake : payout === round.payout;
  const isSame = canonical(events) === canonical(round.events) && formatMinor(stakeMinor) === round.stake && paidRight;
  return isSame ? 'passed' : 'failed';
}

/** A flight's point follows from its link and the salt; a stake is paid at its cash-out when the flight got there. */
function checkFlight({ crash, clientSeed, returnScaled, stake, payout }: StoredRound, link: Uint8Array): RoundCheck {
  const point = pointHundredths(crashWord(link, fromHex(clientSeed)), BigInt(returnScaled));
  const cashOut = crash?.cashOut ?? null;
  const paid = crashPayout(parseMinor(stake), point, cashOut === null ? undefined : parseMinor(cashOut));
  return crash?.point === formatMinor(point) && payout === formatMinor(paid) ? 'passed' : 'failed';
}

/** Text of plain data, whatever the order of its keys. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
