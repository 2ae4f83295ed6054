import { useValueWords } from './use-value-words.ts';
import { factText, pathText } from './value-text.ts';

interface Fact {
  /** Name of the field, such as "De (de) · memberPick". */
  path: string;
  /** The kind of object, which names the chosen values. */
  of: string;
}

/** The name of a fact in words. */
export function FactName({ path, of }: Fact) {
  return pathText(path, useValueWords()[of]);
}

/** A value of a fact in words. */
export function FactValue({ path, of, text }: Fact & { text: string }) {
  return factText(text, path, '', useValueWords()[of]);
}
