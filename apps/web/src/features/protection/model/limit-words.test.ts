import { expect, it } from 'vitest';
import { minutesText } from './limit-words.ts';

it('writes no minutes beside whole hours', () => {
  const t = (key: string, values?: object) => `${key} ${JSON.stringify(values)}`;
  expect(minutesText(42, t)).toBe('time.minutes {"minutes":42}');
  expect(minutesText(60, t)).toBe('time.wholeHours {"hours":1}');
  expect(minutesText(90, t)).toBe('time.hours {"hours":1,"minutes":30}');
});
