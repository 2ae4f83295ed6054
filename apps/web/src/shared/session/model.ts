/** A tab's data about its player. `token` is null until it is found. */
export interface Member {
  userName: string;
  /** Customer type; 4 is a trial player with play money. */
  type: number;
  nickname: string | null;
  /** Asset of the balance; empty until an answer arrives when the page was not rendered for this member. */
  currency: string;
}

export interface SessionState {
  member: Member | null;
  token: string | null;
  firstTimeLogin: boolean;
  /** True once the tab has compared the server's render with its stored session. */
  isSettled: boolean;
  /**
   * Why there is no member any more: logged out, rejected by the server (in this tab or in another), or no tab had a
   * token for the rendered member.
   */
  ended: SessionEnd | null;
}

export type SessionEnd = 'logout' | 'expired' | 'expiredElsewhere' | 'unproven';

/** The record under the storage key MC_SESSION_INFO. */
export interface SessionInfo {
  token: string;
  merchantCode: string;
  userName: string;
  type: number;
  firstTimeLogin: boolean;
}

export type SessionEvent =
  | { type: 'rendered'; member: Member | null }
  | { type: 'loggedIn'; info: SessionInfo }
  | { type: 'renewed'; token: string }
  | { type: 'passwordChanged'; token: string }
  | { type: 'ended'; why: SessionEnd | null };

export const TRIAL_TYPE = 4;
export const EMPTY_SESSION: SessionState = {
  member: null,
  token: null,
  firstTimeLogin: false,
  isSettled: false,
  ended: null,
};

/** Pure function: returns the state after an event. */
export function reduceSession(state: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case 'rendered':
      return { ...EMPTY_SESSION, member: event.member };
    case 'loggedIn':
      return {
        member: memberOf(event.info, state.member),
        token: event.info.token,
        firstTimeLogin: event.info.firstTimeLogin,
        isSettled: true,
        ended: null,
      };
    case 'renewed':
      return state.token === null ? state : { ...state, token: event.token };
    case 'passwordChanged':
      return state.token === null ? state : { ...state, token: event.token, firstTimeLogin: false };
    case 'ended':
      return { ...EMPTY_SESSION, isSettled: true, ended: event.why };
  }
}

/** The record to store for a state; null for a visitor. */
export function infoOf(state: SessionState, merchantCode: string): SessionInfo | null {
  if (state.member === null || state.token === null) return null;
  const { userName, type } = state.member;
  return { token: state.token, merchantCode, userName, type, firstTimeLogin: state.firstTimeLogin };
}

function memberOf(info: SessionInfo, known: Member | null): Member {
  if (known?.userName === info.userName) return known.type === info.type ? known : { ...known, type: info.type };
  return { userName: info.userName, type: info.type, nickname: null, currency: '' };
}
