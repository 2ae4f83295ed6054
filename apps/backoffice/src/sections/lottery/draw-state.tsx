import { drawTexts } from './texts.ts';

interface State {
  state: string;
  voidReason: string | null;
}

const STATE_CLASSES: Readonly<Record<string, string>> = {
  open: 'state state--info',
  locked: 'state state--wait',
  settling: 'state state--wait',
  settled: 'state state--good',
  void: 'state state--bad',
};

/** Status of a draw as a dot and a label. */
export function StateOf(draw: State) {
  return <span className={STATE_CLASSES[draw.state] ?? 'state'}>{formatDrawState(draw)}</span>;
}

/** Label of a draw's status, with the reason if it is void; an unknown code of a newer server is shown as it is. */
export function formatDrawState({ state, voidReason }: State): string {
  const { states, voidReasons } = drawTexts;
  const words = wordsOf(states, state);
  return voidReason === null ? words : `${words}, ${wordsOf(voidReasons, voidReason)}`;
}

const wordsOf = (words: Readonly<Record<string, string>>, code: string): string => words[code] ?? code;
