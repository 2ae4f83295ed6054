import type { Readable } from 'node:stream';
import type { AcceptedOf, BodyOf, EndpointSpec, FooterOf, ParamsOf, QueryOf, ValueOf } from '@fairlot/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Caller, OperatorCaller } from './caller.ts';
import type { FormFile } from './form.ts';

/** A handler's context. The input has passed the contract; the caller has passed authentication. */
export interface Context<E extends EndpointSpec> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  /** Present on endpoints with `auth: 'member'`; possibly on `optional`. */
  caller: E['auth'] extends 'member' ? Caller : Caller | null;
  /** Present on endpoints with `auth: 'operator'`, whose permission and log-in step have been checked. */
  operator: E['auth'] extends 'operator' ? OperatorCaller : null;
  /** Files of a form; empty on every other call. */
  files: readonly FormFile[];
  ip: string;
  /** Our own origin that the caller's page was loaded from, without a trailing slash. */
  origin: string;
  /**
   * Time at which the complete call had arrived, before any processing, in epoch ms of this process. Exact to the
   * millisecond on idempotent endpoints; elsewhere the arrival time of the head.
   */
  receivedAtMs: number;
  /** Operator language code of the request, in upper or mixed case as configured. */
  language: string;
  userAgent: string;
  /** Present on idempotent endpoints: key and hash of the input. */
  idempotency: E['policies'] extends { idempotent: true } ? IdempotencyKey : undefined;
  /** The session cookie of members; on calls of operators, the operators' session cookie. */
  cookie: SessionCookie;
  /** The cookie that identifies a device after its session has ended. */
  device: DeviceCookie;
  /** The cookie that identifies a visitor without an account. */
  visitor: SessionCookie;
  /** The cookie that shows an operator the pages of a site that is not open yet. */
  preview: SessionCookie;
  log: FastifyBaseLogger;
}

export interface IdempotencyKey {
  key: string;
  inputHash: string;
}

export interface DeviceCookie {
  value: string | undefined;
  set(value: string): void;
}

export interface SessionCookie {
  value: string | undefined;
  set(value: string, maxAgeSeconds?: number): void;
  clear(): void;
}

type Answer<E extends EndpointSpec> =
  FooterOf<E> extends undefined ? ValueOf<E> | AcceptedOf<E> : { value: ValueOf<E>; footer: FooterOf<E> };

/** An endpoint with its handler, types erased for the registrar. */
export interface BoundRoute {
  endpoint: EndpointSpec;
  handle(context: Context<EndpointSpec>): Promise<unknown>;
}

/**
 * Binds a handler to an endpoint of the contract. The handler returns the `value`, or `{value, footer}` where the
 * endpoint has a footer, or throws a Refusal.
 */
export function route<E extends EndpointSpec>(
  endpoint: E,
  handle: (context: Context<E>) => Promise<Answer<E>>,
): BoundRoute {
  return { endpoint, handle: handle as unknown as BoundRoute['handle'] };
}

/** The answer of a call with the policy `file`: it is streamed, so its size does not matter. */
export interface FileAnswer {
  name: string;
  content: Readable;
}

/** Binds a handler to an endpoint with the policy `file`. */
export function fileRoute<E extends EndpointSpec>(
  endpoint: E,
  handle: (context: Context<E>) => Promise<FileAnswer>,
): BoundRoute {
  return { endpoint, handle: handle as unknown as BoundRoute['handle'] };
}
