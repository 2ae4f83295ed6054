import type { backoffice as contract, BodyOf, EndpointSpec, QueryOf, ValueOf } from '@fairlot/contract';
import { texts } from './texts.ts';

type Contract = typeof contract;
export type Body<K extends keyof Contract> = Contract[K] extends EndpointSpec ? BodyOf<Contract[K]> : never;
type Query<K extends keyof Contract> = Contract[K] extends EndpointSpec ? QueryOf<Contract[K]> : never;
export type Value<K extends keyof Contract> = Contract[K] extends EndpointSpec ? ValueOf<Contract[K]> : never;

/** A call that did not succeed; the message is for people. */
export class ApiError extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

const TOKEN_KEY = 'BACKOFFICE_TOKEN';
let onSessionOver: (() => void) | undefined;

export const hasToken = (): boolean => sessionStorage.getItem(TOKEN_KEY) !== null;
export const keepToken = (token: string): void => sessionStorage.setItem(TOKEN_KEY, token);
export const dropToken = (): void => sessionStorage.removeItem(TOKEN_KEY);
/** Says what happens when the server no longer knows the session. */
export function whenSessionIsOver(callback: () => void): void {
  onSessionOver = callback;
}

/** One function per call; types come from the contract. All throw ApiError. */
export const api = {
  login: (body: Body<'login'>) => send<Value<'login'>>('POST', '/login', { body }),
  loginCode: (code: string) => send<Value<'loginCode'>>('POST', '/login/code', { body: { code } }),
  logout: () => send<Value<'logout'>>('POST', '/logout'),
  me: () => send<Value<'me'>>('GET', '/me'),
  changePassword: (body: Body<'changePassword'>) => send<Value<'changePassword'>>('POST', '/password', { body }),
  enrolTotp: () => send<Value<'enrolTotp'>>('POST', '/totp'),
  confirmTotp: (code: string) => send<Value<'confirmTotp'>>('POST', '/totp/confirm', { body: { code } }),
  getMaintenance: (signal: AbortSignal) => send<Value<'getMaintenance'>>('GET', '/maintenance', { signal }),
  setMaintenance: (body: Body<'setMaintenance'>) => send<Value<'setMaintenance'>>('PUT', '/maintenance', { body }),
  getSite: (signal: AbortSignal) => send<Value<'getSite'>>('GET', '/site', { signal }),
  changeSite: (body: Body<'changeSite'>) => send<Value<'changeSite'>>('PUT', '/site', { body }),
  keepPicture: (body: Body<'keepPicture'>) => send<Value<'keepPicture'>>('POST', '/pictures', { body }),
  pages: (signal: AbortSignal) => send<Value<'pages'>>('GET', '/pages', { signal }),
  setPage: (page: string, body: Body<'setPage'>) => send<Value<'setPage'>>('PUT', `/pages/${page}`, { body }),
  members: (query: Query<'members'>, signal: AbortSignal) =>
    send<Value<'members'>>('GET', '/members', { query, signal }),
  switchMember: (memberId: string, what: 'disable' | 'enable', reason: string) =>
    send<Value<'disableMember'>>('POST', `/members/${memberId}/${what}`, { body: { reason } }),
  draws: (query: Query<'draws'>, signal: AbortSignal) => send<Value<'draws'>>('GET', '/draws', { query, signal }),
  requestVoid: (gameCode: string, numero: string, body: Body<'requestVoid'>) =>
    send<Value<'requestVoid'>>('POST', `/draws/${gameCode}/${numero}/void`, { body }),
  reviews: (query: Query<'reviews'>, signal: AbortSignal) =>
    send<Value<'reviews'>>('GET', '/reviews', { query, signal }),
  resolveReview: (id: string, body: Body<'resolveReview'>) =>
    send<Value<'resolveReview'>>('POST', `/reviews/${id}/resolve`, { body }),
  requestAdjustment: (body: Body<'requestAdjustment'>) =>
    send<Value<'requestAdjustment'>>('POST', '/adjustments', { body }),
  approvals: (query: Query<'approvals'>, signal: AbortSignal) =>
    send<Value<'approvals'>>('GET', '/approvals', { query, signal }),
  approve: (id: string) => send<Value<'approve'>>('POST', `/approvals/${id}/approve`),
  reject: (id: string, reason: string) =>
    send<Value<'reject'>>('POST', `/approvals/${id}/reject`, { body: { reason } }),
  auditTrail: (query: Query<'auditTrail'>, signal: AbortSignal) =>
    send<Value<'auditTrail'>>('GET', '/audit', { query, signal }),
};

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
  if (response.status === 401 && token) onSessionOver?.();
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
  const words = texts.refusals[String(value.reason)];
  return words === undefined ? [] : ['play' in value ? `${words} (${String(value.play)})` : words];
}
