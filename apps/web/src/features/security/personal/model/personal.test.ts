import { expect, it } from 'vitest';
import type { PersonalData } from '../api/personal.ts';
import { changesOf, editableOf, shownFields } from './personal.ts';

const DATA: PersonalData = {
  account: 'nam01',
  nickname: 'Năm',
  email: null,
  mobile: null,
  payeeName: null,
  idNumber: null,
  contacts: { zalo: '0912345678' },
  registeredAt: 0,
};

it('sends only changes: a new value, a removed one, and nothing for surrounding spaces', () => {
  const values = editableOf(DATA);
  expect(changesOf(DATA, values)).toEqual({});
  expect(changesOf(DATA, { ...values, nickname: ' Năm ' })).toEqual({});
  expect(changesOf(DATA, { ...values, zalo: '', email: 'nam@example.com' })).toEqual({
    email: 'nam@example.com',
    zalo: '',
  });
});

it('shows existing contacts and those that the merchant asks for', () => {
  expect(shownFields(DATA, () => false)).toEqual(['nickname', 'email', 'zalo']);
  expect(shownFields(DATA, (name) => name === 'line')).toEqual(['nickname', 'email', 'line', 'zalo']);
});
