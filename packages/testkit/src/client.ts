import { constants, createPublicKey, createCipheriv, publicEncrypt, randomBytes } from 'node:crypto';

export interface Answer {
  status: number;
  success: boolean;
  errorCode: string | null;
  // The shape depends on the call; tests assert on the fields they read.
  value: Record<string, unknown>;
  text: string;
}

/**
 * A client that talks to the product as a browser does: token in the header, session in a cookie, sensitive payloads
 * encrypted.
 */
export class Client {
  readonly origin: string;
  /** Headers sent with every call, such as the name of the browser. */
  readonly headers: Record<string, string>;
  token: string | undefined;
  cookie: string | undefined;
  readonly #oddsSeen = new Map<string, number>();
  constructor(origin: string, headers: Record<string, string> = {}) {
    this.origin = origin;
    this.headers = headers;
  }

  async call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const response = await fetch(this.origin + path, {
      method,
      headers: {
        ...this.headers,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
        ...(this.cookie ? { cookie: `fairlot_sid=${this.cookie}` } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const sid = /fairlot_sid=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1];
    if (sid) this.cookie = sid;
    const text = await response.text();
    return { status: response.status, text, ...(JSON.parse(text) as Omit<Answer, 'status' | 'text'>) };
  }

  /** Encrypts as docs/spec/interfaces.md describes and sends. */
  async callEncrypted(
    method: string,
    path: string,
    payload: Record<string, unknown>,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const { value } = await this.call('GET', '/wps/session/publicKey');
    const sealed = encryptPayload(value as unknown as PublicKeyValue, {
      ...payload,
      ts: (value as unknown as PublicKeyValue).now,
      nonce: randomBytes(16).toString('base64url'),
    });
    return this.call(method, path, { data: sealed.data }, { encryption: sealed.header, ...headers });
  }

  async login(username: string, password: string): Promise<Answer> {
    const answer = await this.callEncrypted('POST', '/wps/session/login', { username, password, type: 'username' });
    if (answer.success) this.token = String(answer.value['token']);
    return answer;
  }

  async startTrial(): Promise<Answer> {
    const answer = await this.call('POST', '/wps/session/testPlay', undefined, { moduleid: 'FREEPLAY3' });
    if (answer.success) this.token = String(answer.value['token']);
    return answer;
  }

  /**
   * Buys at the odds that this client saw first. The idempotency key covers the same input as long as the odds do not
   * change.
   */
  async placeTicket(order: { gameCode: string; numero: string; lines: object[] }, key: string): Promise<Answer> {
    const seen = this.#oddsSeen.get(order.gameCode) ?? (await this.#readOdds(order.gameCode));
    this.#oddsSeen.set(order.gameCode, seen);
    const body = { ...order, oddsVersion: seen };
    return this.call('POST', '/lgw/lottery/tickets', body, { 'idempotency-key': key });
  }

  async #readOdds(gameCode: string): Promise<number> {
    const { value } = await this.call('GET', `/lgw/lottery/plays?gameCode=${gameCode}`);
    return Number(value['oddsVersion']);
  }
}

export interface PublicKeyValue {
  kid: string;
  key: Record<string, string>;
  now: number;
}

export function encryptPayload(
  { kid, key }: PublicKeyValue,
  payload: Record<string, unknown>,
): { header: string; data: string } {
  const aes = randomBytes(32);
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', aes, iv);
  const data = Buffer.concat([
    iv,
    cipher.update(JSON.stringify(payload)),
    cipher.final(),
    cipher.getAuthTag(),
  ]).toString('base64url');
  const wrapped = publicEncrypt(
    { key: createPublicKey({ key, format: 'jwk' }), padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
    aes,
  ).toString('base64url');
  return { header: `v1.${kid}.${wrapped}`, data };
}

/** The issue of a game on sale with at least `roomMs` left before it closes. */
export async function issueOnSale(
  client: Client,
  gameCode: string,
  roomMs: number,
): Promise<{ numero: string; lockInMs: number }> {
  for (let tries = 0; tries < 400; tries++) {
    const { value } = await client.call('GET', '/lgw/lottery/numero');
    const issue = (
      value as unknown as {
        gameCode: string;
        numero: string | null;
        remainTime: number;
        lockTime: number;
        isSale: boolean;
      }[]
    ).find((entry) => entry.gameCode === gameCode);
    if (issue?.isSale && issue.numero && issue.remainTime - issue.lockTime > roomMs)
      return { numero: issue.numero, lockInMs: issue.remainTime - issue.lockTime };
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`No issue of ${gameCode} on sale`);
}
