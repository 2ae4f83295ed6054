import { expect, it } from 'vitest';
import { setTimeZone } from '../../shared/format.ts';
import { changeLine, changeOf, chosenIn } from './approval-change.ts';

setTimeZone('UTC');

it.each([
  ['fee: 0.00 → 5000.00', { field: 'Fee', before: '0.00 VND', after: '5,000.00 VND' }],
  ['lateHours: 3 → –', { field: 'late hours', before: '3', after: '–' }],
  ['isOpen: true → false', { field: 'Open', before: 'Yes', after: 'No' }],
  ['drawAt: 2026-11-28T19:30:00Z → –', { field: 'Draw time', before: '28 Nov 2026, 19:30:00', after: '–' }],
  ['member:112', { field: '', before: '', after: 'Member 112' }],
  ['support → finance', { field: '', before: 'support', after: 'finance' }],
  ['EN: Bank: the quick way', { field: 'EN', before: '', after: 'Bank: the quick way' }],
  ['note: a → b → c', { field: 'Note', before: 'a', after: 'b → c' }],
  ['+ members.read', { field: 'Members', before: '', after: 'view' }],
  ['− members.read', { field: 'Members', before: 'view', after: '–' }],
  ['names: – → two\nlines', { field: 'Names', before: '–', after: 'two\nlines' }],
])("splits a room's description of a change into columns: %s", (detail, change) => {
  expect(changeOf(detail, 'VND')).toEqual({ key: detail, ...change });
});

it.each([
  ['+ members.read', '+ Members: view'],
  ['role: support → finance', 'Role: support → finance'],
  ['EN: Bank', 'EN: Bank'],
  ['fee: 0.00 → 5000.00', 'Fee: 0.00 VND → 5,000.00 VND'],
])('shows a change in one line: %s', (detail, line) => {
  expect(changeLine(detail, 'VND')).toBe(line);
});

it('shows chosen values in words, of the kind of the request or of its object', () => {
  const words = { mission: { period: { day: 'Every day' } }, 'alarm.end': { kind: { bigWin: 'Big win' } } };
  const mission = chosenIn(words, { kind: 'loyalty.mission', object: 'Ten bets (mission:4)' });
  expect(changeLine('period: week → day', '', mission)).toBe('period: week → Every day');
  const alarm = chosenIn(words, { kind: 'alarm.end', object: 'bigWin' });
  expect(changeOf('kind: bigWin', '', alarm)).toMatchObject({ field: 'Type', after: 'Big win' });
  expect(chosenIn(words, { kind: 'offer', object: 'site' })).toEqual({});
});
