import { describe, expect, it } from 'vitest';
import { dialogOf } from './follow-links.ts';

const MEMBER = { userName: 'demo01', nickname: null, type: 0, currency: 'VND' };

describe('the dialog that a link opens over the current page', () => {
  it("is the dialog of the link's address, with the page to continue to", () => {
    expect(dialogOf('/m/login', null)).toEqual({ dialog: 'login', next: undefined });
    expect(dialogOf('/m/register.html?next=%2Fm%2Fset', null)).toEqual({ dialog: 'register', next: '/m/set' });
  });

  it('is the log-in when a visitor follows a link to a page for members, and continues to that page', () => {
    expect(dialogOf('/m/voucherCenter', null)).toEqual({ dialog: 'login', next: '/m/voucherCenter' });
    expect(dialogOf('/m/transaction/record?type=bet', null)).toEqual({
      dialog: 'login',
      next: '/m/transaction/record?type=bet',
    });
    expect(dialogOf('/m/voucherCenter', MEMBER)).toBeNull();
  });

  it('is none when the link opens a page or redirects home', () => {
    for (const address of ['/m/activity', '/m/agent', '/m/changePsw', '/m/nowhere'])
      expect(dialogOf(address, null)).toBeNull();
    expect(dialogOf('/m/login?next=%2Fm%2Fset', MEMBER)).toBeNull();
  });
});
