/** A response in place of the server's; `json` becomes the body. */
interface Fulfilment {
  status?: number;
  json?: unknown;
  body?: string;
}
export interface Call {
  method: string;
  url: URL;
  headers: Headers;
  /** The JSON body of the request, or the fields of a form; null without a body. */
  body: unknown;
  /** The response as JSON; none while offline. */
  answer?: Promise<unknown>;
}
type Handler = (request: Request) => Response | Promise<Response>;
type Stop = () => Promise<void>;

const realFetch = globalThis.fetch;

/** The network between a page and its server: the cookies of one browser, and the interceptions of a test. */
export class Network {
  readonly origin: string;
  /** Calls so far. */
  calls: Call[] = [];
  readonly cookies = new Map<string, string>();
  isOffline = false;
  /** Calls that the server has not answered yet. */
  underWay = 0;
  private page = 0;
  private readonly rules: { path: RegExp; handle: Handler }[] = [];

  constructor(origin: string) {
    this.origin = origin;
  }

  /** Sends the calls of this window through this network from now on. */
  connect(): void {
    globalThis.fetch = (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input, this.origin);
      // The server in this process calls outside parties with the same function.
      return url.origin === this.origin ? this.send(url, init) : realFetch(input, init);
    };
  }

  /** Drops the calls of a page that is gone: their responses never arrive. */
  drop(): void {
    this.page += 1;
  }

  disconnect(): void {
    this.drop();
    globalThis.fetch = realFetch;
  }

  /** Calls to one path, with any query. */
  to(path: string): Call[] {
    return this.calls.filter(({ url }) => url.pathname === path);
  }

  /** The cookies in the format of the header. */
  cookie(): string {
    return [...this.cookies].map((pair) => pair.join('=')).join('; ');
  }

  /** Passes calls whose path and query match to `handle`. The last rule applies. */
  intercept(path: RegExp, handle: Handler): Stop {
    const rule = { path, handle };
    this.rules.unshift(rule);
    return () => {
      this.rules.splice(this.rules.indexOf(rule), 1);
      return Promise.resolve();
    };
  }

  /** The server's own response. */
  async ask(request: Request): Promise<Response> {
    if (this.cookies.size > 0) request.headers.set('cookie', this.cookie());
    this.underWay += 1;
    const response = await realFetch(request).finally(() => (this.underWay -= 1));
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /max-age=0/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }

  /** Answers a request of the browser itself, such as a document: not a call of the page. */
  async reach(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const rule = this.rules.find(({ path }) => path.test(pathname + search));
    return rule === undefined ? this.ask(request) : rule.handle(request);
  }

  private async send(url: URL, init?: RequestInit): Promise<Response> {
    const { page } = this;
    const request = new Request(url, init);
    const body = bodyOf(init);
    const call: Call = { method: request.method, url, headers: request.headers, body };
    this.calls.push(call);
    if (this.isOffline) throw new TypeError('Failed to fetch');
    const arriving = this.reach(request);
    call.answer = arriving.then((response) =>
      // A stream has no end.
      isStream(response) ? null : (response.clone().json() as Promise<unknown>),
    );
    call.answer.catch(() => undefined);
    const response = await arriving;
    return page === this.page ? response : new Promise<Response>(() => undefined);
  }
}

function bodyOf({ body }: RequestInit = {}): unknown {
  if (body instanceof URLSearchParams) return Object.fromEntries(body);
  return typeof body === 'string' ? JSON.parse(body) : null;
}

const isStream = ({ headers }: Response) => headers.get('content-type')?.startsWith('text/event-stream') === true;

interface HasNetwork {
  network: Network;
}

/** Responds in place of the server; a function is called for every call. */
export function answerWith({ network }: HasNetwork, path: RegExp, answer: Fulfilment | (() => Fulfilment)): Stop {
  return network.intercept(path, () => {
    const { status = 200, json, body } = typeof answer === 'function' ? answer() : answer;
    return new Response(body ?? JSON.stringify(json), { status, headers: { 'content-type': 'application/json' } });
  });
}

/** Changes the server's response: `change` modifies the body in place. */
export function changeAnswer<Body>({ network }: HasNetwork, path: RegExp, change: (body: Body) => void): Stop {
  return network.intercept(path, async (request) => {
    const response = await network.ask(request);
    const body = (await response.json()) as Body;
    change(body);
    return Response.json(body, { status: response.status });
  });
}

/** Holds calls until they are released; then they go to the server or get `answer`. */
export function hold(page: HasNetwork, path: RegExp, answer?: Fulfilment): { release(): void; stop: Stop } {
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = page.network.intercept(path, async (request) => {
    await promise;
    return answer === undefined
      ? page.network.ask(request)
      : Response.json(answer.json, { status: answer.status ?? 200 });
  });
  return {
    release: resolve,
    stop: () => {
      resolve();
      return stop();
    },
  };
}

/** An error response of the server. */
export const refusal = (errorCode: string, status = 200, value: unknown = null) => ({
  status,
  json: { success: false, value, errorCode, message: '' },
});

/** A successful response of the server. */
export const envelope = (value: unknown) => ({ json: { success: true, value, errorCode: null, message: '' } });
