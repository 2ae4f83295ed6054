import type { inbox as contract, ValueOf } from '@fairlot/contract';
import { displayMinor } from '@fairlot/money';
import { type Mail } from './store.ts';
import * as latin from './words/latin.ts';
import * as otherScripts from './words/other-scripts.ts';
import type { Safety, TemplateName, Words } from './words/words.ts';

/** Texts by operator code. TH is another code of TY (Z-02). */
const WORDS: Readonly<Record<string, Words>> = { ...latin, ...otherScripts, TH: otherScripts.TY };
/** Length of a preview in code points. */
const PREVIEW = 140;

type View = ValueOf<typeof contract.message>;

/** A message in a language; texts of operators fall back to English, or else to the language written first. */
export function presentMail(mail: Mail, language: string): View {
  const { title, text } = mail.texts === null ? filled(mail, language) : written(mail.texts, language);
  return {
    id: String(mail.id),
    kind: mail.kind,
    title,
    preview: previewOf(text),
    text,
    createdAt: mail.createdAt.getTime(),
    read: mail.isRead,
  };
}

/** The beginning of a text on one line. A line that ends without punctuation is separated from the next one. */
function previewOf(text: string): string {
  const line = text.replaceAll(/(?<![\p{P}\s])\u2069?\s*\n\s*/gu, (end) => `${end.trim()} · `).replaceAll(/\s+/g, ' ');
  return Array.from(line).slice(0, PREVIEW).join('');
}

export function withoutText({ text: _text, ...row }: View): Omit<View, 'text'> {
  return row;
}

function written(texts: NonNullable<Mail['texts']>, language: string): { title: string; text: string } {
  const code = language.toUpperCase();
  return texts[code] ?? texts['EN'] ?? Object.values(texts)[0] ?? { title: '', text: '' };
}

function filled({ template, params }: Mail, language: string): { title: string; text: string } {
  const words = wordsIn(language);
  if (template !== null && isSafety(template, words))
    return {
      title: words.safety[template],
      text: `${isolated(params?.['detail'] ?? '')}\n${words.password.text}`.trim(),
    };
  const { title, text } = words[template as TemplateName];
  return {
    title,
    text: text.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => valueOf(params ?? {}, name, language)),
  };
}

/** The mail that accompanies a message about account security. @param detail the changed object */
export function writeSafety(
  change: Safety,
  detail: string,
  language: string,
  { account, merchant }: { account: string; merchant: string },
): { subject: string; text: string } {
  const { safety, password } = wordsIn(language);
  return {
    subject: `${merchant}: ${safety[change]}`,
    text: `${account}\n\n${[safety[change], isolated(detail)].filter(Boolean).join(': ')}\n\n${password.text}\n`,
  };
}

/**
 * Isolates a text: names of devices and keys are mostly Latin and must not change the direction of the text around
 * them.
 */
function isolated(text: string): string {
  return text === '' ? '' : `\u2068${text}\u2069`;
}

function wordsIn(language: string): Words {
  return WORDS[language.toUpperCase()] ?? latin.EN;
}

function isSafety(template: string, { safety }: Words): template is Safety {
  return template in safety;
}

/**
 * Amounts are stored in minor units (`amountMinor`) and names of bonuses by language (`bonus.EN`), so that both can be
 * shown as the reader knows them.
 */
function valueOf(params: Record<string, string>, name: string, language: string): string {
  const minor = params[`${name}Minor`];
  if (minor !== undefined)
    return `${displayMinor(BigInt(minor), { locale: wordsIn(language).tag })} ${params['asset'] ?? ''}`.trim();
  if (name === 'bonus') return isolated(nameOfBonus(params, language));
  return params[name] ?? '';
}

function nameOfBonus(params: Record<string, string>, language: string): string {
  const any = Object.entries(params).find(([key]) => key.startsWith('bonus.'))?.[1];
  return params[`bonus.${language.toUpperCase()}`] ?? params['bonus.EN'] ?? any ?? '';
}
