import { expect, it } from 'vitest';
import { createOwnOpenings } from './own-openings.ts';

const never = () => {};
const later = () => Promise.resolve();

it('gives one turn at a time, in a fixed order, regardless of the order of requests', async () => {
  const queue = createOwnOpenings(() => false, never);
  const contract = queue.want('contract');
  const daily = queue.want('daily');
  await later();
  expect(queue.current()).toBe('daily');
  const reality = queue.want('reality');
  await later();
  // An open item stays open until it is closed.
  expect(queue.current()).toBe('daily');
  daily();
  await later();
  expect(queue.current()).toBe('reality');
  reality();
  await later();
  expect(queue.current()).toBe('contract');
  contract();
  await later();
  expect(queue.current()).toBeNull();
});

it('waits for a dialog with an address, and for a dialog that the player opened', async () => {
  let isCovered = true;
  let uncover = () => {};
  const queue = createOwnOpenings(
    () => isCovered,
    (call) => (uncover = call),
  );
  const asked = queue.want('asked');
  queue.want('daily');
  await later();
  expect(queue.current()).toBe('asked');
  asked();
  await later();
  expect(queue.current()).toBeNull();
  isCovered = false;
  uncover();
  expect(queue.current()).toBe('daily');
});

it('the reality check does not wait for an open dialog', async () => {
  const queue = createOwnOpenings(() => true, never);
  queue.want('contract');
  queue.want('reality');
  await later();
  expect(queue.current()).toBe('reality');
});

it('skips items that no longer need a turn, and notifies listeners of each change', async () => {
  const queue = createOwnOpenings(() => false, never);
  const seen: unknown[] = [];
  queue.subscribe(() => seen.push(queue.current()));
  queue.want('daily')();
  const [first, second] = [queue.want('contract'), queue.want('contract')];
  await later();
  first();
  await later();
  expect(queue.current()).toBe('contract');
  second();
  expect(seen).toEqual(['contract', null]);
  expect(queue.hasPassed('daily')).toBe(false);
  queue.pass('daily');
  expect([queue.hasPassed('daily'), seen.length]).toEqual([true, 3]);
});
