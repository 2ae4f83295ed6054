import type { SessionInfo } from './model.ts';

const INFO_KEY = 'MC_SESSION_INFO';
const AUTO_LOGIN_KEY = 'autoLogin';
const TRIAL_KEY = 'trialName';
const NEWEST_KEY = 'newestToken';
/** Enough to distinguish two tokens, and useless to a thief: a token has 43 characters. */
const NEWEST_LENGTH = 4;
/** Keys of `useDraft`. */
const DRAFT_KEYS = ['FEEDBACK_DRAFT', 'WITHDRAW_AMOUNT', 'CHAT_DRAFT'] as const;
export type DraftKey = (typeof DRAFT_KEYS)[number];

/** The two storages of a browser; tests pass their own. */
export interface Storages {
  session: Storage;
  local: Storage;
}

/**
 * Reads this tab's session, or the one remembered across tabs while `autoLogin` is 1. Of the same member the remembered
 * one is used: another tab may have renewed its token while this tab showed another site.
 */
export function readInfo({ session, local }: Storages): SessionInfo | null {
  const own = parseInfo(session.getItem(INFO_KEY));
  const remembered = local.getItem(AUTO_LOGIN_KEY) === '1' ? parseInfo(local.getItem(INFO_KEY)) : null;
  return own !== null && own.userName !== remembered?.userName ? own : remembered;
}

/** Whether no tab of this browser has stored a newer token. */
export function isNewest({ local }: Storages, { token }: SessionInfo): boolean {
  return token.endsWith(local.getItem(NEWEST_KEY) ?? '');
}

/**
 * Stores a session; `remember` stores it for later visits too. When `remember` is undefined, the choice made at login
 * applies.
 */
export function writeInfo({ session, local }: Storages, info: SessionInfo, remember?: boolean): void {
  session.setItem(INFO_KEY, JSON.stringify(info));
  local.setItem(NEWEST_KEY, info.token.slice(-NEWEST_LENGTH));
  if (remember !== undefined) local.setItem(AUTO_LOGIN_KEY, remember ? '1' : '0');
  if (local.getItem(AUTO_LOGIN_KEY) === '1') local.setItem(INFO_KEY, JSON.stringify(info));
  else local.removeItem(INFO_KEY);
}

export function writeTrialName({ session }: Storages, name: string): void {
  session.setItem(TRIAL_KEY, name);
}

/**
 * Removes the session from both storages and sets `autoLogin` to 0.
 * @param keepsDrafts whether the member's drafts stay, for the log-in after a session that expired while they were sent
 */
export function clearInfo({ session, local }: Storages, keepsDrafts: boolean): void {
  const drafts = keepsDrafts ? DRAFT_KEYS.map((key) => [key, session.getItem(key)] as const) : [];
  session.clear();
  for (const [key, text] of drafts) if (text !== null) session.setItem(key, text);
  local.removeItem(INFO_KEY);
  local.removeItem(NEWEST_KEY);
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
