import type { Readable } from 'node:stream';
import type { AcceptedOf, BodyOf, EndpointSpec, FooterOf, ParamsOf, QueryOf, ValueOf } from '@fairlot/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Caller, OperatorCaller } from './caller.ts';
import type { FormFile } from './form.ts';

/** What a handler is given. Input has passed the contract; the caller has passed authentication. */
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
  /** Address of our own on which the caller's page stands, without a slash at its end. */
  origin: string;
  /**
   * When all of the call had arrived, epoch ms of this process: before anything was done about it. To the ms on
   * idempotent endpoints; elsewhere that of its head.
   */
  receivedAtMs: number;
  /** Operator language code of the request, upper or mixed case as configured. */
  language: string;
  userAgent: string;
  /** Present on idempotent endpoints: key and hash of the input. */
  idempotency: E['policies'] extends { idempotent: true } ? IdempotencyKey : undefined;
  /** The cookie of members, on calls of operators theirs. */
  cookie: SessionCookie;
  /** The cookie by which a device is known again after its session has ended. */
  device: DeviceCookie;
  /** The cookie by which a visitor without an account is known again. */
  visitor: SessionCookie;
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
 * Binds a handler to an endpoint of the contract. It answers the `value`, or `{value, footer}` where the
 * endpoint has a footer, or throws a Refusal.
 */
export function route<E extends EndpointSpec>(
  endpoint: E,
  handle: (context: Context<E>) => Promise<Answer<E>>,
): BoundRoute {
  return { endpoint, handle: handle as unknown as BoundRoute['handle'] };
}

/** What a call with the policy `file` answers: it leaves as it is read, so that its size does not matter. */
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
