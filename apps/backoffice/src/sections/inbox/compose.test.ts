import { expect, it } from 'vitest';
import { EMPTY, faultsOf, whomOf, inputOf } from './compose.ts';

const EN = { title: 'Hello', text: 'All of you' };

it('a message is addressed to named members, to those who match conditions, or to all', () => {
  expect(inputOf({ ...EMPTY, texts: { EN } }).audience).toEqual({});
  expect(inputOf({ ...EMPTY, memberIds: ['1', '22'], types: ['0'] }).audience).toEqual({ memberIds: ['1', '22'] });
  expect(inputOf({ ...EMPTY, types: ['0', '1'], labels: ['vip', 'new'] }).audience).toEqual({
    types: [0, 1],
    labels: ['vip', 'new'],
  });
});

it('states the recipients before sending', () => {
  expect(whomOf({})).toBe('everyone');
  expect(whomOf({ types: [0, 1], labels: ['vip'] })).toBe('Customer types Members, Agents; Labels vip');
  expect(whomOf({ memberIds: ['1', '22'] })).toBe('Members 1, 22');
});

it('requires English, and both title and text in every language used', () => {
  const reported = (draft: typeof EMPTY) => Object.values(faultsOf(draft)).filter((fault) => fault !== false);
  expect(reported({ ...EMPTY, texts: { EN, VI: { title: ' ', text: '' } } })).toEqual([]);
  const faults = [
    EMPTY,
    { ...EMPTY, texts: { EN: { title: 'Hello', text: ' ' } } },
    { ...EMPTY, texts: { EN, VI: { title: 'Chào', text: '' } } },
  ];
  for (const draft of faults) expect(reported(draft)).toHaveLength(1);
  expect(Object.keys(inputOf({ ...EMPTY, texts: { EN, VI: { title: '', text: '' } } }).texts)).toEqual(['EN']);
});
