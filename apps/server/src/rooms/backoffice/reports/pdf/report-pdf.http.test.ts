import type { backoffice as contract, ValueOf } from '@fairlot/contract';
import { callDesk, createMember, createOperator, openBackOffice } from '@fairlot/testkit';
import { giveDeposit } from '@fairlot/testkit/members';
import { describe, expect, it } from 'vitest';
import { drawnWidth } from '../../../../platform/pdf/draw-words.ts';
import { hexText } from '../../../../platform/pdf/pdf-file.ts';
import { missingSigns, pagesOf } from '../../../../platform/pdf/pages.testing.ts';
import { widthOf } from '../../../../platform/pdf/sheet.ts';
import { PAPER_WORDS, paperWordsOf } from './paper-words.ts';
import { isDrawable, paperOf } from './report-paper.ts';
import { reportPdf, wrap } from './report-pdf.ts';

type Answer = ValueOf<typeof contract.report>;

const { app, operator } = await openBackOffice();

const DAY = Date.UTC(2026, 10, 19, 17);
const FACTS = { merchant: 'Fairlot', zone: 'Asia/Ho_Chi_Minh', language: 'EN' };
const REPORT = {
  name: 'revenue',
  numbers: [
    { name: 'turnover', unit: 'money' },
    { name: 'bets', unit: 'count' },
  ],
} as const;

/** A report with rows of one day; label and figures of each are unique. */
const answerOf = (count: number, compared: boolean): Answer => ({
  asset: 'VND',
  from: DAY,
  to: DAY + 86_400_000,
  readAt: DAY,
  isWhole: true,
  before: compared ? { from: DAY - 86_400_000, to: DAY } : null,
  rows: Array.from({ length: count }, (_, place) => ({
    at: DAY,
    key: `game-${place}`,
    label: `Game (${place})`,
    numbers: [`${1_000_000 + place}.07`, place === 3 ? null : String(place)],
    before: compared ? { at: DAY - 86_400_000, numbers: [`-${place}.50`, '7'] } : null,
  })),
});
const drawn = (answer: Answer, filter: string[] = []) =>
  pagesOf(reportPdf(paperOf(REPORT, { from: '2026-11-20', to: '2026-11-20', by: 'game', filter }, answer, FACTS)));

