import { EventSourceParserStream } from 'eventsource-parser/stream';
import { codeWords } from './code-words.ts';
import { ownLanguage } from './language.ts';
import { loadRefusalWords } from './refusals.ts';
import { texts } from './texts.ts';

/** A failed call; the message is for the operator. */
export class ApiError extends Error {
  readonly code: string;
  /** The input field that the error is about. */
  readonly field: string | null;
  /** Code of the problem with the field. */
  readonly reason: string | null;
  /** The server's additional data. */
  readonly value: unknown;
  /** Reference of the call in the server's log; null when no server answered. */
  readonly reference: string | null;
  constructor(code: string, message: string, value: unknown = null, reference: string | null = null) {
    super(message);
    this.reference = reference;
    this.code = code;
    this.field = partOf(value, 'field');
    this.reason = partOf(value, 'reason');
    this.value = value;
  }
}

/** Whether a change was rejected because another operator changed the same thing first. */
export const isConflict = (error: unknown): boolean => error instanceof ApiError && error.code === 'version.conflict';

/** Whether a call failed because its object does not exist. */
export const isMissing = (error: unknown): boolean => error instanceof ApiError && error.code === 'not.found';

/** Whether a call failed because the session has ended. */
export const isSessionOver = (error: unknown): boolean => error instanceof ApiError && error.code.startsWith('auth.');

/** Delay before a stream that ended is opened again. */
const AGAIN_MS = 2000;
const TOKEN_KEY = 'BACKOFFICE_TOKEN';
const SESSION_OVER = 'session-over';
const CHANGE_REFUSED = 'change-refused';
const PERMISSION_DENIED = 'permission-denied';

export const hasToken = (): boolean => sessionStorage.getItem(TOKEN_KEY) !== null;
export const keepToken = (token: string): void => sessionStorage.setItem(TOKEN_KEY, token);
export const dropToken = (): void => sessionStorage.removeItem(TOKEN_KEY);
/** Calls back when the server no longer accepts the session; returns a function that removes the callback. */
export function whenSessionIsOver(callback: () => void): () => void {
  addEventListener(SESSION_OVER, callback);
  return () => removeEventListener(SESSION_OVER, callback);
}

/**
 * Calls back when a change was rejected because the data has changed meanwhile; returns a function that removes the
 * callback.
 */
export function whenChangeIsRefused(callback: () => void): () => void {
  addEventListener(CHANGE_REFUSED, callback);
  return () => removeEventListener(CHANGE_REFUSED, callback);
}

/** Makes every page read its data again, as after a rejected change; forms keep what was typed. */
export function readAgain(): void {
  dispatchEvent(new Event(CHANGE_REFUSED));
}

/** Calls back when the operator may not do something; returns a function that removes the callback. */
export function whenPermissionIsDenied(callback: () => void): () => void {
  addEventListener(PERMISSION_DENIED, callback);
  return () => removeEventListener(PERMISSION_DENIED, callback);
}

interface SendOptions {
  /** A query whose input needs a body. If a rejected one counted as a change, its page would send it endlessly. */
  isRead?: boolean;
  body?: unknown;
  query?: object;
  signal?: AbortSignal;
}

/** Sends one call and returns its value. @throws ApiError */
export async function send<V>(
  method: string,
  path: string,
  { isRead = method === 'GET', body, query = {}, signal }: SendOptions = {},
): Promise<V> {
  const filled = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((one) => one !== undefined && one !== '')
      .map((one) => [name, String(one)]),
  );
  const response = await fetch(`/backoffice/api${path}${filled.length > 0 ? `?${new URLSearchParams(filled)}` : ''}`, {
    method,
    credentials: 'same-origin',
    signal: signal ?? null,
    headers: {
      ...authorization(),
      ...inOwnLanguage(),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch((error: unknown) => {
    throw signal?.aborted ? error : new ApiError('offline', texts.offline);
  });
  return valueOf<V>(response, !isRead);
}

/** Sends a form with files and returns its value. @throws ApiError */
export async function sendForm<V>(path: string, body: FormData): Promise<V> {
  const response = await fetch(`/backoffice/api${path}`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: authorization(),
    body,
  }).catch(() => {
    throw new ApiError('offline', texts.offline);
  });
  return valueOf<V>(response, true);
}

/**
 * Reads server-sent events until the stream ends or is aborted; the caller reopens it if needed.
 * @param hear called with `null` when the stream opens, then with each event
 * @throws ApiError
 */
export async function listen(
  path: string,
  hear: (event: { name: string; data: unknown } | null) => void,
  signal: AbortSignal,
): Promise<void> {
  const response = await fetch(`/backoffice/api${path}`, {
    credentials: 'same-origin',
    signal,
    headers: authorization(),
  });
  if (!response.headers.get('content-type')?.startsWith('text/event-stream') || response.body === null)
    return void (await valueOf(response));
  hear(null);
  const events = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  const reader = events.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    const { event, data } = next.value;
    if (event !== undefined) hear({ name: event, data: JSON.parse(data) as unknown });
  }
}

