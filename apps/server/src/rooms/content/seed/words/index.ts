import { AR } from './ar.ts';
import { CN } from './cn.ts';
import { EN } from './en.ts';
import { ES } from './es.ts';
import { FR } from './fr.ts';
import { ID } from './id.ts';
import { JA } from './ja.ts';
import { KO } from './ko.ts';
import { PT } from './pt.ts';
import { RU } from './ru.ts';
import { helpTopics } from './help/index.ts';
import type { OwnWords, SeedWords } from './shape.ts';
import { TL } from './tl.ts';
import { TR } from './tr.ts';
import { TY } from './ty.ts';
import { VI } from './vi.ts';

const WORDS: Readonly<Record<string, OwnWords>> = {
  EN,
  VI,
  CN,
  AR,
  TY,
  PT,
  ES,
  ID,
  JA,
  KO,
  FR,
  TL,
  TR,
  RU,
};

/** Player texts of the demonstration, by operator language code. */
export const SEED_WORDS: Readonly<Record<string, SeedWords>> = Object.fromEntries(
  Object.entries(WORDS).map(([language, words]) => [
    language,
    { ...words, help: { ...words.help, ...helpTopics(language) } },
  ]),
);

/** One text in every language, in the shape that the room stores. */
export function inEveryLanguage<T>(read: (words: SeedWords) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(SEED_WORDS).map(([language, words]) => [language, read(words)]));
}
