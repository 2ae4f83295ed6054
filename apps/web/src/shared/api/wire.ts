import type { EndpointSpec } from '@fairlot/contract';

/** What the transport has to know of a call. */
export interface WireSpec {
  readonly method: string;
  readonly path: string;
  readonly auth: EndpointSpec['auth'];
  readonly moduleId?: string | undefined;
  readonly encrypted?: boolean | undefined;
  /** The body travels form-urlencoded instead of as JSON. */
  readonly form?: boolean | undefined;
}

export interface WireInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Required where the endpoint is idempotent; keep it for a repetition of the same request. */
  idempotencyKey?: string;
  /** Kind of device, in the header `Device`. */
  device?: string | undefined;
  /** Sent even when the page is being left. */
  keepalive?: boolean;
  /** Takes the file that is answered; there is no value then. */
  onFile?: (file: Blob) => void;
  /** Called with the footer of an answer that has one, before the value is answered. */
  onFooter?: (footer: unknown) => void;
}
