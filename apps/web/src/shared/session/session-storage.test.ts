import { describe, expect, it } from 'vitest';
import type { SessionInfo } from './model.ts';
import { clearInfo, parseInfo, readInfo, writeInfo } from './session-storage.ts';
import { createStorages } from './test-tools.ts';

const INFO: SessionInfo = { token: 't1', merchantCode: 'fairlot', userName: 'demo01', type: 0, firstTimeLogin: false };

describe('session storage', () => {
  it('keeps a session in the tab only, unless it is to be remembered', () => {
    const storages = createStorages();
    writeInfo(storages, INFO, false);
    expect(parseInfo(storages.session.getItem('MC_SESSION_INFO'))).toEqual(INFO);
    expect(storages.local.getItem('MC_SESSION_INFO')).toBeNull();
    expect(readInfo(createStorages(storages.local))).toBeNull();
  });

  it('remembers a session for later visits with autoLogin 1, including a renewed token', () => {
    const storages = createStorages();
    writeInfo(storages, INFO, true);
    writeInfo(storages, { ...INFO, token: 't2' });
    expect(storages.local.getItem('autoLogin')).toBe('1');
    expect(readInfo(createStorages(storages.local))?.token).toBe('t2');
  });

  it('prefers the remembered session of the same member, which another tab may have renewed', () => {
    const storages = createStorages();
    writeInfo(storages, INFO, true);
    writeInfo(createStorages(storages.local), { ...INFO, token: 't2' });
    expect(readInfo(storages)?.token).toBe('t2');
    writeInfo(createStorages(storages.local), { ...INFO, userName: 'demo02' });
    expect(readInfo(storages)).toEqual(INFO);
  });

  it('removes the remembered session when the next login is not to be remembered', () => {
    const storages = createStorages();
    writeInfo(storages, INFO, true);
    writeInfo(storages, INFO, false);
    expect(storages.local.getItem('MC_SESSION_INFO')).toBeNull();
  });

  it('wipes the session storage and sets autoLogin to 0 at logout', () => {
    const storages = createStorages();
    writeInfo(storages, INFO, true);
    storages.session.setItem('trialName', 'guest');
    storages.session.setItem('FEEDBACK_DRAFT', 'demo01\nMy deposit is missing');
    clearInfo(storages, false);
    expect(storages.session.length).toBe(0);
    expect(storages.local.length).toBe(1);
    expect(storages.local.getItem('autoLogin')).toBe('0');
    expect(readInfo(storages)).toBeNull();
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '{"token":1}',
    '{"token":"","userName":"a","merchantCode":"f","type":0,"firstTimeLogin":false}',
  ])('treats %j as no session', (text) => {
    expect(parseInfo(text)).toBeNull();
  });
});
