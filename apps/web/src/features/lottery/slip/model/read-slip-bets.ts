import {
  countTypedLines,
  readTypedBets,
  type Span,
  type TypedFault,
  type TypedStation,
  typedLines,
  typedStations,
} from '@fairlot/lottery-maths';
import { wholeUnit } from '@fairlot/money';
import type { Play } from '../../games/api/plays.ts';
import { isPairPlay, type Pair, pairsAmong, type Station } from '../../games/model/pairs.ts';
import { limitsOf } from './slip.ts';
import { stakeProblem } from './stake.ts';
import { type Stops, stoppedIn } from './stops.ts';
import type { SlipBet } from './typed-slip.ts';

/** A mistake in the text, or a bet that this lottery does not accept. */
export type SlipFault =
  | TypedFault
  | (Span & { code: 'notOffered'; found: string })
  | (Span & { code: 'low' | 'high'; play: Play })
  | (Span & { code: 'twoStations' })
  | (Span & { code: 'soldOut'; numbers: string[] })
  | (Span & { code: 'many'; lineCount: bigint; max: number });

/** How typed bets name the stations; none if the lottery draws alone. */
export const namesOf = (stations: readonly Station[]): TypedStation[] =>
  stations.length < 2 ? [] : typedStations(stations.map(({ gameCode, name }) => ({ code: gameCode, name })));

/** No lottery takes more lines on a ticket. Combinations beyond it are counted, not made. */
const MOST_LINES = 1000;

/** The stations that bets are for that name none, and the pairs of stations. */
interface Places {
  chosen: readonly string[];
  pairs: readonly Pair[];
}

/**
 * Reads typed bets and finds their plays, limits and stopped numbers. A bet that the lottery rejects is a fault. One on
 * two stations keeps its stations: it is for every pair of them.
 */
export function readSlipBets(
  text: string,
  plays: readonly Play[],
  stops: Stops,
  stations: readonly TypedStation[] = [],
  places: Places = { chosen: [], pairs: [] },
): { bets: SlipBet[]; faults: SlipFault[] } {
  const { bets, faults } = readTypedBets(text, wholeUnit(), stations);
  const read: SlipBet[] = [];
  const all: SlipFault[] = [...faults];
  for (const bet of bets) {
    const lineCount = countTypedLines(bet);
    if (lineCount > MOST_LINES) {
      all.push({ code: 'many', ...bet.span, lineCount, max: MOST_LINES });
      continue;
    }
    for (const lines of byPlay(typedLines(bet))) {
      const play = plays.find(({ code }) => lines.plays.includes(code));
      if (play === undefined) {
        all.push({ code: 'notOffered', ...bet.span, found: text.slice(bet.span.at, bet.span.end) });
        continue;
      }
      const at = isPairPlay(play.code) ? (bet.stations ?? places.chosen) : undefined;
      const pairs = at && pairsAmong(places.pairs, at).map(({ gameCode }) => gameCode);
      const problem = stakeProblem(bet.stakeMinor, limitsOf(play));
      const stopped = stoppedIn(stops, play.code);
      const soldOut = [...new Set(lines.picks.flat())].filter((number) => stopped.includes(number));
      if (pairs?.length === 0) all.push({ code: 'twoStations', ...bet.span });
      else if (problem !== null) all.push({ code: problem, ...bet.span, play });
      else if (soldOut.length > 0) all.push({ code: 'soldOut', ...bet.span, numbers: soldOut });
      else
        read.push({
          play,
          numbers: bet.numbers.filter((number) => number.length === play.pickDigits),
          lines: lines.picks,
          stakeMinor: bet.stakeMinor,
          ...(bet.stations && { stations: bet.stations }),
          ...(at && pairs && { stations: at, pairs }),
        });
    }
  }
  return { bets: read, faults: all.toSorted((a, b) => a.at - b.at) };
}

/** Lines by the plays they stand for: numbers of two and of three digits are different plays. */
function byPlay(lines: ReturnType<typeof typedLines>): { plays: readonly string[]; picks: string[][] }[] {
  const groups = new Map<string, { plays: readonly string[]; picks: string[][] }>();
  for (const { plays, picks } of lines) {
    const group = groups.get(plays.join()) ?? { plays, picks: [] };
    group.picks.push(picks);
    groups.set(plays.join(), group);
  }
  return [...groups.values()];
}
