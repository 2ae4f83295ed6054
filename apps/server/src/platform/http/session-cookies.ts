import type { FastifyReply, FastifyRequest } from 'fastify';
import { OPERATOR_COOKIE, SESSION_COOKIE, VISITOR_COOKIE } from './caller.ts';
import type { SessionCookie } from './route.ts';

/** Name and attributes of a member's session cookie. */
export function memberCookie(secure: boolean) {
  return { name: SESSION_COOKIE, options: { path: '/', httpOnly: true, sameSite: 'lax', secure } } as const;
}

/** The operators' cookie. It is sent only to the back office, and no other site can make a browser send it. */
export function operatorCookie(secure: boolean) {
  return {
    name: OPERATOR_COOKIE,
    options: { path: '/backoffice', httpOnly: true, sameSite: 'strict', secure },
  } as const;
}

/** The visitor cookie. No other site can make a browser send it. */
export function visitorCookieOf(request: FastifyRequest, reply: FastifyReply, secure: boolean): SessionCookie {
  const options = { path: '/wps', httpOnly: true, sameSite: 'strict', secure } as const;
  return {
    value: request.cookies[VISITOR_COOKIE],
    set: (value: string, maxAgeSeconds?: number) => {
      reply.setCookie(VISITOR_COOKIE, value, { ...options, ...(maxAgeSeconds ? { maxAge: maxAgeSeconds } : {}) });
    },
    clear: () => {
      reply.clearCookie(VISITOR_COOKIE, options);
    },
  };
}
