import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { applyEvents, createRefetches } from '../../shared/events/event-stream.ts';
import { touchedQueries } from './live-events.ts';

const CONTRACT = fileURLToPath(new URL('../../../../../packages/contract/src/', import.meta.url));

/** The event stream itself stores the wallet's event. */
const TOUCH_NOTHING = ['balance'];

it("joins the features' lists: a settled draw invalidates results and winners, but not games", () => {
  const client = new QueryClient();
  const keys = [
    ['lottery', 'history', 'VN60'],
    ['catalogue', 'winners'],
    ['catalogue', 'menus'],
  ];
  for (const key of keys) client.setQueryData(key, 1);
  createRefetches(client).add(applyEvents(client, touchedQueries, [['draw.settled', '{"gameCode":"VN60"}']]));
  expect(keys.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, true, false]);
});

it('every event of the contract invalidates a query', () => {
  const reported = globSync('*/events.ts', { cwd: CONTRACT }).flatMap((file) =>
    [...readFileSync(join(CONTRACT, file), 'utf8').matchAll(/^ {2}'?([\w.]+)'?: /gm)].map(([, name = '']) => name),
  );
  expect(reported).toContain('draw.settled');
  expect(reported.filter((name) => !TOUCH_NOTHING.includes(name)).toSorted()).toEqual(
    Object.keys(touchedQueries).toSorted(),
  );
});
