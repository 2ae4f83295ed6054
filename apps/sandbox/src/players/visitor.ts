import { constants, createCipheriv, createPublicKey, publicEncrypt, randomBytes, type JsonWebKey } from 'node:crypto';
import type { Pace } from './pace.ts';

/** A business answer of the product. Its value depends on the call. */
export type Answer<T> = { success: boolean; errorCode: string | null; value: T; text: string };

/** The product answered with an error that players do not expect, or not at all. */
export class ProductError extends Error {}

/** The product refused a call by one of its rules; `message` is the error code. */
export class Refused extends Error {}

export type VisitorOptions = {
  origin: string;
  pace: Pace;
  stop: AbortSignal;
  userAgent: string;
  /** Address to report; only where the product trusts this machine as a proxy. */
  address: string | undefined;
  /** Cookie of the device, from an earlier log-in. */
  device: string | undefined;
};

type Call = { module?: string; key?: string; headers?: Record<string, string> };
type PublicKey = { kid: string; key: JsonWebKey; now: number };

const ANSWER_MS = 20_000;
const USUAL_HOLD_SECONDS = 30;
/** Hourly limits apply to single calls, so other calls continue. */
const LONGEST_HOLD_SECONDS = 60;

/** One device of a player: it calls the product as the web app does. */
export class Visitor {
  token: string | undefined;
  device: string | undefined;
  #session: string | undefined;
  readonly #options: VisitorOptions;
  constructor(options: VisitorOptions) {
    this.#options = options;
    this.device = options.device;
  }

  /** @throws {Refused} with the error code of a refusal. @throws {ProductError} */
  async call<T>(method: string, path: string, body?: object, call: Call = {}): Promise<T> {
    const answer = await this.ask<T>(method, path, body, call);
    if (!answer.success) throw new Refused(answer.errorCode ?? 'unknown');
    return answer.value;
  }

  /** Makes a call with an encrypted payload. @throws {Refused} @throws {ProductError} */
  async callEncrypted<T>(method: string, path: string, payload: object, call: Call = {}): Promise<T> {
    const { kid, key, now } = await this.call<PublicKey>('GET', '/wps/session/publicKey');
    const nonce = randomBytes(16).toString('base64url');
    const { header, data } = encrypt(kid, key, JSON.stringify({ ...payload, ts: now, nonce }));
    return this.call<T>(method, path, { data }, { ...call, headers: { encryption: header } });
  }

  /** Opens a page as a browser does, without its files. The answer does not matter. @throws {ProductError} */
  async open(path: string): Promise<void> {
    const { origin, pace, stop } = this.#options;
    await pace.turn();
    const headers = { ...this.#headersOf(undefined, {}), 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' };
    const signal = AbortSignal.any([stop, AbortSignal.timeout(ANSWER_MS)]);
    const response = await fetch(origin + path, { headers, signal }).catch((error: unknown) => {
      stop.throwIfAborted();
      throw new ProductError(`GET ${path} was not answered`, { cause: error });
    });
    await response.arrayBuffer();
  }

  /** The whole answer, even if it is a refusal. @throws {ProductError} */
  async ask<T>(method: string, path: string, body?: object, call: Call = {}): Promise<Answer<T>> {
    const { origin, pace, stop } = this.#options;
    await pace.turn();
    const response = await fetch(origin + path, {
      method,
      headers: this.#headersOf(body, call),
      signal: AbortSignal.any([stop, AbortSignal.timeout(ANSWER_MS)]),
      ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
    }).catch((error: unknown) => {
      stop.throwIfAborted();
      throw new ProductError(`${method} ${pathOf(path)} was not answered`, { cause: error });
    });
    this.#keepCookies(response.headers.getSetCookie());
    const text = await response.text();
    if (response.status === 429) pace.holdFor(1_000 * holdSeconds(response.headers.get('retry-after')));
    if (response.status >= 500 && response.status !== 503)
      throw new ProductError(`${method} ${pathOf(path)} answered ${response.status}`);
    return { ...readAnswer<T>(text, `${method} ${pathOf(path)}`), text };
  }

  #headersOf(body: object | undefined, { module, key, headers }: Call): Record<string, string> {
    const { address, userAgent } = this.#options;
    const cookies = [
      ...(this.#session === undefined ? [] : [`fairlot_sid=${this.#session}`]),
      ...(this.device === undefined ? [] : [`fairlot_dev=${this.device}`]),
    ];
    return {
      'user-agent': userAgent,
      ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
      ...(this.token === undefined ? {} : { authorization: `Bearer ${this.token}` }),
      ...(cookies.length === 0 ? {} : { cookie: cookies.join('; ') }),
      ...(address === undefined ? {} : { 'x-forwarded-for': address }),
      ...(module === undefined ? {} : { moduleid: module }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...headers,
    };
  }

  #keepCookies(lines: readonly string[]): void {
    for (const line of lines) {
      const [, name, value] = /^(fairlot_sid|fairlot_dev)=([^;]+)/.exec(line) ?? [];
      if (name === 'fairlot_sid') this.#session = value;
      if (name === 'fairlot_dev') this.device = value;
    }
  }
}

function readAnswer<T>(text: string, name: string): Omit<Answer<T>, 'text'> {
  try {
    return JSON.parse(text) as Answer<T>;
  } catch (error) {
    throw new ProductError(`${name} did not answer with JSON`, { cause: error });
  }
}

function holdSeconds(retryAfter: string | null): number {
  return Math.min(Number(retryAfter) || USUAL_HOLD_SECONDS, LONGEST_HOLD_SECONDS);
}

/** Without ids and parameters, for logs. */
const pathOf = (path: string): string => path.replace(/\?.*/, '').replace(/[0-9a-f-]{36}/g, ':id');

/** AES-256-GCM with its own key, which RSA-OAEP wraps: docs/spec/interfaces.md, Encrypted payloads. */
function encrypt(kid: string, key: JsonWebKey, payload: string): { header: string; data: string } {
  const [aes, iv] = [randomBytes(32), randomBytes(12)];
  const cipher = createCipheriv('aes-256-gcm', aes, iv);
  const data = Buffer.concat([iv, cipher.update(payload), cipher.final(), cipher.getAuthTag()]).toString('base64url');
  const publicKey = createPublicKey({ key, format: 'jwk' });
  const wrapped = publicEncrypt({ key: publicKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }, aes);
  return { header: `v1.${kid}.${wrapped.toString('base64url')}`, data };
}
