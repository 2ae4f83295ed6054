import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { knownLanguages } from '../../site/index.ts';
import { mailPage } from './mail-page.ts';
import { textsIn } from './texts.ts';

const DICTIONARIES = readdirSync(fileURLToPath(new URL('../../../../../web/locales', import.meta.url)));
const CODES = knownLanguages().map(({ code }) => code);
/** Longer than most merchants' names, with the longest code and validity that the settings allow. */
const [MERCHANT, ACCOUNT, CODE, LINK] = [
  'Longbrandx',
  'player01',
  '12345678',
  'https://play.example/m/forget#reset=abc.def',
];
const [MINUTES, LINK_MINUTES] = [10, 30];

const smsIn = (code: string) => [textsIn(code).code(MERCHANT, CODE, MINUTES), textsIn(code).known(MERCHANT)];
const mailsIn = (code: string) => [
  textsIn(code).reset(MERCHANT, ACCOUNT, LINK, LINK_MINUTES),
  textsIn(code).emailChanged(MERCHANT, ACCOUNT),
  textsIn(code).passwordChanged(MERCHANT, ACCOUNT),
];

describe.each([...new Set([...DICTIONARIES, ...CODES])])('messages in %s', (code) => {
  it('have their own text everywhere', () => {
    const language = knownLanguages().find((known) => known.code === code);
    const [secret, known] = smsIn(code);
    expect(secret?.text).toContain(CODE);
    expect(secret?.text).toMatch(/\b10\b|10\D/);
    for (const sms of [secret, known]) expect(sms?.text).toContain(MERCHANT);
    const [reset, ...changes] = mailsIn(code);
    for (const part of [ACCOUNT, MERCHANT, `\n\n${LINK}\n\n`, String(LINK_MINUTES)])
      expect(reset?.text).toContain(part);
    for (const changed of changes) for (const part of [ACCOUNT, MERCHANT]) expect(changed.text).toContain(part);
    for (const content of [...smsIn(code), ...mailsIn(code)]) {
      expect(content).toMatchObject({ tag: language?.tag, dir: language?.dir });
      expect(content.text).not.toMatch(/undefined|[!！{}]|[\u00A0\u202F]\S*\d/);
      expect(content.text).toBe(content.text.normalize('NFC'));
    }
    const english = [...smsIn('EN'), ...mailsIn('EN')].map(({ subject, text }) => `${subject}${text}`);
    if (code !== 'EN')
      for (const { subject, text } of [...smsIn(code), ...mailsIn(code)])
        expect(english).not.toContain(`${subject}${text}`);
  });

  it('fit one text message', () => {
    for (const { text } of smsIn(code)) expect(text.length, text).toBeLessThanOrEqual(isGsm(text) ? 160 : 70);
  });

  it('declare language and direction to mail programs', () => {
    for (const mail of mailsIn(code))
      expect(mailPage(mail)).toContain(`<html lang="${mail.tag}" dir="${code === 'AR' ? 'rtl' : 'ltr'}">`);
  });
});

it('an unknown language gets English texts, and language codes are case-insensitive', () => {
  expect(textsIn('xx').known('A').text).toBe(textsIn('EN').known('A').text);
  expect(textsIn('').known('A')).toMatchObject({ tag: 'en', dir: 'ltr' });
  expect(textsIn('vi').known('A').text).toBe(textsIn('VI').known('A').text);
  expect(textsIn('TH').known('A').text).toBe(textsIn('TY').known('A').text);
});

it('formats minutes by the rules of the language', () => {
  expect(textsIn('AR').reset('A', 'b', 'c', 5).text).toContain('5 دقائق');
  expect(textsIn('RU').reset('A', 'b', 'c', 2).text).toContain('2 минуты');
  expect(textsIn('EN').reset('A', 'b', 'c', 1).text).toContain('1 minute:');
});

it('a page escapes names and shows the address left to right', () => {
  const page = mailPage(textsIn('AR').reset('<b>A&B</b>', 'x"y', LINK, 30));
  expect(page).toContain('&lt;b&gt;A&amp;B&lt;/b&gt;');
  expect(page).not.toContain('<b>');
  expect(page).toContain(`<a dir="ltr" href="${LINK}">${LINK}</a>`);
});

const GSM = '@£$¥èéùìòÇØøÅå_ÆæßÉ !"#¤%&\'()*+,-./:;<=>?¡ÄÖÑÜ§¿äöñüà\n\rΔΦΓΛΩΠΨΣΘΞ';

/** Whether every letter is in the basic table of GSM 03.38. */
function isGsm(text: string): boolean {
  return Array.from(text).every((letter) => /[0-9A-Za-z]/.test(letter) || GSM.includes(letter));
}
