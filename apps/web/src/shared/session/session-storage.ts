import type { SessionInfo } from './model.ts';

const INFO_KEY = 'MC_SESSION_INFO';
const AUTO_LOGIN_KEY = 'autoLogin';
const TRIAL_KEY = 'trialName';

/** The two storages of a browser; a test gives its own. */
export interface Storages {
  session: Storage;
  local: Storage;
}

/** The session this tab keeps; one remembered over tabs counts only while `autoLogin` is 1. */
export function readInfo({ session, local }: Storages): SessionInfo | null {
  const own = parseInfo(session.getItem(INFO_KEY));
  if (own !== null) return own;
  return local.getItem(AUTO_LOGIN_KEY) === '1' ? parseInfo(local.getItem(INFO_KEY)) : null;
}

/**
 * Keeps a session; with `remember` for later visits as well. Without an answer to that, what was chosen at login holds.
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

/** Forgets everything of the session; `autoLogin` becomes 0. */
export function clearInfo({ session, local }: Storages): void {
  session.clear();
  local.removeItem(INFO_KEY);
  local.setItem(AUTO_LOGIN_KEY, '0');
}

/** Reads a stored record; anything that is not exactly one counts as none. */
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
