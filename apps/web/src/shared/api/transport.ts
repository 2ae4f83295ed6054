import { catchUp } from '../clock/clock.ts';
import { importAgain } from '../import-again.ts';
import { ApiError } from './api-error.ts';
import { readEnvelope } from './envelope.ts';
import type { CallOptions, WireInput, WireSpec } from './wire.ts';

/** Dependencies of the transport; set once when the browser starts the app. */
export interface TransportSettings {
  /** Code of the merchant that this site serves, from its configuration. */
  merchant: string;
  language: () => string;
  /** Language of calls about games. */
  gameLanguage?: () => string;
  token: () => string | null;
  /** User name of the member to whom the token belongs; null for visitors. */
  member: () => string | null;
  /**
   * Called after a 401 for `token`. Resolves to a fresh token, or to null when the session is over and has been
   * cleared.
   */
  recover: (token: string) => Promise<string | null>;
  /** Called when a response takes longer than the limit; the call continues. */
  onSlow?: () => void;
}

/** Delay before the player is informed about a slow response (specification, section 9: loading). */
export const SLOW_MS = 10_000;

/**
 * A call without an answer ends as `offline` after this time, because a lost connection can stay open for minutes.
 * Files have no limit.
 */
export const GIVE_UP_MS = 30_000;

let settings: TransportSettings | null = null;
let moneyCalls = 0;

/** Whether a call that moves money is pending; the page must not be reloaded meanwhile. */
export const isMoneyMoving = () => moneyCalls > 0;

export function installTransport(next: TransportSettings): void {
  settings = next;
}

/** The merchant's code, for calls that include it; empty on the server, which makes no calls. */
export function merchantCode(): string {
  return settings?.merchant ?? '';
}

/** Operator code of the current language, for calls that include it. */
export function currentLanguage(): string {
  return settings?.language() ?? 'EN';
}

/** Language of calls about games. It may differ from the page's, since vendors support few languages. */
export function currentGameLanguage(): string {
  return settings?.gameLanguage?.() ?? 'EN';
}

/**
 * Notes the current member and returns a function: whether that member has left since. A visitor who logs in has not.
 */
export function noteMember(): () => boolean {
  const member = settings?.member() ?? null;
  return () => member !== null && settings?.member() !== member;
}

/**
 * Sends one call and recovers from at most one 401. A member's answer that arrives after the member has left is
 * rejected, because the next member must not see it.
 */
export async function sendCall<V>(spec: WireSpec, input: WireInput, options: CallOptions): Promise<V> {
  const hasLeft = noteMember();
  const value = await sendAgain<V>(spec, input, options, hasLeft);
  if (spec.auth === 'member' && hasLeft()) throw new ApiError('auth.logged.out', 401);
  return value;
}

async function sendAgain<V>(
  spec: WireSpec,
  input: WireInput,
  options: CallOptions,
  hasLeft: () => boolean,
): Promise<V> {
  if (settings === null) throw new Error(`no transport for ${spec.method} ${spec.path}`);
  const token = spec.auth === 'public' ? null : settings.token();
  if (spec.auth === 'member' && token === null) throw new ApiError('auth.required', 401);
  try {
    return await send<V>(spec, input, options, token);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401 || token === null) throw error;
    const fresh = await settings.recover(token);
    // Another member may have logged in meanwhile, for whom this call must not be made.
    if (fresh === null || hasLeft()) throw error;
    return send<V>(spec, input, options, fresh);
  }
}

/**
 * Sends one request with the given token, without recovery.
 * @throws ApiError; code `offline` when there is no response
 */
export async function send<V>(
  spec: WireSpec,
  input: WireInput,
  options: CallOptions,
  token: string | null,
): Promise<V> {
  const headers = new Headers({ Merchant: merchantCode(), Platform: 'M', Language: currentLanguage() });
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  if (spec.moduleId !== undefined) headers.set('ModuleId', spec.moduleId);
  if (options.idempotencyKey !== undefined) headers.set('Idempotency-Key', options.idempotencyKey);
  if (options.device !== undefined) headers.set('Device', options.device);
  const body = await encodeBody(spec, input, headers);
  const init: RequestInit = { method: spec.method, headers, credentials: 'same-origin', cache: 'no-store' };
  if (body !== null) init.body = body;
  if (options.signal) init.signal = options.signal;
  if (options.keepalive) init.keepalive = true;
  const isMoney = options.idempotencyKey !== undefined;
  if (isMoney) moneyCalls++;
  try {
    const { text, status } = await request(addressOf(spec.path, input), init, options.onFile);
    return readEnvelope<V>(text, status, options.onFooter);
  } finally {
    if (isMoney) moneyCalls--;
  }
}

/** Fills in `:name` parts of the path and appends the query; undefined values are omitted. */
export function addressOf(path: string, input: WireInput): string {
  const params = entriesOf(input.params);
  const filled = params.reduce(
    (address, [name, value]) => address.replace(`:${name}`, encodeURIComponent(value)),
    path,
  );
  const query = new URLSearchParams(entriesOf(input.query)).toString();
  return query === '' ? filled : `${filled}?${query}`;
}

async function encodeBody(
  spec: WireSpec,
  input: WireInput,
  headers: Headers,
): Promise<string | URLSearchParams | FormData | null> {
  if (input.body === undefined) return null;
  // The browser sets the content type of a form itself.
  if (spec.form) return new URLSearchParams(input.body as Record<string, string>);
  if (input.body instanceof FormData) return input.body;
  headers.set('Content-Type', 'application/json');
  if (!spec.encrypted) return JSON.stringify(input.body);
  // Only login, registration and passwords are encrypted, so the code is loaded on demand.
  const { encryptPayload } = await importAgain(() => import('./encrypt.ts')).catch(() => {
    throw new ApiError('offline');
  });
  const sealed = await encryptPayload(input.body, (keySpec) => send(keySpec, {}, {}, null));
  headers.set('Encryption', sealed.header);
  return JSON.stringify({ data: sealed.data });
}

async function request(
  address: string,
  init: RequestInit,
  onFile: CallOptions['onFile'],
): Promise<{ text: string; status: number }> {
  // Of the page that sends: tests open one page after another.
  const onSlow = settings?.onSlow;
  const slow = setTimeout(() => onSlow?.(), SLOW_MS);
  const ending = new AbortController();
  init.signal?.addEventListener('abort', () => ending.abort());
  if (init.signal?.aborted) ending.abort();
  const isTimed = onFile === undefined && !(init.body instanceof FormData);
  const giveUp = isTimed ? setTimeout(() => ending.abort(new ApiError('offline')), GIVE_UP_MS) : undefined;
  try {
    const response = await fetch(address, { ...init, signal: ending.signal });
    catchUp(response.headers.get('date'));
    const isFile = onFile && response.ok;
    if (isFile) onFile(await response.blob());
    return { text: isFile ? '{"success":true}' : await response.text(), status: response.status };
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new ApiError('offline');
  } finally {
    clearTimeout(slow);
    clearTimeout(giveUp);
  }
}

function entriesOf(value: unknown): [string, string][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value as Record<string, string | number | boolean | undefined>).flatMap(
    ([key, entry]): [string, string][] => (entry === undefined ? [] : [[key, String(entry)]]),
  );
}
