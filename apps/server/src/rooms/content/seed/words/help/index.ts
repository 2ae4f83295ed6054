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
import { TL } from './tl.ts';
import { TR } from './tr.ts';
import { TY } from './ty.ts';
import { VI } from './vi.ts';
import { asHtml, type TitledHtml, type Topic, type Topics } from './topics.ts';

const TOPICS: Readonly<Record<string, Topics>> = { AR, CN, EN, ES, FR, ID, JA, KO, PT, RU, TL, TR, TY, VI };

/** Topics of the help centre in a language of the demonstration. */
export function helpTopics(language: string): Record<Topic, TitledHtml> {
  const topics = TOPICS[language];
  if (topics === undefined) throw new Error(`no help topics in ${language}`);
  return asHtml(topics);
}
