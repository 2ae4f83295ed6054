import type { SessionInfo } from './model.ts';

const INFO_KEY = 'MC_SESSION_INFO';
const AUTO_LOGIN_KEY = 'autoLogin';
const TRIAL_KEY = 'trialName';

/** The two storages of a browser; tests pass their own. */
export interface Storages {
  session: Storage;
  local: Storage;
}

/** Reads this tab's session. A session remembered across tabs is used only while `autoLogin` is 1. */
export function readInfo({ session, local }: Storages): SessionInfo | null {
  const own = parseInfo(session.getItem(INFO_KEY));
  if (own !== null) return own;
  return local.getItem(AUTO_LOGIN_KEY) === '1' ? parseInfo(local.getItem(INFO_KEY)) : null;
}

/**
 * Stores a session; `remember` stores it for later visits too. When `remember` is undefined, the choice made at login
 * applies.
 */
export function writeInfo({ session, local }: Storages, info: SessionInfo, remember?: boolean): void {
  session.setItem(INFO_KEY, JSON.stringify(info));
  if (remember !== undefined) local.setItem(AUTO_LOGIN_KEY, remember ? '1' : '0');
  if (local.getItem(AUTO_LOGIN_KEY) === '1') local.setItem(INFO_KEY, JSON.stringify(info));
  else local.removeItem(INFO_KEY);
}

export function writeTrialName({ session }: Storages, name: string): void {
  session.setItem(TRIAL_KEY, name);
}

/** Removes the session from both storages and sets `autoLogin` to 0. */
export function clearInfo({ session, local }: Storages): void {
  session.clear();
  local.removeItem(INFO_KEY);
  local.setItem(AUTO_LOGIN_KEY, '0');
}

/** Parses a stored record; returns null for anything that is not exactly a record. */
export function parseInfo(text: string | null): SessionInfo | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isInfo(value) ? value : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

export function isInfo(value: unknown): value is SessionInfo {
  if (typeof value !== 'object' || value === null) return false;
  const info = value as Record<string, unknown>;
  return (
    typeof info['token'] === 'string' &&
    info['token'] !== '' &&
    typeof info['userName'] === 'string' &&
    typeof info['merchantCode'] === 'string' &&
    typeof info['type'] === 'number' &&
    typeof info['firstTimeLogin'] === 'boolean'
  );
}
