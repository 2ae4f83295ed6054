import type { Play } from '../../games/api/plays.ts';
import type { SlipBet } from './typed-slip.ts';

/** Selection of the bet page: chosen numbers by play, so that switching to another play loses nothing. */
export interface SlipState {
  playCode: string;
  picks: Readonly<Record<string, readonly string[]>>;
  /** Minor units; null until the player chooses one. */
  stakeMinor: bigint | null;
  /** Unit in which the stake is shown and typed. */
  unit: 'money' | 'points';
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
  | { type: 'fill'; code: string; numbers: readonly string[]; stakeMinor: bigint; odds: string }
  | { type: 'sole'; code: string; number: string; odds: string }
  | { type: 'key'; code: string; number: string; odds: string }
  | { type: 'typed'; bets: readonly SlipBet[] }
  | { type: 'untype'; bet: SlipBet }
  | { type: 'terms'; plays: readonly Play[] }
  | { type: 'station'; code: string }
  | { type: 'clear' }
  | { type: 'unit'; unit: 'money' | 'points'; stakeMinor: bigint }
  | { type: 'stake'; stakeMinor: bigint };

export function startSlip(playCode: string): SlipState {
  return { playCode, picks: {}, stakeMinor: null, unit: 'money', seenOdds: {}, typed: [], stations: [] };
}

const NONE: readonly string[] = [];

/** Numbers chosen for the current play, ascending. */
export function chosenOf(state: SlipState): readonly string[] {
  return state.picks[state.playCode] ?? NONE;
}

export function reduceSlip(state: SlipState, action: SlipAction): SlipState {
  switch (action.type) {
    case 'play':
      return { ...state, playCode: action.code };
    case 'stake':
      return { ...state, stakeMinor: action.stakeMinor };
    case 'station':
      return {
        ...state,
        stations: state.stations.includes(action.code)
          ? state.stations.filter((code) => code !== action.code)
          : [...state.stations, action.code],
      };
    case 'clear':
      return { ...withChosen(state, NONE, ''), typed: [] };
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
      return withChosen(
        { ...withChosen({ ...state, playCode: action.code }, NONE, ''), stakeMinor: action.stakeMinor, unit: 'money' },
        action.numbers,
        action.odds,
      );
    case 'sole': {
      // A second click removes the choice; the choice of the previous play is cleared too.
      const isChosen = state.playCode === action.code && chosenOf(state).length > 0;
      const left = withChosen({ ...withChosen(state, NONE, ''), playCode: action.code }, NONE, '');
      return isChosen ? left : withChosen(left, [action.number], action.odds);
    }
    case 'key': {
      // A pick of another play replaces the choice; a ticket is about one play.
      const isSame = state.playCode === action.code;
      const left = isSame ? state : withChosen({ ...withChosen(state, NONE, ''), playCode: action.code }, NONE, '');
      return reduceSlip(left, { type: 'toggle', numbers: [action.number], odds: action.odds });
    }
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

function withChosen(state: SlipState, numbers: readonly string[], odds: string): SlipState {
  const { playCode, picks, seenOdds } = state;
  const seen = chosenOf(state).length === 0 || numbers.length === 0 ? { ...seenOdds, [playCode]: odds } : seenOdds;
  return { ...state, picks: { ...picks, [playCode]: [...new Set(numbers)].toSorted() }, seenOdds: seen };
}

/** The odds that the player saw, if they differ from the current ones; null without a choice. */
export function formerOddsOf(state: SlipState, oddsNow: string): string | null {
  const seen = state.seenOdds[state.playCode];
  return seen === undefined || seen === '' || seen === oddsNow || chosenOf(state).length === 0 ? null : seen;
}
