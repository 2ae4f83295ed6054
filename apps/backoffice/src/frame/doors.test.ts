import { PERMISSIONS } from '@fairlot/contract';
import { expect, it } from 'vitest';
import { PAGES, pagesFor } from '../sections.ts';
import { doorsAtThumb, doorsFor, groupsOf } from './doors.ts';
import { workOn } from './entries.tsx';

/** Maximum number of links in a navigation; `docs/spec/interfaces.md`. */
const MOST_LINKS = 24;
/** Reached from the footer. */
const OWN = ['account'];
const keys = (...permissions: string[]) => doorsFor(permissions).map(({ key }) => key);

it('has six groups, about twenty doors, and at most 24 links', () => {
  const doors = doorsFor(PERMISSIONS);
  expect(groupsOf(doors).map(({ key }) => key)).toEqual([
    'today',
    'players',
    'games',
    'lottery',
    'marketing',
    'settings',
  ]);
  expect(groupsOf(doors).flatMap((group) => group.doors)).toEqual(doors);
  expect(doors.length).toBeGreaterThanOrEqual(18);
  expect(doors.length).toBeLessThanOrEqual(MOST_LINKS);
});

it('every page is a sub-tab of one door, or belongs to a page that is', () => {
  const tabs = doorsFor(PERMISSIONS).flatMap(({ pages }) => pages.map(({ path }) => path));
  expect(new Set(tabs).size).toBe(tabs.length);
  const lost = PAGES.filter(({ path, within }) => !tabs.includes(within ?? path) && !OWN.includes(path));
  expect(lost.map(({ path }) => path)).toEqual([]);
});

it.each([...PERMISSIONS])('with %s alone, every permitted page is behind a door', (permission) => {
  const tabs = doorsFor([permission]).flatMap(({ pages }) => pages.map(({ path }) => path));
  const permitted = pagesFor([permission]).filter(({ path, within }) => within === undefined && !OWN.includes(path));
  expect(tabs).toEqual(permitted.map(({ path }) => path));
});

it('leaves out doors without a permitted page, and names a door after its only page', () => {
  expect(keys()).toEqual(['today', 'cases', 'reports', 'operators']);
  expect(doorsFor([]).map(({ label }) => label)).toEqual(['Today', 'Tasks', 'My exports', 'API tokens']);
  expect(doorsFor(['figures.read']).find(({ key }) => key === 'reports')?.label).toBe('Reports');
});

it('the bottom bar of a phone shows urgent queues first, then further sections', () => {
  const thumbs = (...permissions: string[]) => doorsAtThumb(doorsFor(permissions)).map(({ key }) => key);
  expect(thumbs(...PERMISSIONS)).toEqual(['today', 'withdrawals', 'approvals', 'chat']);
  expect(thumbs('chat.read', 'figures.read')).toEqual(['today', 'chat', 'cases', 'reports']);
  expect(thumbs()).toEqual(['today', 'cases', 'reports', 'operators']);
});

it('a door counts the work of all its pages, and is late if one of them is', () => {
  const pages = doorsFor(PERMISSIONS).find(({ key }) => key === 'cases')?.pages ?? [];
  const work = (page: string, count: number, tone: 'waiting' | 'late', countIsExact = true) => ({
    page,
    count,
    tone,
    countIsExact,
  });
  const waiting = [work('identities', 3, 'waiting'), work('alarms', 2, 'late', false), work('withdrawals', 9, 'late')];
  expect(workOn(waiting, pages)).toEqual({ count: 5, tone: 'late', countIsExact: false });
  expect(workOn(waiting.slice(0, 1), pages)).toEqual({ count: 3, tone: 'waiting', countIsExact: true });
  expect(workOn([work('identities', 0, 'waiting')], pages)).toBeUndefined();
});
