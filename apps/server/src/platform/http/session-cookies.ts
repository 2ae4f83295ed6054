import type { FastifyReply, FastifyRequest } from 'fastify';
import { DEVICE_SECONDS } from '../known-devices.ts';
import {
  DEVICE_COOKIE,
  OPERATOR_COOKIE,
  OPERATOR_DEVICE_COOKIE,
  PREVIEW_COOKIE,
  SESSION_COOKIE,
  type VISITOR_COOKIE,
} from './caller.ts';
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

/**
 * A cookie for a browser without an account. SameSite keeps other sites from making a browser send it. The preview
 * cookie is also sent with page requests: the server then renders the site as open.
 */
export function browserCookieOf(
  name: typeof VISITOR_COOKIE | typeof PREVIEW_COOKIE,
  request: FastifyRequest,
  reply: FastifyReply,
  secure: boolean,
): SessionCookie {
  const path = name === PREVIEW_COOKIE ? '/' : '/wps';
  const options = { path, httpOnly: true, sameSite: 'strict', secure } as const;
  return {
    value: request.cookies[name],
    set: (value: string, maxAgeSeconds?: number) => {
      reply.setCookie(name, value, { ...options, ...(maxAgeSeconds ? { maxAge: maxAgeSeconds } : {}) });
    },
    clear: () => {
      reply.clearCookie(name, options);
    },
  };
}

/** The device cookie. It is sent only to login and related calls, and no other site can make a browser send it. */
export function deviceCookieOf(request: FastifyRequest, reply: FastifyReply, isForOperators: boolean, secure: boolean) {
  const name = isForOperators ? OPERATOR_DEVICE_COOKIE : DEVICE_COOKIE;
  const path = isForOperators ? '/backoffice' : '/wps';
  return {
    value: request.cookies[name],
    set: (value: string) => {
      reply.setCookie(name, value, { path, httpOnly: true, sameSite: 'strict', secure, maxAge: DEVICE_SECONDS });
    },
  };
}
