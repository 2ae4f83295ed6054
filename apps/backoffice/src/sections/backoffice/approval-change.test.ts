import { expect, it } from 'vitest';
import { objectText } from '../../parts/trail/object-words.ts';
import { CONTRIBUTIONS } from '../../sections.ts';
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
  ['formerHours: 24', { field: 'Previous keys stay valid (hours)', before: '', after: '24' }],
  ['VIP 3 · freeWithdrawals: 1 → 2', { field: 'VIP 3 · Free withdrawals per day', before: '1', after: '2' }],
  ['market.profile: "UK" → "demo"', { field: 'market · Market', before: 'UK', after: 'demo' }],
  ['amount: 10000.00 USD', { field: 'Amount', before: '', after: '10,000.00 USD' }],
  ['labels: ["vip","racing"] → –', { field: 'Labels', before: 'vip, racing', after: '–' }],
  ['note: "Best" bank', { field: 'Note', before: '', after: '"Best" bank' }],
  [String.raw`name: "Cup \u2192 Bank" → Cup`, { field: 'Name', before: 'Cup → Bank', after: 'Cup' }],
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
  expect(changeLine('period: week → day', '', mission)).toBe('Period: week → Every day');
  const alarm = chosenIn(words, { kind: 'alarm.end', object: 'bigWin' });
  expect(changeOf('kind: bigWin', '', alarm)).toMatchObject({ field: 'Type', after: 'Big win' });
  expect(chosenIn(words, { kind: 'offer', object: 'site' })).toEqual({});
});

it.each([
  ['offer', 'conditions: [{"field":"deposited","value":300,"operator":"gte"}]', 'Total deposits at least 300'],
  ['offer', 'games: {"live":"10%","slots":"100%"}', 'Live casino: 10%; Slots: 100%'],
  ['offer', 'endsAt: never', 'Never'],
  ['offer', 'mostBet: none', 'No limit'],
  ['agencyRun', 'decision: pay', 'Pay'],
  ['odds', 'De (de) · memberPick: unlimited', 'No limit'],
])('shows a fact of a request in words: %s, %s', async (kind, detail, after) => {
  const words = await CONTRIBUTIONS.loadValueWords();
  expect(changeOf(detail, '', chosenIn(words, { kind: 'role.change', object: `${kind}:7` })).after).toBe(after);
});

it('shows the parts of a settlement and of a rate in words', async () => {
  const words = await CONTRIBUTIONS.loadValueWords();
  expect(objectText('agencyRun:dividend:week:2026-11-23', words)).toBe('Settlement Dividend Every week 23 Nov 2026');
  const chosen = chosenIn(words, { kind: 'agency.rates', object: 'demo02 (member:2)' });
  expect(changeLine('rates · live: 120', '', chosen)).toBe('Rates · Live casino: 120');
});
