import { expect, it } from 'vitest';
import { answerTime, count, noAnswers, together } from './answer-times.ts';

it('computes the median and the slowest one per cent of counted answers', () => {
  const [fast, slow] = [noAnswers(), noAnswers()];
  expect(answerTime(fast, 0.5)).toBeNull();
  for (let call = 0; call < 98; call++) count(fast, 30);
  count(slow, 900);
  count(slow, 60_000);
  const both = together(fast, slow);
  expect(answerTime(both, 0.5)).toBe(28);
  expect(answerTime(both, 0.99)).toBe(1000);
  expect(answerTime(both, 1)).toBe(10_000);
});
