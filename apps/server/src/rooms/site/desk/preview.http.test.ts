import { auditOf, callDesk, createOperator, openTestApp, type TestOperator } from '@fairlot/testkit';
import { expect, it } from 'vitest';

/** A site that is not open yet. */
const app = await openTestApp({ isClosed: true });
const editor = await createOperator(app, 'content');

async function preview({ headers }: TestOperator) {
  const answer = await app.server.inject({ method: 'POST', url: '/backoffice/api/site/preview', headers });
  return { answer, cookie: answer.cookies.find(({ name }) => name === 'fairlot_preview') };
}
async function statusWith(value?: string) {
  const cookies: Record<string, string> = value === undefined ? {} : { fairlot_preview: value };
  const answer = await app.server.inject({ url: '/wps/whitelabel/systemStatus', cookies });
  return answer.json<{ value: object }>().value;
}
const OPEN = { status: 0, maintenance: false, opened: true };
const CLOSED = { status: 1, maintenance: true, opened: false };

it('shows the open site to the browser of an operator, and the closed page to everyone else', async () => {
  const { answer, cookie } = await preview(editor);
  const { until } = answer.json<{ value: { until: number } }>().value;
  expect(cookie).toMatchObject({ httpOnly: true, path: '/', sameSite: 'Strict', maxAge: 3600 });
  expect(until - Date.now()).toBeGreaterThan(3_500_000);
  expect(await statusWith(cookie?.value)).toMatchObject({ ...OPEN, preview: true });
  expect(await statusWith()).toMatchObject(CLOSED);
  expect(await statusWith()).not.toHaveProperty('preview');
  expect((await auditOf(app, 'site')).at(-1)).toMatchObject({ actor: editor.name, action: 'site.previewed' });
});

it('does not let that browser register or move money', async () => {
  const { cookie } = await preview(editor);
  const trial = await app.server.inject({
    method: 'POST',
    url: '/wps/session/testPlay',
    headers: { moduleid: 'FREEPLAY3' },
    cookies: { fairlot_preview: cookie?.value ?? '' },
  });
  expect(trial.json()).toMatchObject({ errorCode: 'system.maintenance' });
});

it('rejects a cookie that has ended or was changed', async () => {
  const { cookie } = await preview(editor);
  const [until = '', mac = ''] = cookie?.value.split('.') ?? [];
  const ended = String(Date.now() - 1);
  for (const value of [`${Number(until) + 1}.${mac}`, `${ended}.${mac}`, `${until}.${'0'.repeat(64)}`, until, 'x'])
    expect([value, await statusWith(value)]).toMatchObject([value, CLOSED]);
  const past = `${ended}.${app.platform.secrets.mac(ended, 'site-preview')}`;
  expect(await statusWith(past)).toMatchObject(CLOSED);
});

it('is refused to roles without the permission, and once the site is open', async () => {
  const support = await createOperator(app, 'support');
  expect(await callDesk(app, support.headers, 'POST', '/site/preview')).toMatchObject({
    errorCode: 'permission.denied',
  });
  await app.rooms.site.change('opened', true);
  expect(await callDesk(app, editor.headers, 'POST', '/site/preview')).toMatchObject({ errorCode: 'row.unchanged' });
});
