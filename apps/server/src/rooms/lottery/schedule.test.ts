import { expect, test } from 'vitest';
import { issueAt, issuesFrom, type Schedule } from './schedule.ts';

const VN60: Schedule = { zone: 'Asia/Ho_Chi_Minh', intervalMs: 60_000, lockMs: 10_000 };
const VN300: Schedule = { zone: 'Asia/Ho_Chi_Minh', intervalMs: 300_000, lockMs: 30_000 };
const at = (text: string) => Date.parse(text);

test('the first issue of a day opens at local midnight and is drawn one interval later', () => {
  expect(issueAt(VN60, at('2026-03-04T00:00:00+07:00'))).toEqual({
    numero: '202603040001', openAt: at('2026-03-04T00:00:00+07:00'), lockAt: at('2026-03-04T00:00:50+07:00'), drawAt: at('2026-03-04T00:01:00+07:00'),
  });
});

test('the last issue of a day is drawn at the midnight at which the next day begins', () => {
  const last = issueAt(VN60, at('2026-03-04T23:59:59.999+07:00'));
  expect(last).toMatchObject({ numero: '202603041440', drawAt: at('2026-03-05T00:00:00+07:00') });
  expect(issueAt(VN60, last.drawAt).numero).toBe('202603050001');
  expect(issueAt(VN300, at('2026-03-04T23:59:59+07:00')).numero).toBe('202603040288');
});

test('the day is the one of the game zone, also across a new year', () => {
  expect(issueAt(VN300, at('2026-12-31T17:00:00Z')).numero).toBe('202701010001');
  expect(issueAt(VN300, at('2026-12-31T16:59:59Z')).numero).toBe('202612310288');
});

test('each issue opens at the draw time of the one before', () => {
  const issues = issuesFrom(VN60, at('2026-03-04T23:57:30+07:00'), 6);
  for (const [index, issue] of issues.entries()) if (index > 0) expect(issue.openAt).toBe(issues[index - 1]?.drawAt);
  expect(issues.map(({ numero }) => numero)).toEqual(['202603041438', '202603041439', '202603041440', '202603050001', '202603050002', '202603050003']);
});

test('an issue whose sale is over is not made any more', () => {
  expect(issuesFrom(VN60, at('2026-03-04T10:00:49.999+07:00'), 1)[0]?.numero).toBe('202603040601');
  expect(issuesFrom(VN60, at('2026-03-04T10:00:50+07:00'), 1)[0]?.numero).toBe('202603040602');
});

test('a whole day gives every number once', () => {
  const start = at('2026-03-04T00:00:00+07:00');
  const numeros = Array.from({ length: 288 }, (_, index) => issueAt(VN300, start + index * 300_000 + 1).numero);
  expect(numeros[0]).toBe('202603040001');
  expect(new Set(numeros).size).toBe(288);
});
