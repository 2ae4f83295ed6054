import { describe, expect, it } from 'vitest';
import { dialogOf } from './follow-links.ts';

const MEMBER = { userName: 'demo01', nickname: null, type: 0, currency: 'VND' };

describe('the dialog that a link opens over the page on show', () => {
  it('is the one whose address it names, with where that leads on', () => {
    expect(dialogOf('/m/login', null)).toEqual({ dialog: 'login', next: undefined });
    expect(dialogOf('/m/register.html?next=%2Fm%2Fset', null)).toEqual({ dialog: 'register', next: '/m/set' });
  });

  it('is the log-in for a visitor at a page for members, and leads on to it', () => {
    expect(dialogOf('/m/voucherCenter', null)).toEqual({ dialog: 'login', next: '/m/voucherCenter' });
    expect(dialogOf('/m/transaction/record?type=bet', null)).toEqual({
      dialog: 'login',
      next: '/m/transaction/record?type=bet',
    });
    expect(dialogOf('/m/voucherCenter', MEMBER)).toBeNull();
  });

  it('is none where a page opens, or home instead', () => {
    for (const address of ['/m/activity', '/m/agent', '/m/changePsw', '/m/nowhere'])
      expect(dialogOf(address, null)).toBeNull();
    expect(dialogOf('/m/login?next=%2Fm%2Fset', MEMBER)).toBeNull();
  });
});
