import type { EndpointSpec } from '@fairlot/contract';

/** Properties of a call that the transport needs. */
export interface WireSpec {
  readonly method: string;
  readonly path: string;
  readonly auth: EndpointSpec['auth'];
  readonly moduleId?: string | undefined;
  readonly encrypted?: boolean | undefined;
  /** Sends the body form-urlencoded instead of as JSON. */
  readonly form?: boolean | undefined;
}

export interface WireInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Required by idempotent endpoints; reuse it when the same request is retried. */
  idempotencyKey?: string;
  /** Kind of device, in the header `Device`. */
  device?: string | undefined;
  /** Sends the request even while the page is being left. */
  keepalive?: boolean;
  /** Receives the file of a response that is a file; there is no value then. */
  onFile?: (file: Blob) => void;
  /** Called with the footer of a response that has one, before the call resolves. */
  onFooter?: (footer: unknown) => void;
}
