import { afterEach, expect, it } from 'vitest';
import { hasUnsent, takesFormsAway, warnUnsent, whileSending } from './leaving.ts';

const undo: (() => void)[] = [];
afterEach(() => undo.splice(0).forEach((one) => one()));
const form = (isChanged: boolean) => {
  const made = {};
  undo.push(warnUnsent(made, isChanged));
  return made;
};

it('detects a changed, unsent form on the page, and within a given part of the page only', () => {
  form(false);
  expect(hasUnsent()).toBe(false);
  const changed = form(true);
  const having = (inside: unknown) => ({ contains: (other: unknown) => other === inside });
  expect([hasUnsent(), hasUnsent(having(changed)), hasUnsent(having({}))]).toEqual([true, true, false]);
  warnUnsent(changed, false);
  expect(hasUnsent()).toBe(false);
});

it('ignores a removed form, and a form that is being sent', async () => {
  const gone = warnUnsent({}, true);
  gone();
  expect(hasUnsent()).toBe(false);
  form(true);
  expect(await whileSending(async () => hasUnsent())).toBe(false);
  await expect(whileSending(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(hasUnsent()).toBe(true);
});

it("does not treat a list's order as another page", () => {
  const ofLists = new Set(['sort', 'filter']);
  const at = (pathname: string, search = {}) => ({ pathname, search });
  const goes = (next: ReturnType<typeof at>) => takesFormsAway(at('/draw', { game: 'a', sort: 'x' }), next, ofLists);
  expect(goes(at('/draw', { filter: ['one'], game: 'a' }))).toBe(false);
  expect(goes(at('/draw', { game: 'b', sort: 'x' }))).toBe(true);
  expect(goes(at('/offers', { game: 'a', sort: 'x' }))).toBe(true);
});
