import { auditOf, openBackOffice, REASON } from '@fairlot/testkit';
import { afterAll, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { openMailServer } from '../mail-server.testing.ts';
import { createReportMailer } from './mail-reports.ts';

const { mails, port, close: closeMails } = await openMailServer();
const { app, operator, call, close } = await openBackOffice({ smtpUrl: `smtp://127.0.0.1:${port}` });
afterAll(async () => {
  await close();
  closeMails();
});
const { db } = app.platform;

it('a saved report is sent once for a period that is over, while its operator may read it', async () => {
  const save = {
    title: 'Revenue by game',
    report: 'revenue',
    query: { part: 'day', by: 'game', compare: 'week', filter: ['game:dice'] },
  };
  const { savedId } = (await call<{ savedId: string }>('POST', '/savedReports', save)).value;
  const wish = { rhythm: 'day', mails: ['night@example.com'], reason: REASON };
  expect(await call('PUT', `/savedReports/${savedId}/mail`, { ...wish, rhythm: 'month' })).toMatchObject({
    errorCode: 'request.invalid',
    value: { field: 'rhythm' },
  });
  expect(await call('PUT', `/savedReports/${savedId}/mail`, wish)).toMatchObject({ success: true });
  const send = createReportMailer(app.platform);
  /** Lets the period end. The product's own moments are whole milliseconds. */
  const pass = () =>
    db.run(sql`
      update backoffice_report_mails set next_at = date_trunc('milliseconds', clock_timestamp()) - interval '1 hour'`);
  const before = mails.length;
  expect(await send()).toBe(false);
  await pass();
  expect([await send(), await send()]).toEqual([true, false]);
  expect(mails.slice(before).join('')).toMatch(/Fairlot: Revenue by game, \d{4}-\d\d-\d\d/);
  const [, file = ''] = /filename=[^]+?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(mails.slice(before).join('')) ?? [];
  expect(Buffer.from(file, 'base64').toString()).toContain('"bets","time before","turnover VND before"');
  const { value } = await call<{ saved: { mail: { sentAt: number; nextAt: number } }[] }>('GET', '/reports');
  expect(value.saved[0]?.mail.nextAt).toBeGreaterThan(value.saved[0]?.mail.sentAt ?? Infinity);
  expect(await auditOf(app, `report:${savedId}`)).toMatchObject([{ action: 'report.mailed', reason: REASON }]);
  const sent = mails.length;
  await db.run(sql`update backoffice_operators set role = 'content' where name = ${operator.name}`);
  await pass();
  expect([await send(), await send()]).toEqual([true, false]);
  expect(mails.length).toBe(sent);
  await db.run(sql`update backoffice_operators set role = 'admin' where name = ${operator.name}`);
});
