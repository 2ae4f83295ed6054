import { OPERATOR_COOKIE, SESSION_COOKIE } from './caller.ts';

/** Under which name and conditions a member's session cookie is set. */
export function memberCookie(secure: boolean) {
  return { name: SESSION_COOKIE, options: { path: '/', httpOnly: true, sameSite: 'lax', secure } } as const;
}

/** Nothing outside the back office sees it, and no other site can make a browser send it. */
export function operatorCookie(secure: boolean) {
  return {
    name: OPERATOR_COOKIE,
    options: { path: '/backoffice', httpOnly: true, sameSite: 'strict', secure },
  } as const;
}
