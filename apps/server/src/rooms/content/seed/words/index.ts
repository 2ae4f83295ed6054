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
import type { SeedWords } from './shape.ts';
import { TL } from './tl.ts';
import { TR } from './tr.ts';
import { TY } from './ty.ts';
import { VI } from './vi.ts';

/** What the demonstration tells players, by operator language code. */
export const SEED_WORDS: Readonly<Record<string, SeedWords>> = {
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

/** One text in every language, in the shape that the room keeps. */
export function inEveryLanguage<T>(read: (words: SeedWords) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(SEED_WORDS).map(([language, words]) => [language, read(words)]));
}
