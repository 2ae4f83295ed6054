import { auditOf, callDesk, createMember, openBackOffice, REASON, runJob } from '@fairlot/testkit';
import { afterAll, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { hexText } from '../../../platform/pdf/pdf-file.ts';
import { pagesOf } from '../../../platform/pdf/pages.testing.ts';
import { openMailServer } from '@fairlot/testkit/clients/mail-server';
import { createReportMailer } from './mail-reports.ts';

const { mails, rejected, port, close: closeMails } = await openMailServer();
const { app, operator, call } = await openBackOffice({ smtpUrl: `smtp://127.0.0.1:${port}` });
afterAll(() => closeMails());
const { db } = app.platform;

it('a saved report is sent once per completed period, while its operator may read it', async () => {
  const save = {
    title: 'Revenue by game',
    report: 'revenue',
    query: { part: 'day', by: 'game', compare: 'week', filter: ['game:dice'] },
  };
  const { savedId } = (await call<{ savedId: string }>('POST', '/savedReports', save)).value;
  const input = { rhythm: 'day', mails: ['night@example.com'], reason: REASON };
  expect(await call('PUT', `/savedReports/${savedId}/mail`, { ...input, rhythm: 'month' })).toMatchObject({
    errorCode: 'request.invalid',
    value: { field: 'rhythm' },
  });
  const vietnamese = { ...operator.headers, language: 'VI' };
  expect(await callDesk(app, vietnamese, 'PUT', `/savedReports/${savedId}/mail`, input)).toMatchObject({
    success: true,
  });
  const send = createReportMailer({ ...app.platform, site: app.rooms.site });
  /** Ends the period. The product's own times are whole milliseconds. */
  const pass = () =>
    db.run(sql`
      update backoffice_report_mails set next_at = date_trunc('milliseconds', clock_timestamp()) - interval '1 hour'`);
  const before = mails.length;
  expect(await send()).toBe(false);
  await pass();
  expect([await send(), await send()]).toEqual([true, false]);
  expect(mails.slice(before).join('')).toMatch(/Fairlot: Revenue by game, \d{4}-\d\d-\d\d/);
  const [csv = '', pdf = ''] = Array.from(
    mails
      .slice(before)
      .join('')
      .matchAll(/filename=[^]+?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/g),
    ([, file = '']) => file,
  );
  expect(Buffer.from(csv, 'base64').toString()).toContain('"bets","time before","turnover VND before"');
  const document = pagesOf(Buffer.from(pdf, 'base64')).join('');
  expect(document).toContain('(Revenue by game) Tj');
  expect(document).toContain(hexText('Trò chơi'));
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

it('a mailed report is not deleted or replaced by another one under its title until its mailing ends', async () => {
  const save = { title: 'Bets by vendor', report: 'revenue', query: { part: 'day', by: 'vendor', filter: [] } };
  const { savedId } = (await call<{ savedId: string }>('POST', '/savedReports', save)).value;
  const mailTo = (recipients: string[]) =>
    call('PUT', `/savedReports/${savedId}/mail`, { rhythm: 'day', mails: recipients, reason: REASON });
  expect((await mailTo(['night@example.com'])).success).toBe(true);
  const funnel = { ...save, report: 'registrationFunnel', query: { part: 'whole', filter: [] } };
  const filtered = { ...save, query: { ...save.query, filter: ['game:dice'] } };
  for (const other of [funnel, filtered])
    expect(await call('POST', '/savedReports', other)).toMatchObject({ errorCode: 'report.mailed' });
  expect(await call('POST', '/savedReports', save)).toMatchObject({ value: { savedId } });
  const { value } = await call<{ saved: object[] }>('GET', '/reports');
  expect(value.saved).toContainEqual(expect.objectContaining(save));
  expect(await call('DELETE', `/savedReports/${savedId}`)).toMatchObject({ errorCode: 'report.mailed' });
  await db.run(sql`update backoffice_operators set role = 'content' where name = ${operator.name}`);
  expect((await mailTo([])).success).toBe(true);
  await db.run(sql`update backoffice_operators set role = 'admin' where name = ${operator.name}`);
  expect((await auditOf(app, `report:${savedId}`)).map(({ after }) => after)).toMatchObject([
    { mails: ['night@example.com'] },
    { mails: [] },
  ]);
  expect(await call('POST', '/savedReports', filtered)).toMatchObject({ value: { savedId } });
  expect((await call('DELETE', `/savedReports/${savedId}`)).success).toBe(true);
});

it('sends a report once to each recipient while another recipient fails', async () => {
  const save = { title: 'Bets by day', report: 'revenue', query: { part: 'day', by: 'game', filter: [] } };
  const { savedId } = (await call<{ savedId: string }>('POST', '/savedReports', save)).value;
  const recipients = ['first@example.com', 'gone@example.com', 'last@example.com'];
  const requested = { rhythm: 'day', mails: recipients, reason: REASON };
  expect(await call('PUT', `/savedReports/${savedId}/mail`, requested)).toMatchObject({ success: true });
  const send = createReportMailer({ ...app.platform, site: app.rooms.site });
  await db.run(sql`
    update backoffice_report_mails set next_at = date_trunc('milliseconds', clock_timestamp()) - interval '1 hour'
     where report_id = ${savedId}::bigint`);
  rejected.add('gone@example.com');
  const before = mails.length;
  const retry = async () => {
    await db.run(sql`
      update backoffice_report_mails set try_at = clock_timestamp()
       where report_id = ${savedId}::bigint and try_at is not null`);
    return send();
  };
  const receivedBy = (address: string) =>
    mails.slice(before).filter((mail) => mail.includes(`To: ${address}`) || mail.includes(`To: <${address}>`)).length;
  expect(await retry()).toBe(true);
  // No other process retries while a slow attempt may still be sending.
  const { isLater } = await db.one(sql<{ isLater: boolean }>`
    select try_at > clock_timestamp() + interval '9 minutes' as "isLater" from backoffice_report_mails
     where report_id = ${savedId}::bigint`);
  expect(isLater).toBe(true);
  for (let tries = 1; tries < 3; tries += 1) expect(await retry()).toBe(true);
  expect(recipients.map(receivedBy)).toEqual([1, 0, 1]);
  // A recipient who is added meanwhile gets the report of this period too.
  const more = { ...requested, mails: [...recipients, 'added@example.com'] };
  expect(await call('PUT', `/savedReports/${savedId}/mail`, more)).toMatchObject({ success: true });
  expect(await retry()).toBe(true);
  expect([...recipients, 'added@example.com'].map(receivedBy)).toEqual([1, 0, 1, 1]);
  rejected.clear();
  expect([await retry(), await retry()]).toEqual([true, false]);
  expect(recipients.map(receivedBy)).toEqual([1, 1, 1]);
  expect(
    await db.one(sql`
      select due_day as "dueDay", sent_at is not null as "isSent" from backoffice_report_mails
       where report_id = ${savedId}::bigint`),
  ).toEqual({ dueDay: null, isSent: true });
});

it('the mailed registration funnel begins with visits, empty for days before they were counted', async () => {
  const { memberId } = await createMember(app);
  await runJob(app, 'records-registrations');
  await db.run(sql`delete from records_visits`);
  await db.run(sql`
    update records_registrations
       set registered_at = case when member_id = ${memberId}::bigint then registered_at - interval '1 day' end`);
  const save = { title: 'Funnel', report: 'registrationFunnel', query: { part: 'whole', filter: [] } };
  const { savedId } = (await call<{ savedId: string }>('POST', '/savedReports', save)).value;
  const input = { rhythm: 'day', mails: ['night@example.com'], reason: REASON };
  expect(await call('PUT', `/savedReports/${savedId}/mail`, input)).toMatchObject({ success: true });
  const send = createReportMailer({ ...app.platform, site: app.rooms.site });
  const mailed = async () => {
    const before = mails.length;
    await db.run(sql`
      update backoffice_report_mails set next_at = date_trunc('day', clock_timestamp(), 'Asia/Ho_Chi_Minh')
       where report_id = ${savedId}::bigint`);
    expect(await send()).toBe(true);
    const [, file = ''] = /filename=[^]+?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(mails.slice(before).join('')) ?? [];
    return Buffer.from(file, 'base64').toString().trim().split('\r\n').slice(-2);
  };
  const head = expect.stringContaining('"time","row","visits","registered","verified","deposited","played"') as string;
  expect(await mailed()).toEqual([head, '"","","","1","0","0","0"']);
  await db.run(sql`
    insert into records_visits (day, visits) values ((now() at time zone 'Asia/Ho_Chi_Minh')::date - 1, 25)`);
  expect(await mailed()).toEqual([head, '"","","25","1","0","0","0"']);
});

it('the mailed player retention is empty for weeks that have not begun', async () => {
  const [member, former] = [await createMember(app), await createMember(app)];
  await runJob(app, 'records-registrations');
  const { monday } = await db.one(sql<{ monday: Date }>`
    update records_registrations
       set registered_at = case member_id when ${member.memberId}::bigint then week - interval '7 days'
             when ${former.memberId}::bigint then week - interval '14 days' end
      from (select date_trunc('week', clock_timestamp(), 'Asia/Ho_Chi_Minh') as week) w
     returning week as monday`);
  const save = { title: 'Retention', report: 'cohorts', query: { compare: 'before', filter: [] } };
  const { savedId } = (await call<{ savedId: string }>('POST', '/savedReports', save)).value;
  const input = { rhythm: 'week', mails: ['night@example.com'], reason: REASON };
  expect(await call('PUT', `/savedReports/${savedId}/mail`, input)).toMatchObject({ success: true });
  await db.run(sql`
    update backoffice_report_mails set next_at = ${monday}::timestamptz where report_id = ${savedId}::bigint`);
  const before = mails.length;
  expect(await createReportMailer({ ...app.platform, site: app.rooms.site })()).toBe(true);
  const [, file = ''] = /filename=[^]+?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(mails.slice(before).join('')) ?? [];
  const weekAgo = (weeks: number) => new Date(monday.getTime() - weeks * 7 * 86_400_000).toISOString();
  const line = `"${weekAgo(1)}","","1","0","0","","","","",""`;
  expect(Buffer.from(file, 'base64').toString().trim().split('\r\n').slice(1)).toEqual([
    `${line},"${weekAgo(2)}","1","0","0","0","","","",""`,
  ]);
});