describe('the document of a report', () => {
  it('places every row once, with the heads of the columns and the number of the page on each page', () => {
    for (const isCompared of [false, true]) {
      const pages = drawn(answerOf(700, isCompared), ['game:dice', 'game:limbo', 'vendor:A:B']);
      expect(pages.length).toBeGreaterThan(20);
      const all = pages.join('');
      for (let place = 0; place < 700; place += 1) expect(all.split(`(Game \\(${place}\\)) Tj`)).toHaveLength(2);
      expect(all).toContain('(1,000,699.07) Tj');
      expect(all.includes('(-699.50) Tj')).toBe(isCompared);
      expect(all).not.toContain('rows follow');
      pages.forEach((page, place) => {
        for (const text of ['Time', 'Game', 'Turnover', 'Bets', 'Revenue', `${place + 1} / ${pages.length}`])
          expect(page).toContain(`(${text}) Tj`);
      });
      expect(pages[0]).toContain('(20 Nov 2026 - 20 Nov 2026 \\(Asia/Ho_Chi_Minh\\)) Tj');
      expect(pages[0]).toContain('(Game: dice, limbo; Vendor: A:B) Tj');
      expect(pages[0]?.includes('(19 Nov 2026 - 19 Nov 2026) Tj')).toBe(isCompared);
    }
  });

  it('is cut after a thousand rows and names that', () => {
    const pages = drawn(answerOf(1300, false)).join('');
    expect(pages).toContain('The first 1000 of 1300 rows follow.');
    expect(pages).toContain('(Game \\(999\\)) Tj');
    expect(pages).not.toContain('(Game \\(1000\\)) Tj');
    expect(drawn({ ...answerOf(1500, false), isWhole: false }).join('')).toContain('The first 1000 rows of a longer');
    expect(drawn(answerOf(0, false))[0]).toContain('(No data in this period.) Tj');
  });

  it('ends with the sums of all rows, except of figures and reports without a sum', () => {
    const pages = drawn(answerOf(1300, true));
    // 1300 times 1,000,000.07 and 0 to 1299; the compared rows have 0 to 1299 and a half each, below zero.
    for (const text of ['Total', '1,300,844,441.00', '-845,000.00', '9,100']) {
      expect(pages.at(-1), text).toContain(`(${text}) Tj`);
      expect(pages.join('').split(`(${text}) Tj`), text).toHaveLength(2);
    }
    const shortOf = (answer: Answer, name: string) =>
      paperOf({ ...REPORT, name }, { from: '2026-11-20', to: '2026-11-20', by: 'game' }, answer, FACTS).rows;
    expect(shortOf(answerOf(4, false), 'revenue').at(-1)?.figures).toEqual(['4,000,006.28', '-']);
    // A member may be in several rows.
    const numbers = [REPORT.numbers[0], { name: 'players', unit: 'count' }] as const;
    const ofVendors = paperOf(
      { name: 'vendors', numbers },
      { from: '2026-11-20', to: '2026-11-20', by: 'game' },
      answerOf(3, true),
      FACTS,
    );
    expect(ofVendors.rows.at(-1)).toMatchObject({
      figures: ['3,000,003.21', '-'],
      before: { figures: ['-4.50', '-'] },
    });
    for (const [answer, name] of [
      [answerOf(4, false), 'players'],
      [answerOf(1, false), 'revenue'],
      [{ ...answerOf(4, false), isWhole: false }, 'revenue'],
    ] as const)
      expect(shortOf(answer, name)).toHaveLength(answer.rows.length);
  });

  it('draws labels of scripts that the fonts contain, and the key instead of others', () => {
    const answer = answerOf(3, false);
    const labels = ['Xổ số miền Bắc', '彩票', 'หวย'];
    const rows = answer.rows.map((row, place) => ({ ...row, label: labels[place] ?? '' }));
    const text = drawn({ ...answer, rows }).join('');
    expect(text).toContain(hexText('Xổ số miền Bắc'));
    expect(text).toContain(hexText('หวย'));
    expect(text).toContain('(game-1) Tj');
    const paper = (title: string) =>
      paperOf(REPORT, { from: '2026-11-20', to: '2026-11-20' }, answer, { ...FACTS, title, language: 'CN' }).title;
    expect([paper('Ngày'), paper('收入报表')]).toEqual(['Ngày', '收入']);
    expect(['Đức', 'Пример', 'عيد', 'A–B…', 'หวยไทย'].map(isDrawable)).not.toContain(false);
    expect(['彩票', '복권', 'くじ', '🎲'].map(isDrawable)).not.toContain(true);
  });

  it('is written in each language of the console, with its own formats and every character', () => {
    const written: Record<string, readonly [period: string, figure: string, count: string]> = {
      EN: ['20 Nov 2026', '1,000,699.07', '1,234'],
      VI: ['20/11/2026', '1.000.699,07', '1.234'],
      ES: ['20 nov 2026', '1,000,699.07', '1,234'],
      PT: ['20/11/2026', '1.000.699,07', '1.234'],
      TY: ['20/11/2569', '1,000,699.07', '1,234'],
      ID: ['20 Nov 2026', '1.000.699,07', '1.234'],
      CN: ['2026/11/20', '1,000,699.07', '1,234'],
    };
    expect(Object.keys(PAPER_WORDS)).toEqual(Object.keys(written));
    for (const [language, [day, figure, count]] of Object.entries(written)) {
      const words = paperWordsOf(language);
      const answer = answerOf(1, true);
      const rows = answer.rows.map((row) => ({ ...row, label: '', numbers: ['1000699.07', '1234'] }));
      const input = { from: '2026-11-20', to: '2026-11-20', by: 'game' };
      const paper = paperOf(REPORT, input, { ...answer, rows }, { ...FACTS, language });
      const text = pagesOf(reportPdf(paper)).join('');
      const shown = (one: string) => (/^[\x20-\x7e]*$/.test(one) ? `(${one}) Tj` : `ActualText ${hexText(one)}`);
      const { titles, groups, numbers, time, total, period, compared, currency, read } = words;
      for (const own of [
        time,
        total,
        period,
        compared,
        currency,
        read,
        titles['revenue'],
        groups['game'],
        numbers['bets'],
      ])
        expect(text, language).toContain(shown(own ?? ''));
      for (const one of [figure, count]) expect(text, language).toContain(`(${one}) Tj`);
      expect(text, language).toContain(`(${day} - ${day} \\(`);
      const sentences = [words.none, words.cutReport('1'), words.cutRows('1', '2'), words.row, words.filter];
      const all = [titles, groups, numbers].flatMap((group) => Object.values(group));
      expect([language, missingSigns([...all, ...sentences])]).toEqual([language, []]);
    }
  });

  it('breaks heads without spaces between words', () => {
    const lines = wrap('มูลค่าตลอดอายุของสมาชิกที่สมัครใหม่', 8, 60, 4, true);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join('')).toBe('มูลค่าตลอดอายุของสมาชิกที่สมัครใหม่');
    for (const line of lines) expect(drawnWidth(line, 8, true)).toBeLessThanOrEqual(60);
  });

  it('breaks long texts between words, and ends what does not fit with dots', () => {
    const lines = wrap(`one two three ${'x'.repeat(300)}`, 8, 60, 3);
    expect(lines[0]).toBe('one two three');
    expect(lines).toHaveLength(3);
    expect(lines[2]).toMatch(/^x+\.\.$/);
    for (const line of lines) expect(widthOf(line) * 8).toBeLessThanOrEqual(60);
  });

  it('has the figures of the report in the console, under the same permission', async () => {
    await giveDeposit(app, await createMember(app), 123_456_789n);
    await app.platform.events.outbox.drain();
    const day = new Date().toLocaleDateString('sv', { timeZone: 'Asia/Ho_Chi_Minh' });
    const get = (name: string, query: string, headers = operator.headers) =>
      app.server.inject({ method: 'GET', url: `/backoffice/api/reports/${name}/file.pdf${query}`, headers });
    const span = `?from=${day}&to=${day}`;
    const { value } = await callDesk<Answer>(app, operator.headers, 'GET', `/reports/payments${span}&part=whole`);
    const file = await get('payments', `${span}&part=whole`);
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="payments-${day}-${day}.pdf"`,
    });
    const text = pagesOf(file.rawPayload).join('');
    expect(value.rows[0]?.numbers[0]).toBe('1234567.89');
    expect(text).toContain('(1,234,567.89) Tj');
    expect(text).toContain('(Fairlot) Tj');
    const thai = await get('payments', `${span}&part=whole`, { ...operator.headers, language: 'TY' });
    expect(pagesOf(thai.rawPayload).join('')).toContain(hexText('การชำระเงิน'));
    const support = await createOperator(app, 'support');
    expect((await get('payments', span, support.headers)).statusCode).toBe(403);
    expect((await get('nothing', span)).statusCode).toBe(404);
    expect((await get('payments', `${span}&by=colour`)).json()).toMatchObject({ errorCode: 'request.invalid' });
  });
});
