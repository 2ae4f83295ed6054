import { describe, expect, it } from 'vitest';
import { EMPTY_SESSION, infoOf, reduceSession, type SessionInfo } from './model.ts';

const INFO: SessionInfo = { token: 't1', merchantCode: 'fairlot', userName: 'demo01', type: 0, firstTimeLogin: false };
const MEMBER = { userName: 'demo01', type: 0, nickname: 'Mira', currency: 'VND' };

describe('reduceSession', () => {
  it('shows the server-rendered member without a token until the tab finds one', () => {
    expect(reduceSession(EMPTY_SESSION, { type: 'rendered', member: MEMBER })).toMatchObject({
      member: MEMBER,
      token: null,
      isSettled: false,
    });
  });

  it('keeps the nickname and currency of the server-rendered member when its token is found', () => {
    const state = reduceSession(reduceSession(EMPTY_SESSION, { type: 'rendered', member: MEMBER }), {
      type: 'loggedIn',
      info: INFO,
    });
    expect(state).toMatchObject({ member: MEMBER, token: 't1', isSettled: true });
  });

  it('copies nothing from another member', () => {
    const state = reduceSession(reduceSession(EMPTY_SESSION, { type: 'rendered', member: MEMBER }), {
      type: 'loggedIn',
      info: { ...INFO, userName: 'demo02' },
    });
    expect(state.member).toEqual({ userName: 'demo02', type: 0, nickname: null, currency: '' });
  });

  it('gives a visitor no token when a renewal or password change arrives late', () => {
    const visitor = reduceSession(EMPTY_SESSION, { type: 'ended', why: 'logout' });
    expect(reduceSession(visitor, { type: 'renewed', token: 'x' }).token).toBeNull();
    expect(reduceSession(visitor, { type: 'passwordChanged', token: 'x' }).token).toBeNull();
  });

  it('clears the first-login flag once the password is changed', () => {
    const first = reduceSession(EMPTY_SESSION, { type: 'loggedIn', info: { ...INFO, firstTimeLogin: true } });
    expect(reduceSession(first, { type: 'passwordChanged', token: 't2' })).toMatchObject({
      token: 't2',
      firstTimeLogin: false,
    });
  });

  it('keeps only the reason of a session that ended', () => {
    const member = reduceSession(EMPTY_SESSION, { type: 'loggedIn', info: INFO });
    expect(reduceSession(member, { type: 'ended', why: 'expired' })).toEqual({
      member: null,
      token: null,
      firstTimeLogin: false,
      isSettled: true,
      ended: 'expired',
    });
  });
});

it('infoOf returns the record of a member, and null for a visitor', () => {
  expect(infoOf(reduceSession(EMPTY_SESSION, { type: 'loggedIn', info: INFO }), 'fairlot')).toEqual(INFO);
  expect(infoOf(EMPTY_SESSION, 'fairlot')).toBeNull();
});
