import { refusalWords } from './refusals.ts';
import { texts } from './texts.ts';

/** A call that did not succeed; the message is for people. */
export class ApiError extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

const TOKEN_KEY = 'BACKOFFICE_TOKEN';
const SESSION_OVER = 'session-over';

export const hasToken = (): boolean => sessionStorage.getItem(TOKEN_KEY) !== null;
export const keepToken = (token: string): void => sessionStorage.setItem(TOKEN_KEY, token);
export const dropToken = (): void => sessionStorage.removeItem(TOKEN_KEY);
/** Calls back when the server no longer knows the session; the answer stops that. */
export function whenSessionIsOver(callback: () => void): () => void {
  addEventListener(SESSION_OVER, callback);
  return () => removeEventListener(SESSION_OVER, callback);
}

interface SendOptions {
  body?: unknown;
  query?: object;
  signal?: AbortSignal;
}

/** Sends one call and answers its value. @throws ApiError */
export async function send<V>(
  method: string,
  path: string,
  { body, query = {}, signal }: SendOptions = {},
): Promise<V> {
  const token = sessionStorage.getItem(TOKEN_KEY);
  const filled = Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => [name, String(value)]);
  const response = await fetch(`/backoffice/api${path}${filled.length > 0 ? `?${new URLSearchParams(filled)}` : ''}`, {
    method,
    credentials: 'same-origin',
    signal: signal ?? null,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch((error: unknown) => {
    throw signal?.aborted ? error : new ApiError('offline', texts.offline);
  });
  const answer = await readEnvelope(response);
  if (answer.success) return answer.value as V;
  if (response.status === 401 && token) dispatchEvent(new Event(SESSION_OVER));
  throw new ApiError(answer.errorCode ?? 'unknown.error', describe(answer));
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
    throw new ApiError('offline', texts.offline); // a proxy's page, not our server
  }
}

function describe({ message, value }: Envelope): string {
  const seconds =
    typeof value === 'object' && value !== null && 'retryAfterSeconds' in value ? Number(value.retryAfterSeconds) : 0;
  return [message ?? texts.offline, ...refusalOf(value), ...(seconds > 0 ? [texts.waitSeconds(seconds)] : [])]
    .join('. ')
    .replace('..', '.');
}

/** What exactly was refused, where the answer names a reason that people know. */
function refusalOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null || !('reason' in value)) return [];
  const words = refusalWords[String(value.reason)];
  return words === undefined ? [] : ['play' in value ? `${words} (${String(value.play)})` : words];
}
