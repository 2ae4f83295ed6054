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

  it("is never higher than the server's result", () => {
    for (const password of ['kT9#xw2LmQ4z', 'short1']) expect(of(password, { isRight: false })).toBe('refused');
    expect(of('kT9#xw2LmQ4z', { isCommon: true })).toBe('easy');
    expect(of('x9#LanAnh!7Kq', {})).toBe('easy');
    expect(of('x9#LanAnh!7Kq', { account: '' })).toBe('strong');
  });

  it('is easy when the server would reject the password as too easy to guess', () => {
    for (const password of ['aaaaaaaaa1', 'abcabcabc1', 'Password2027'])
      expect([password, of(password, { score: scorePassword(password, []) })]).toEqual([password, 'easy']);
    expect(of('Winter4Rain', { score: scorePassword('Winter4Rain', []) })).not.toBe('easy');
    expect(of('aaaaaaaaa1', { score: null })).toBe('weak');
  });

  it('is at most fair while the list of common passwords is not loaded', () => {
    expect(of('kT9#xw2LmQ4z', { isCommon: null })).toBe('fair');
    expect(of('Hanoi2026', { isCommon: null })).toBe('weak');
  });

  it('grows with every unpredictable letter, and hardly with predictable ones', () => {
    expect(guessBits('k7Qx#')).toBeGreaterThan(guessBits('k7Qx'));
    expect(guessBits('abcdefghij')).toBe(guessBits('ab'));
    expect(guessBits('')).toBe(0);
  });
});

describe('the filter of common passwords', () => {
  const listed = Array.from({ length: 5000 }, (_none, index) => `pass${index}word`);
  const filter = createPasswordFilter(listed);

  it('contains every listed password in any case', () => {
    expect(listed.every((password) => mayBeListed(filter, password))).toBe(true);
    expect(mayBeListed(filter, 'PASS42Word')).toBe(true);
  });

  it('has few false positives', () => {
    const others = Array.from({ length: 20_000 }, (_none, index) => `other${index}`);
    expect(others.filter((password) => mayBeListed(filter, password)).length).toBeLessThan(200);
  });

  it('contains nothing when the list is empty', () => {
    expect(mayBeListed(createPasswordFilter([]), 'abc123')).toBe(false);
  });
});