/** Time of the server's last event; undefined after a change by this operator, which may be newer. */
let heardAt: number | undefined;

/** Sent by a page that refetches after an event: the server may share its answer with other consoles. */
export const newsHeard = (): { heardAt?: number } => (heardAt === undefined ? {} : { heardAt });

/** Reads an event stream until it is aborted; reopens it when it ends or fails, once the operator is logged in. */
export async function keepListening(...[path, hear, signal]: Parameters<typeof listen>): Promise<void> {
  const note: typeof hear = (event) => {
    heardAt = (event?.data as { at?: number } | undefined)?.at;
    hear(event);
  };
  while (!signal.aborted) {
    // The next attempt reports a failure, or the session is over.
    if (hasToken()) await listen(path, note, signal).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
  }
}

function authorization(): Record<string, string> {
  const token = sessionStorage.getItem(TOKEN_KEY);
  return token ? { authorization: `Bearer ${token}` } : {};
}

/** Asks for names in the server's response, and for documents, in the operator's language. */
const inOwnLanguage = () => ({ language: ownLanguage().operatorCode });

/** @throws ApiError when the call was rejected */
async function valueOf<V>(response: Response, isChange = false): Promise<V> {
  const answer = await readEnvelope(response);
  if (isChange) heardAt = undefined;
  if (answer.success) return answer.value as V;
  if (answer.errorCode === 'permission.denied') dispatchEvent(new Event(PERMISSION_DENIED));
  if (response.status === 401 && hasToken()) dispatchEvent(new Event(SESSION_OVER));
  // Skipped for invalid input. Otherwise a colleague has changed the data, and the page is outdated.
  else if (isChange && partOf(answer.value, 'field') === null) readAgain();
  const reference = response.headers.get('x-request-id');
  throw new ApiError(answer.errorCode ?? 'unknown.error', await describe(answer), answer.value, reference);
}

/** Downloads the file of an address. @throws ApiError */
export async function download(path: string): Promise<void> {
  const response = await fetch(`/backoffice/api${path}`, {
    credentials: 'same-origin',
    headers: { ...authorization(), ...inOwnLanguage() },
  }).catch(() => {
    throw new ApiError('offline', texts.offline);
  });
  if (!response.headers.get('content-disposition')) {
    const answer = await readEnvelope(response);
    throw new ApiError(answer.errorCode ?? 'unknown.error', await describe(answer));
  }
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'export.csv';
  const address = URL.createObjectURL(await response.blob());
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** The rejected field, or the reason, if the response names it. */
function partOf(value: unknown, part: 'field' | 'reason'): string | null {
  if (typeof value !== 'object' || value === null || !(part in value)) return null;
  return String((value as Record<string, unknown>)[part]);
}

interface Envelope {
  success: boolean;
  value: unknown;
  errorCode: string | null;
  message: string | null;
}

async function readEnvelope(response: Response): Promise<Envelope> {
  try {
    return (await response.json()) as Envelope;
  } catch {
    throw new ApiError('offline', texts.offline); // a proxy's page, not our server's response
  }
}

async function describe({ message, errorCode, value }: Envelope): Promise<string> {
  const seconds =
    typeof value === 'object' && value !== null && 'retryAfterSeconds' in value ? Number(value.retryAfterSeconds) : 0;
  return [
    codeWords[errorCode ?? ''] ?? message ?? texts.offline,
    ...(await refusalOf(value)),
    ...(seconds > 0 ? [texts.waitSeconds(seconds)] : []),
  ]
    .join('. ')
    .replace('..', '.');
}

/** Details of the rejection, if the response has a reason with a text. */
async function refusalOf(value: unknown): Promise<string[]> {
  if (typeof value !== 'object' || value === null || !('reason' in value)) return [];
  const words = (await loadRefusalWords())[String(value.reason)];
  return words === undefined ? [] : ['play' in value ? `${words} (${String(value.play)})` : words];
}
