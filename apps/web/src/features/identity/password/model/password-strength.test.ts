import { createPasswordFilter, mayBeListed } from '@fairlot/contract/identity/password-filter';
import { describe, expect, it } from 'vitest';
import { scorePassword } from './password-score.later.ts';
import { estimateStrength, guessBits } from './password-strength.ts';

const of = (password: string, change: Partial<Parameters<typeof estimateStrength>[1]> = {}) =>
  estimateStrength(password, { isRight: true, isCommon: false, score: 4, account: 'lananh', ...change });

describe('the strength of a password', () => {
  it.each([
    ['weak', ['Secret7319', 'Hanoi2026', 'aaaaaaaa1111', 'abcdefgh1234', 'qwertyuiop12', 'zzzz1', 'Password2024']],
    ['fair', ['k7#mQ2', 'hoa-sen 42', 'mua9he7thu5']],
    ['good', ['Sunny-Ridge-2041', 'kT9#xw2L', 'Ngoc+Mai+88']],
    ['strong', ['kT9#xw2LmQ4z', 'river_green7lamp&13moon']],
  ] as const)('%s', (strength, passwords) => {
    expect(passwords.map((password) => [password, of(password)])).toEqual(
      passwords.map((password) => [password, strength]),
    );
  });

  it('is never more than the server would say', () => {
    for (const password of ['kT9#xw2LmQ4z', 'short1']) expect(of(password, { isRight: false })).toBe('refused');
    expect(of('kT9#xw2LmQ4z', { isCommon: true })).toBe('easy');
    expect(of('x9#LanAnh!7Kq', {})).toBe('easy');
    expect(of('x9#LanAnh!7Kq', { account: '' })).toBe('strong');
  });

  it('is easy where the server would find it too easy to guess', () => {
    for (const password of ['aaaaaaaaa1', 'abcabcabc1', 'Password2027'])
      expect([password, of(password, { score: scorePassword(password, []) })]).toEqual([password, 'easy']);
    expect(of('Winter4Rain', { score: scorePassword('Winter4Rain', []) })).not.toBe('easy');
    expect(of('aaaaaaaaa1', { score: null })).toBe('weak');
  });

  it('is fair at best while nobody knows whether the password is a common one', () => {
    expect(of('kT9#xw2LmQ4z', { isCommon: null })).toBe('fair');
    expect(of('Hanoi2026', { isCommon: null })).toBe('weak');
  });

  it('grows with every letter that is not foreseen, and hardly with the others', () => {
    expect(guessBits('k7Qx#')).toBeGreaterThan(guessBits('k7Qx'));
    expect(guessBits('abcdefghij')).toBe(guessBits('ab'));
    expect(guessBits('')).toBe(0);
  });
});

describe('the filter of common passwords', () => {
  const listed = Array.from({ length: 5000 }, (_none, index) => `pass${index}word`);
  const filter = createPasswordFilter(listed);

  it('holds what is listed, however it is written', () => {
    expect(listed.every((password) => mayBeListed(filter, password))).toBe(true);
    expect(mayBeListed(filter, 'PASS42Word')).toBe(true);
  });

  it('takes few others for listed', () => {
    const others = Array.from({ length: 20_000 }, (_none, index) => `other${index}`);
    expect(others.filter((password) => mayBeListed(filter, password)).length).toBeLessThan(200);
  });

  it('of an empty list holds nothing', () => {
    expect(mayBeListed(createPasswordFilter([]), 'abc123')).toBe(false);
  });
});
