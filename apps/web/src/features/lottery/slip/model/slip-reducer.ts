import type { Play } from '../../games/api/plays.ts';
import { PAIR_PLAY } from '../../games/model/pairs.ts';
import type { Repetition } from './repeat.ts';
import type { SlipBet } from './typed-slip.ts';

/** Stake and unit of a selection; null until the player chooses a stake. */
interface KeptStake {
  stakeMinor: bigint | null;
  unit: 'money' | 'points';
}

/** Selection of the bet page: chosen numbers by play, all of which are on the ticket. */
export interface SlipState {
  /** The play whose numbers and stake are being chosen. */
  playCode: string;
  picks: Readonly<Record<string, readonly string[]>>;
  /** Minor units; null until the player chooses one. */
  stakeMinor: bigint | null;
  /** Unit in which the stake is shown and typed. */
  unit: 'money' | 'points';
  /** Stakes of the plays that the player chose numbers of before the current one. */
  keptStakes: Readonly<Record<string, KeptStake>>;
  /** Odds × 10,000 at the time when the first number of a play was chosen. */
  seenOdds: Readonly<Record<string, string>>;
  /** Typed bets, which are placed together with the selection. */
  typed: readonly SlipBet[];
  /** Codes of other stations that the bets are also for. */
  stations: readonly string[];
}

export type SlipAction =
  | { type: 'play'; code: string }
  | { type: 'toggle'; numbers: readonly string[]; odds: string }
  | { type: 'add'; numbers: readonly string[]; odds: string }
  | { type: 'fill'; bets: Repetition }
  | { type: 'key'; code: string; number: string; odds: string }
  | { type: 'drop'; code: string; numbers: readonly string[] }
  | { type: 'typed'; bets: readonly SlipBet[] }
  | { type: 'untype'; bet: SlipBet }
  | { type: 'terms'; plays: readonly Play[] }
  | { type: 'station'; code: string }
  | { type: 'kept'; slip: SlipState }
  | { type: 'clear' }
  | { type: 'unit'; unit: 'money' | 'points'; stakeMinor: bigint }
  | { type: 'stake'; stakeMinor: bigint };

export function startSlip(playCode: string): SlipState {
  return {
    playCode,
    picks: {},
    stakeMinor: null,
    unit: 'money',
    keptStakes: {},
    seenOdds: {},
    typed: [],
    stations: [],
  };
}

/** A bet on two stations, the page's own and another one. */
export const startPair = (station: string): SlipState => ({ ...startSlip(PAIR_PLAY), stations: [station] });

const NONE: readonly string[] = [];

/** Numbers chosen for the current play, ascending. */
export function chosenOf(state: SlipState): readonly string[] {
  return picksOf(state, state.playCode);
}

export function reduceSlip(state: SlipState, action: SlipAction): SlipState {
  switch (action.type) {
    case 'play':
      return turnTo(state, action.code);
    case 'stake':
      return { ...state, stakeMinor: action.stakeMinor };
    case 'station':
      return {
        ...state,
        stations: state.stations.includes(action.code)
          ? state.stations.filter((code) => code !== action.code)
          : [...state.stations, action.code],
      };
    case 'kept':
      return action.slip;
    case 'clear':
      return { ...state, picks: {}, seenOdds: {}, keptStakes: {}, typed: [] };
    case 'typed':
      return { ...state, typed: [...state.typed, ...action.bets] };
    case 'untype':
      return { ...state, typed: state.typed.filter((bet) => bet !== action.bet) };
    case 'terms': {
      // The player chose other odds, so they need no consent.
      const now = new Map(action.plays.map((play) => [play.code, play]));
      return {
        ...state,
        seenOdds: Object.fromEntries(
          Object.entries(state.seenOdds).map(([code, odds]) => [code, now.get(code)?.odds ?? odds]),
        ),
        typed: state.typed.map((bet) => ({ ...bet, play: now.get(bet.play.code) ?? bet.play })),
      };
    }
    case 'unit':
      return { ...state, unit: action.unit, stakeMinor: action.stakeMinor };
    case 'fill':
      return filledWith(state, action.bets);
    case 'drop':
      return dropped(state, action.code, action.numbers);
    case 'key':
      // Removing a key of another play keeps the numbers that the player is choosing.
      if (picksOf(state, action.code).includes(action.number)) return dropped(state, action.code, [action.number]);
      return reduceSlip(turnTo(state, action.code), { type: 'add', numbers: [action.number], odds: action.odds });
    case 'add':
      return withChosen(state, [...chosenOf(state), ...action.numbers], action.odds);
    case 'toggle': {
      const chosen = chosenOf(state);
      // A completely chosen set is removed, otherwise it is completed.
      const [has, given] = [new Set(chosen), new Set(action.numbers)];
      if (action.numbers.every((number) => has.has(number)))
        return withChosen(
          state,
          chosen.filter((number) => !given.has(number)),
          action.odds,
        );
      return withChosen(state, [...chosen, ...action.numbers], action.odds);
    }
  }
}

/** The numbers of a play. */
export const picksOf = ({ picks }: SlipState, code: string): readonly string[] => picks[code] ?? NONE;

/** Another play becomes the current one. The numbers of the previous play stay on the ticket, at their stake. */
function turnTo(state: SlipState, code: string): SlipState {
  if (code === state.playCode) return state;
  const { playCode, stakeMinor, unit, keptStakes } = state;
  const kept = picksOf(state, code).length > 0 ? keptStakes[code] : undefined;
  return {
    ...state,
    ...(kept ?? { stakeMinor, unit }),
    playCode: code,
    keptStakes: { ...keptStakes, [playCode]: { stakeMinor, unit } },
  };
}

function dropped(state: SlipState, code: string, numbers: readonly string[]): SlipState {
  const left = picksOf(state, code).filter((number) => !numbers.includes(number));
  return { ...state, picks: { ...state.picks, [code]: left } };
}

/** The bets of an earlier ticket, instead of all chosen numbers. */
function filledWith(state: SlipState, bets: Repetition): SlipState {
  return bets.reduce<SlipState>(
    (filled, { play, numbers, stakeMinor }) =>
      withChosen({ ...turnTo(filled, play.code), stakeMinor, unit: 'money' }, numbers, play.odds),
    { ...state, picks: {}, seenOdds: {}, keptStakes: {} },
  );
}

function withChosen(state: SlipState, numbers: readonly string[], odds: string): SlipState {
  const { playCode, picks, seenOdds } = state;
  const seen = chosenOf(state).length === 0 || numbers.length === 0 ? { ...seenOdds, [playCode]: odds } : seenOdds;
  return { ...state, picks: { ...picks, [playCode]: [...new Set(numbers)].toSorted() }, seenOdds: seen };
}

/** The odds of a play that the player saw, if they differ from the current ones; null without a choice. */
export function formerOddsOf(state: SlipState, oddsNow: string, code = state.playCode): string | null {
  const seen = state.seenOdds[code];
  return seen === undefined || seen === '' || seen === oddsNow || picksOf(state, code).length === 0 ? null : seen;
}

/** The first play of the ticket whose odds differ from those that the player saw. */
export function changedPlay(slip: SlipState, plays: readonly Play[]): { play: Play; before: string } | null {
  for (const play of plays) {
    const before = formerOddsOf(slip, play.odds, play.code);
    if (before !== null) return { play, before };
  }
  return null;
}
