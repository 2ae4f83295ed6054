import { drawTexts } from './texts.ts';

/** State of a draw in words, with the reason of a void one; a code of a newer server as it is. */
export function formatDrawState({ state, voidReason }: { state: string; voidReason: string | null }): string {
  const { states, voidReasons } = drawTexts;
  const words = wordsOf(states, state);
  return voidReason === null ? words : `${words}, ${wordsOf(voidReasons, voidReason)}`;
}

const wordsOf = (words: Readonly<Record<string, string>>, code: string): string => words[code] ?? code;
