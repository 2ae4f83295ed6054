import { expect, it } from 'vitest';
import { previewWords, triedWords } from './dry-run-words.ts';

it('says what it would cost, and names whom it leaves out and why', () => {
  const tried = { days: 56, members: 3, expected: '30.00', mostForOne: '10.00' };
  expect(triedWords({ ...tried, leftOut: { away: 0, raise: 0, limit: 0, risk: 0 } })).toBe(
    'Over the last 56 days: 3 members, 30.00 in all, 10.00 at most for one.',
  );
  expect(triedWords({ ...tried, leftOut: { away: 2, raise: 0, limit: 1, risk: 0 } })).toContain(
    'Left out to protect them: 2 on a break, excluded or without an open account, 1 at a limit.',
  );
  const members = [
    { memberId: '1', account: 'one', reason: null },
    { memberId: '2', account: 'two', reason: 'risk' as const },
  ];
  expect(previewWords({ sum: '5.00', budgetLeft: '9.00', members })).toBe(
    'One member gets 5.00 in all; 9.00 of the budget is left. ' +
      'Left out to protect them: two (spoken to about their play).',
  );
});
