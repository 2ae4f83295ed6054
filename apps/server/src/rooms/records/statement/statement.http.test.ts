import { createMember, openTestApp, type TestMember } from '@fairlot/testkit';
import { describe, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { wordsOf } from './paper.ts';
import { missingSigns, pagesOf } from '../../../platform/pdf/pages.testing.ts';
import { WORDS } from './words.ts';

const app = await openTestApp();
const { db } = app.platform;
const wallet = app.rooms.wallet;

/** The current month of the merchant. */
const NOW = new Date().toLocaleDateString('sv', { timeZone: 'Asia/Ho_Chi_Minh' }).slice(0, 7);
const read = (who: TestMember, kind: 'csv' | 'pdf', month: string, language = 'EN') =>
  app.server.inject({
    method: 'GET',
    url: `/wps/report/statement.${kind}`,
    query: { month },
    headers: { ...who.headers, moduleid: 'TRANSREC3', language },
  });
const cellsOf = (text: string) =>
  text
    .trim()
    .split('\r\n')
    .map((line) => line.replace('\uFEFF', '').slice(1, -1).split('","'));

it('draws PDFs outside the serving thread, one at a time, while other requests are answered', async () => {
  const member = await createMember(app, { balance: '1000.00' });
  await db.run(
    sql`
    select wallet_transfer('busy:' || n, wallet_member_code(${member.memberId}::bigint, ${member.asset}),
      'house:' || ${member.asset}, ${member.asset}, 1, 'bet', 'bet number ' || n) from generate_series(1, 3000) n`,
    { wakes: ['stream'] },
  );
  const ended: string[] = [];
  const drawn = Promise.all(
    ['EN', 'AR', 'TY'].map(async (language) => {
      expect((await read(member, 'pdf', NOW, language)).rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
      ended.push(language);
    }),
  );
  let answered = 0;
  while (ended.length < 3) {
    await app.server.inject('/healthz');
    await new Promise((resolve) => setImmediate(resolve));
    answered += 1;
  }
  await drawn;
  // The preceding database read decides which of them is first.
  expect(ended.toSorted()).toEqual(['AR', 'EN', 'TY']);
  // Drawing in this thread would leave one turn per page: about 250 in all.
  expect(answered).toBeGreaterThan(500);
});

describe('a monthly statement', () => {
  it('contains real and bonus money, agrees with the ledger, and places every row on a page', async () => {
    const member = await createMember(app, { balance: '1000.00' });
    const { memberId, asset } = member;
    await db.transaction(async (tx) => {
      await wallet.bonus.grant(tx, {
        key: 'statement:bonus',
        bonusId: 'statement:bonus',
        memberId,
        asset,
        amountMinor: 5000n,
        terms: { kind: 'sticky', maxBetMinor: null, products: null, excludedGames: [] },
      });
      await tx.run(
        sql`
        select wallet_transfer('statement:' || n, wallet_member_code(${memberId}::bigint, ${asset}),
          'house:' || ${asset}, ${asset}, 10, 'bet',
          case n when 1 then '=1+1' else 'bet number ' || n end) from generate_series(1, 1100) n`,
        { wakes: ['stream'] },
      );
    });
    const csv = await read(member, 'csv', NOW);
    expect(csv.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="statement-${NOW}.csv"`,
    });
    const [head, ...rows] = cellsOf(csv.body);
    expect(head?.slice(0, 4)).toEqual(['UTC', 'Time', 'Account', 'Type']);
    expect(rows).toHaveLength(1102);
    expect(rows[0]?.slice(2, 6)).toEqual(['Account', 'Adjustment', '1000.00', '1000.00']);
    expect(rows.filter(([, , account]) => account === 'Bonus money').map((row) => row.slice(3, 6))).toEqual([
      ['Bonus', '50.00', '50.00'],
    ]);
    expect(rows.at(-1)?.slice(3, 8)).toEqual(['Bet', '-0.10', '890.00', 'VND', 'bet number 1100']);
    // A spreadsheet must not evaluate text that a person wrote.
    expect(csv.body).toContain(`"'=1+1"`);

    const pdf = await read(member, 'pdf', NOW, 'VI');
    expect(pdf.headers['content-type']).toBe('application/pdf');
    const pages = pagesOf(pdf.rawPayload);
    expect(pages.join('').match(/\(bet number \d+\)/g)).toHaveLength(1099);
    // The first balance, grouped as in Vietnamese, and the last one.
    expect(pages[0]).toContain('(1.000,00) Tj');
    expect(pages[0]).toContain('(890,00) Tj');
    expect(pagesOf((await read(member, 'pdf', NOW, 'EN')).rawPayload)[0]).toContain('(1,000.00) Tj');
    expect(pages[0]).toContain(`(1 / ${pages.length}) Tj`);
    expect(pages[0]).toContain(
      Buffer.from(WORDS['VI']?.title ?? '', 'utf16le')
        .swap16()
        .toString('hex'),
    );
    const text = pdf.rawPayload.toString('latin1');
    const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
    expect(text.slice(start, start + 5)).toBe('xref\n');
  });

  it('names the repayment of a debt, and has no words of the program as references', async () => {
    const member = await createMember(app, { balance: '100.00' });
    const [id, asset, house] = [member.memberId, member.asset, `house:${member.asset}`];
    await db.run(
      sql`
      select wallet_reverse_many(${house}, ${asset}, array['debt'], array[${id}::bigint], array[15000],
        array['order'])`,
      { wakes: ['stream'] },
    );
    for (const reference of ['reward', 'adjustment:7'])
      await db.run(
        sql`
        select wallet_transfer(${`debt:${reference}`}, ${house}, wallet_member_code(${id}::bigint, ${asset}), ${asset},
          4000, 'bonus', ${reference})`,
        { wakes: ['stream'] },
      );
    const rowsIn = async (language: string) =>
      cellsOf((await read(member, 'csv', NOW, language)).body)
        .slice(2)
        .map(([, , , kind, amount, balance, , reference]) => [kind, amount, balance, reference]);
    expect(await rowsIn('EN')).toEqual([
      ['Adjustment', '-100.00', '0.00', ''],
      ['Bonus', '40.00', '40.00', ''],
      ['Debt repaid', '-40.00', '0.00', ''],
      ['Bonus', '40.00', '40.00', '7'],
      ['Debt repaid', '-10.00', '30.00', ''],
    ]);
    expect((await rowsIn('VI')).map(([kind]) => kind)).toContain('Trả nợ');
    expect(pagesOf((await read(member, 'pdf', NOW)).rawPayload).join('')).not.toMatch(/receivable|reward|adjustment/);
  });

  it('is empty without movements, refuses a month that has not begun, and belongs to its member only', async () => {
    const member = await createMember(app, { balance: '7.00' });
    expect(cellsOf((await read(member, 'csv', '2020-02')).body)).toHaveLength(1);
    expect((await read(member, 'pdf', '2020-02', 'AR')).statusCode).toBe(200);
    for (const month of ['2020-13', '2999-01', '0000-01', '0001-01'])
      expect((await read(member, 'csv', month)).json()).toMatchObject({ errorCode: 'request.invalid' });
    expect(cellsOf((await read(await createMember(app), 'csv', NOW)).body)).toHaveLength(1);
  });

  it('draws the texts of every language without missing glyphs in the bundled fonts', () => {
    for (const code of Object.keys(WORDS)) {
      const { words, kinds } = wordsOf(code);
      expect([code, missingSigns([...Object.values(words), ...Object.values(kinds)])]).toEqual([code, []]);
    }
  });
});
