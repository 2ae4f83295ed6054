import type {
  backoffice,
  BodyOf,
  identityDesk,
  lotteryDesk,
  paymentsDesk,
  QueryOf,
  siteDesk,
  ValueOf,
  walletDesk,
} from '@fairlot/contract';
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
  login: (body: BodyOf<typeof backoffice.login>) => send<ValueOf<typeof backoffice.login>>('POST', '/login', { body }),
  loginCode: (code: string) => send<ValueOf<typeof backoffice.loginCode>>('POST', '/login/code', { body: { code } }),
  logout: () => send<ValueOf<typeof backoffice.logout>>('POST', '/logout'),
  me: () => send<ValueOf<typeof backoffice.me>>('GET', '/me'),
  changePassword: (body: BodyOf<typeof backoffice.changePassword>) =>
    send<ValueOf<typeof backoffice.changePassword>>('POST', '/password', { body }),
  enrolTotp: () => send<ValueOf<typeof backoffice.enrolTotp>>('POST', '/totp'),
  confirmTotp: (code: string) =>
    send<ValueOf<typeof backoffice.confirmTotp>>('POST', '/totp/confirm', { body: { code } }),
  getMaintenance: (signal: AbortSignal) =>
    send<ValueOf<typeof siteDesk.getMaintenance>>('GET', '/maintenance', { signal }),
  setMaintenance: (body: BodyOf<typeof siteDesk.setMaintenance>) =>
    send<ValueOf<typeof siteDesk.setMaintenance>>('PUT', '/maintenance', { body }),
  getSite: (signal: AbortSignal) => send<ValueOf<typeof siteDesk.getSite>>('GET', '/site', { signal }),
  changeSite: (body: BodyOf<typeof siteDesk.changeSite>) =>
    send<ValueOf<typeof siteDesk.changeSite>>('PUT', '/site', { body }),
  keepPicture: (body: BodyOf<typeof siteDesk.keepPicture>) =>
    send<ValueOf<typeof siteDesk.keepPicture>>('POST', '/pictures', { body }),
  pages: (signal: AbortSignal) => send<ValueOf<typeof siteDesk.pages>>('GET', '/pages', { signal }),
  setPage: (page: string, body: BodyOf<typeof siteDesk.setPage>) =>
    send<ValueOf<typeof siteDesk.setPage>>('PUT', `/pages/${page}`, { body }),
  members: (query: QueryOf<typeof identityDesk.members>, signal: AbortSignal) =>
    send<ValueOf<typeof identityDesk.members>>('GET', '/members', { query, signal }),
  switchMember: (memberId: string, what: 'disable' | 'enable', reason: string) =>
    send<ValueOf<typeof identityDesk.disableMember>>('POST', `/members/${memberId}/${what}`, { body: { reason } }),
  draws: (query: QueryOf<typeof lotteryDesk.draws>, signal: AbortSignal) =>
    send<ValueOf<typeof lotteryDesk.draws>>('GET', '/draws', { query, signal }),
  requestVoid: (gameCode: string, numero: string, body: BodyOf<typeof lotteryDesk.requestVoid>) =>
    send<ValueOf<typeof lotteryDesk.requestVoid>>('POST', `/draws/${gameCode}/${numero}/void`, { body }),
  reviews: (query: QueryOf<typeof paymentsDesk.reviews>, signal: AbortSignal) =>
    send<ValueOf<typeof paymentsDesk.reviews>>('GET', '/reviews', { query, signal }),
  resolveReview: (id: string, body: BodyOf<typeof paymentsDesk.resolveReview>) =>
    send<ValueOf<typeof paymentsDesk.resolveReview>>('POST', `/reviews/${id}/resolve`, { body }),
  requestAdjustment: (body: BodyOf<typeof walletDesk.requestAdjustment>) =>
    send<ValueOf<typeof walletDesk.requestAdjustment>>('POST', '/adjustments', { body }),
  approvals: (query: QueryOf<typeof backoffice.approvals>, signal: AbortSignal) =>
    send<ValueOf<typeof backoffice.approvals>>('GET', '/approvals', { query, signal }),
  approve: (id: string) => send<ValueOf<typeof backoffice.approve>>('POST', `/approvals/${id}/approve`),
  reject: (id: string, reason: string) =>
    send<ValueOf<typeof backoffice.reject>>('POST', `/approvals/${id}/reject`, { body: { reason } }),
  auditTrail: (query: QueryOf<typeof backoffice.auditTrail>, signal: AbortSignal) =>
    send<ValueOf<typeof backoffice.auditTrail>>('GET', '/audit', { query, signal }),
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
