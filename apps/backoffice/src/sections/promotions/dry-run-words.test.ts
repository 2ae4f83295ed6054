import { expect, it } from 'vitest';
import { leftOutWords, previewWords } from './dry-run-words.ts';

it('states who is omitted of an offer and why, and what a manual gift pays', () => {
  expect(leftOutWords({ away: 0, raise: 0, limit: 0, risk: 0 })).toBe('No members are excluded for their protection.');
  expect(leftOutWords({ away: 2, raise: 0, limit: 1, risk: 0 })).toBe(
    'Excluded for their protection: 2 on a break, excluded or without an open account, 1 at a limit.',
  );
  const members = [
    { memberId: '1', account: 'one', reason: null },
    { memberId: '2', account: 'two', reason: 'risk' as const },
  ];
  expect(previewWords({ sum: '5000.00', budgetLeft: '9000.00', members })).toBe(
    '1 member gets 5,000.00 in total. Budget left: 9,000.00. ' +
      'Excluded for their protection: two (contacted about their play).',
  );
});
