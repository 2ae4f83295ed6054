import { knownLanguages } from '../../site/index.ts';
import type { Message } from './message.ts';
import * as latin from './words/latin.ts';
import * as otherScripts from './words/other-scripts.ts';
import type { Words } from './words/words.ts';

/** Messages of one language, without their recipient. */
export interface Texts {
  code(merchant: string, code: string, minutes: number): Content;
  /** For a number that someone tries to register again. */
  known(merchant: string): Content;
  reset(merchant: string, account: string, link: string, minutes: number): Content;
  emailChanged(merchant: string, account: string): Content;
  passwordChanged(merchant: string, account: string): Content;
}

type Content = Omit<Message, 'to'>;

/** Texts by operator code. TH is another code of TY (Z-02). */
const WORDS: Readonly<Record<string, Words>> = { ...latin, ...otherScripts, TH: otherScripts.TY };
const DEFAULT = 'EN';

/** @param language operator code in any case, as clients send it; English for an unknown one */
export function textsIn(language: string): Texts {
  const { code, tag, dir } = languageOf(language);
  const words = WORDS[code] ?? latin.EN;
  const sms = (text: string): Content => ({ channel: 'sms', subject: '', text, tag, dir });
  const mail = (subject: string, text: string): Content => ({ channel: 'mail', subject, text, tag, dir });
  return {
    code: (merchant, secret, minutes) => sms(words.code(merchant, secret, inMinutes(tag, minutes, 'short'))),
    known: (merchant) => sms(words.known(merchant)),
    reset: (merchant, account, link, minutes) =>
      mail(words.resetSubject(merchant), words.reset(merchant, account, link, inMinutes(tag, minutes, 'long'))),
    emailChanged: (merchant, account) =>
      mail(words.emailChangedSubject(merchant), words.emailChanged(merchant, account)),
    passwordChanged: (merchant, account) =>
      mail(words.passwordChangedSubject(merchant), words.passwordChanged(merchant, account)),
  };
}

/** Language and text direction of an operator code. */
export function languageOf(given: string): { code: string; tag: string; dir: 'ltr' | 'rtl' } {
  const wanted = given.toUpperCase();
  const found = knownLanguages().find(({ code }) => code === wanted && code in WORDS);
  return found ?? { code: DEFAULT, tag: 'en', dir: 'ltr' };
}

/**
 * "5 minutes" in the language's plural form. Uses European digits and plain spaces, because GSM's alphabet has no
 * others.
 */
function inMinutes(tag: string, minutes: number, unitDisplay: 'short' | 'long'): string {
  const text = new Intl.NumberFormat(tag, {
    numberingSystem: 'latn',
    style: 'unit',
    unit: 'minute',
    unitDisplay,
  }).format(minutes);
  return text.replaceAll(/[\u00A0\u202F]/g, ' ');
}
