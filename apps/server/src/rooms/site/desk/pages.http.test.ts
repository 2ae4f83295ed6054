import { openBackOffice, REASON } from '@fairlot/testkit';
import { expect, it } from 'vitest';

const { app, call, trail } = await openBackOffice();

const reported = async (): Promise<Record<string, object>> =>
  (await app.server.inject('/wps/whitelabel/settings')).json().value.closedPages;
const put = (page: string, body: object) => call('PUT', `/pages/${page}`, { reason: REASON, ...body });

it('opens a page, closes it with a reason in the given languages, and notifies players immediately', async () => {
  expect(await reported()).toEqual({});
  expect(await put('vip', { open: false, texts: { EN: 'Back on Monday', VI: 'Mở lại vào thứ Hai' } })).toMatchObject({
    value: { open: false },
  });
  expect(await reported()).toMatchObject({ vip: { EN: 'Back on Monday', VI: 'Mở lại vào thứ Hai' } });
  const { value } = await call<{ page: string; open: boolean }[]>('GET', '/pages');
  expect(value).toContainEqual(
    expect.objectContaining({ page: 'vip', open: false, texts: { EN: 'Back on Monday', VI: 'Mở lại vào thứ Hai' } }),
  );
  expect(await put('vip', { open: true, texts: {} })).toMatchObject({
    success: true,
    value: { page: 'vip', open: true, texts: {} },
  });
  expect(await reported()).not.toHaveProperty('vip');
  expect(await trail('page:vip')).toMatchObject([
    { before: { open: true }, after: { open: false, texts: { EN: 'Back on Monday' } } },
    { before: { open: false }, after: { open: true }, reason: REASON },
  ]);
});

it('keeps both changes when two operators change two pages at the same time', async () => {
  await Promise.all([
    put('rewards', { open: true, texts: {} }),
    put('benefits', { open: true, texts: {} }),
    put('inbox', { open: false, texts: { EN: 'Being moved' } }),
  ]);
  const closed = await reported();
  expect([closed['rewards'], closed['benefits'], closed['inbox']]).toEqual([
    undefined,
    undefined,
    { EN: 'Being moved' },
  ]);
});

it.each([
  ['an unknown page', 'home', { open: false, texts: {} }],
  ['an empty text', 'vip', { open: false, texts: { EN: '  ' } }],
  ['an unknown language', 'vip', { open: false, texts: { english: 'x' } }],
  ['a text that is too long', 'vip', { open: false, texts: { EN: 'x'.repeat(501) } }],
  ['no reason', 'vip', { open: true, texts: {}, reason: '' }],
])('rejects %s', async (_, page, body) => {
  const before = await reported();
  expect(await put(page, body)).toMatchObject({ status: 400, errorCode: 'request.invalid' });
  expect(await reported()).toEqual(before);
});
