import { openBackOffice } from '@fairlot/testkit';
import { expect, it } from 'vitest';
import { sourcesOf } from './rules.ts';

const { app, call } = await openBackOffice();

/** Lists whose name is not that of their page. */
const LISTS: Record<string, string> = { 'protection-alerts': 'protectionAlerts' };

it.each([...sourcesOf(app.platform)])('an alarm %s links to a list that accepts its filter', async (_kind, source) => {
  // A row whose columns are all 100.
  const row = new Proxy({}, { get: () => '100' });
  const rows = async () => [row];
  const [found] = await source.find({ rows } as never, { threshold: 1n, since: new Date(0), asset: 'VND' });
  const { page = '', query = {} } = found ?? {};
  expect(page).not.toBe('');
  if (query['filter'] === undefined) return;
  expect((await call('GET', `/${LISTS[page] ?? page}?filter=${query['filter']}`)).errorCode).toBeNull();
});
