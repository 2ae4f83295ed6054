import { expect, it } from 'vitest';
import type { Message, Status } from '../api/chat.ts';
import { testMessage } from '../api/chat.testing.ts';
import { joined, lastOfStaff, olderWithoutGap, stateOfLast, withMessage } from './thread.ts';

const message = (id: number, from: Message['from'] = 'member', at = id * 1000) => testMessage(id, { from, at });
const status = (messages: Message[]) => ({ messages, unReadCount: 0 }) as unknown as Status;

it('inserts a repeated or late message once and in its place', () => {
  const once = withMessage(status([message(9), message(100)]), message(10, 'staff'));
  expect(once.messages.map(({ id }) => id)).toEqual(['9', '10', '100']);
  expect(once.unReadCount).toBe(1);
  expect(withMessage(once, message(10, 'staff'))).toBe(once);
});

it('puts older pages before the newest, and marks a pause', () => {
  const lines = joined([message(1), message(2)], [message(2), message(3, 'staff', 3_600_000)]);
  expect(lines.map(({ message: { id }, isAfterPause }) => [id, isAfterPause])).toEqual([
    ['1', true],
    ['2', false],
    ['3', true],
  ]);
  expect(lastOfStaff(lines)).toBe('3');
});

it('drops older pages that no longer reach the newest page', () => {
  const older = { messages: [message(8), message(9)], hasMore: false };
  expect(olderWithoutGap(older, [message(9), message(100)])).toBe(older);
  expect(olderWithoutGap(older, [message(70), message(100)])).toBeNull();
  expect(olderWithoutGap(older, [])).toBe(older);
});

it('the last own message is sent, then delivered, then read; an answer clears its state', () => {
  const lines = joined([], [message(8), message(9)]);
  const marks = [
    { delivered: '8', read: '0' },
    { delivered: '9', read: '8' },
    { delivered: '10', read: '9' },
  ];
  expect(marks.map((mark) => stateOfLast(lines, mark))).toEqual(['sent', 'delivered', 'read']);
  expect(stateOfLast(joined([], [message(8), message(9, 'staff')]), marks[0]!)).toBeNull();
});
