import type { backoffice as contract, ValueOf } from '@fairlot/contract';
import { formatMinor } from '@fairlot/money';
import { callDesk, createMember, createOperator, openBackOffice, runJob } from '@fairlot/testkit';
import { giveDeposit } from '@fairlot/testkit/members';
import { parquetMetadata, parquetReadObjects } from 'hyparquet';
import { describe, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { parquetOf } from './report-parquet.ts';

type Answer = ValueOf<typeof contract.report>;
type ReportItem = ValueOf<typeof contract.reports>['reports'][number];

const { app, operator } = await openBackOffice();
const { db, events } = app.platform;

const today = async () => db.value(sql<string>`select (now() at time zone 'Asia/Ho_Chi_Minh')::date::text`);
const get = (path: string, headers = operator.headers) =>
  app.server.inject({ method: 'GET', url: `/backoffice/api${path}`, headers });

/** Rows of a file, amounts as decimal strings: the reader itself would return them as floating-point numbers. */
async function rowsOf(file: Buffer) {
  const buffer = new Uint8Array(file).buffer;
  const metadata = parquetMetadata(buffer);
  const money = new Set(
    metadata.schema.filter(({ converted_type: type }) => type === 'DECIMAL').map(({ name }) => name),
  );
  const texts = new Set(metadata.schema.filter(({ converted_type: type }) => type === 'UTF8').map(({ name }) => name));
  for (const element of metadata.schema) if (money.has(element.name)) delete element.converted_type;
  const read: Record<string, unknown>[] = await parquetReadObjects({ file: buffer, metadata, utf8: false });
  const valueOf = (name: string, value: unknown) => {
    if (value instanceof Uint8Array && money.has(name))
      return formatMinor(BigInt.asIntN(8 * value.length, BigInt(`0x${Buffer.from(value).toString('hex')}`)));
    if (value instanceof Date) return value.getTime();
    return typeof value === 'bigint' ? String(value) : (value ?? null);
  };
  const facts = Object.fromEntries((metadata.key_value_metadata ?? []).map(({ key, value }) => [key, value]));
  const types = Object.fromEntries(
    metadata.schema.slice(1).map(({ name, type, precision, scale }) => [name, { type, precision, scale }]),
  );
  const rows = read.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [name, valueOf(name, value)])),
  );
  return { rows, facts, types, texts: [...texts] };
}

/** Rows of the console's answer, in the form of the file. */
const expectedOf = ({ asset, rows, before: compared }: Answer, numbers: ReportItem['numbers']) =>
  rows.map((row) => {
    const { at, key, label, before } = row;
    const now = numbers.map(({ name }, place) => [name, row.numbers[place]]);
    const zeros = numbers.map(({ unit }) => (unit === 'money' ? '0.00' : '0'));
    const former = numbers.map(({ name }, place) => [`${name}_before`, (before?.numbers ?? zeros)[place]]);
    const facts = { time: at, key, label, currency: asset, ...Object.fromEntries(now) };
    return compared === null ? facts : { ...facts, time_before: before?.at ?? null, ...Object.fromEntries(former) };
  });

describe('a report as Parquet', () => {
  it('has the rows of the report in the console, with exact amounts', async () => {
    for (const amount of [250_000n, 1n, 99n, 700_001n])
      await giveDeposit(app, await createMember(app, { balance: '5.00' }), amount);
    await events.outbox.drain();
    // The demonstration's visits may be of the day before.
    await runJob(app, 'records-registrations');
    const day = await today();
    const all = (await callDesk<ValueOf<typeof contract.reports>>(app, operator.headers, 'GET', '/reports')).value;
    const counted: string[] = [];
    for (const { name, numbers, groupings } of all.reports)
      for (const query of ['', '&part=whole', `&part=month&by=${groupings[0] ?? ''}`, '&part=day&compare=week']) {
        if (query.endsWith('by=')) continue;
        const address = `?from=${day}&to=${day}${query}`;
        const { value } = await callDesk<Answer>(app, operator.headers, 'GET', `/reports/${name}${address}`);
        const file = await get(`/reports/${name}/file.parquet${address}`);
        expect(file.headers).toMatchObject({
          'content-type': 'application/vnd.apache.parquet',
          'content-disposition': `attachment; filename="${name}-${day}-${day}.parquet"`,
        });
        const { rows, facts, types } = await rowsOf(file.rawPayload);
        const expected = expectedOf(value, numbers);
        // A week of a cohort that has not begun has no number.
        if (!name.startsWith('cohort')) expect([name, query, rows]).toEqual([name, query, expected]);
        expect(rows).toHaveLength(expected.length);
        expect(facts).toMatchObject({
          report: name,
          from: day,
          to: day,
          isWhole: 'true',
          timeZone: 'Asia/Ho_Chi_Minh',
        });
        for (const number of numbers)
          expect(types[number.name]).toMatchObject(
            number.unit === 'money' ? { type: 'FIXED_LEN_BYTE_ARRAY', precision: 30, scale: 2 } : { type: 'INT64' },
          );
        if (rows.length > 0) counted.push(name);
      }
    expect(counted).toEqual(expect.arrayContaining(['payments', 'registrationFunnel', 'agents']));
  });

  it('keeps amounts beyond the precision of floating point, negative ones, gaps and any text', async () => {
    const table = {
      columns: [
        { name: 'time', unit: 'time' },
        { name: 'label', unit: 'text' },
        { name: 'paid', unit: 'money' },
        { name: 'bets', unit: 'count' },
      ] as const,
      rows: [
        [Date.UTC(2026, 10, 2, 17), '=Xổ số 彩票 🎲', '90071992547409930.01', '9007199254740993'],
        [null, '', '-0.01', null],
        [0, '"', '-92233720368547758.08', '0'],
        ...Array.from({ length: 2000 }, (_, place) => [place, `row ${place}`, `${place}.07`, String(place)] as const),
      ],
    };
    const { rows } = await rowsOf(parquetOf(table, {}));
    expect(rows.map(({ time, label, paid, bets }) => [time, label, paid, bets])).toEqual(table.rows);
  });

  it('is empty without rows, and refused like the report itself', async () => {
    const empty = await get('/reports/revenue/file.parquet?from=2020-01-01&to=2020-01-02');
    expect((await rowsOf(empty.rawPayload)).rows).toEqual([]);
    const support = await createOperator(app, 'support');
    const span = '?from=2026-03-01&to=2026-03-02';
    expect((await get(`/reports/revenue/file.parquet${span}`, support.headers)).statusCode).toBe(403);
    expect((await get(`/reports/revenue/file.xlsx${span}`)).statusCode).toBe(404);
    for (const query of ['?from=2020-01-01&to=2026-01-01', `${span}&by=colour`, `${span}&format=pdf`, ''])
      expect((await get(`/reports/revenue/file.parquet${query}`)).json()).toMatchObject({
        errorCode: 'request.invalid',
      });
  });
});
