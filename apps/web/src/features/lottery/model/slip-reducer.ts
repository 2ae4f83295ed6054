/** Selection of the bet page: chosen numbers by play, so that a look at another play loses nothing. */
export interface SlipState {
  playCode: string;
  picks: Readonly<Record<string, readonly string[]>>;
  /** Minor units; null until the player chooses one. */
  stakeMinor: bigint | null;
}

export type SlipAction =
  | { type: 'play'; code: string }
  | { type: 'toggle'; numbers: readonly string[] }
  | { type: 'add'; numbers: readonly string[] }
  | { type: 'clear' }
  | { type: 'stake'; stakeMinor: bigint };

export function startSlip(playCode: string): SlipState {
  return { playCode, picks: {}, stakeMinor: null };
}

const NONE: readonly string[] = [];

/** Numbers chosen for the play on show, ascending. */
export function chosenOf(state: SlipState): readonly string[] {
  return state.picks[state.playCode] ?? NONE;
}

export function reduceSlip(state: SlipState, action: SlipAction): SlipState {
  switch (action.type) {
    case 'play':
      return { ...state, playCode: action.code };
    case 'stake':
      return { ...state, stakeMinor: action.stakeMinor };
    case 'clear':
      return withChosen(state, NONE);
    case 'add':
      return withChosen(state, [...chosenOf(state), ...action.numbers]);
    case 'toggle': {
      const chosen = chosenOf(state);
      // A set that is chosen completely is taken away, else it is completed.
      if (action.numbers.every((number) => chosen.includes(number))) return withChosen(state, chosen.filter((number) => !action.numbers.includes(number)));
      return withChosen(state, [...chosen, ...action.numbers]);
    }
  }
}

function withChosen(state: SlipState, numbers: readonly string[]): SlipState {
  return { ...state, picks: { ...state.picks, [state.playCode]: [...new Set(numbers)].toSorted() } };
}
