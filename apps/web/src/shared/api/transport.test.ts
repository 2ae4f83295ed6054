import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serverNow, syncClock } from '../clock/clock.ts';
import { ApiError } from './api-error.ts';
import { addressOf, GIVE_UP_MS, installTransport, sendCall, SLOW_MS } from './transport.ts';

const SPEC = { method: 'GET', path: '/wps/wallet', auth: 'member' } as const;
const ok = (value: unknown) => new Response(JSON.stringify({ success: true, value, errorCode: null, message: null }));
const refused = () =>
  new Response(JSON.stringify({ success: false, value: null, errorCode: 'auth.logged.out', message: '' }), {
    status: 401,
  });

const fetchMock = vi.fn<typeof fetch>();
const recover = vi.fn<(token: string) => Promise<string | null>>();
let token: string | null = 't1';
let member: string | null = 'mira';

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  token = 't1';
  member = 'mira';
  installTransport({ merchant: 'fairlot', language: () => 'EN', token: () => token, member: () => member, recover });
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetchMock.mockReset();
  recover.mockReset();
});

const headersOf = (call: number) => new Headers(fetchMock.mock.calls[call]?.[1]?.headers);

describe('sendCall', () => {
  it('sends merchant, platform, language and token', async () => {
    fetchMock.mockResolvedValueOnce(ok(1));
    await sendCall({ ...SPEC, moduleId: 'TRANSREC3' }, {}, { idempotencyKey: 'key12345' });
    expect(Object.fromEntries(headersOf(0))).toMatchObject({
      merchant: 'fairlot',
      platform: 'M',
      language: 'EN',
      authorization: 'Bearer t1',
      moduleid: 'TRANSREC3',
      'idempotency-key': 'key12345',
    });
  });

  it('moves the clock to the time of an answer after the device was suspended, never back', async () => {
    const serverMs = Date.UTC(2030, 0, 1, 12);
    syncClock(serverMs);
    const answerAt = async (ms: number) => {
      const answer = ok(1);
      answer.headers.set('Date', new Date(ms).toUTCString());
      fetchMock.mockResolvedValueOnce(answer);
      await sendCall(SPEC, {}, {});
      return Math.round((serverNow() - serverMs) / 60_000);
    };
    expect(await answerAt(serverMs + 2000)).toBe(0);
    // The monotonic clock did not advance for three hours.
    expect(await answerAt(serverMs + 180 * 60_000)).toBe(180);
    expect(await answerAt(serverMs)).toBe(180);
  });

  it('sends no token with a public call', async () => {
    fetchMock.mockResolvedValueOnce(ok(1));
    await sendCall({ ...SPEC, auth: 'public' }, {}, {});
    expect(headersOf(0).has('authorization')).toBe(false);
  });

  it('retries a call once with a fresh token after a 401', async () => {
    fetchMock.mockResolvedValueOnce(refused()).mockResolvedValueOnce(ok('fine'));
    recover.mockResolvedValueOnce('t2');
    expect(await sendCall(SPEC, {}, {})).toBe('fine');
    expect(headersOf(1).get('authorization')).toBe('Bearer t2');
  });

  it('never retries a call for a member who has logged in meanwhile', async () => {
    fetchMock.mockResolvedValueOnce(refused());
    recover.mockImplementationOnce(async () => {
      member = 'noah';
      return 't2';
    });
    await expect(sendCall(SPEC, {}, {})).rejects.toMatchObject({ status: 401 });
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it("rejects a member's answer that arrives when another member is logged in", async () => {
    fetchMock.mockImplementationOnce(async () => {
      member = 'noah';
      return ok('of mira');
    });
    await expect(sendCall(SPEC, {}, {})).rejects.toMatchObject({ code: 'auth.logged.out' });
  });

  it('accepts the answer to a visitor who has logged in meanwhile', async () => {
    member = null;
    fetchMock.mockImplementationOnce(async () => {
      member = 'mira';
      return ok('fine');
    });
    expect(await sendCall({ ...SPEC, auth: 'optional' }, {}, {})).toBe('fine');
  });

  it('a slow response is reported to the page that asked, not to one opened later', async () => {
    vi.useFakeTimers();
    const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const page = { merchant: 'fairlot', language: () => 'EN', token: () => token, member: () => member, recover };
    fetchMock.mockReturnValue(new Promise(() => undefined));
    installTransport({ ...page, onSlow: first });
    void sendCall(SPEC, {}, {});
    await vi.advanceTimersByTimeAsync(0);
    installTransport({ ...page, onSlow: second });
    await vi.advanceTimersByTimeAsync(SLOW_MS);
    vi.useRealTimers();
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 0]);
  });

  const hanging: typeof fetch = (_address, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
    });

  it('a call without an answer ends as offline after half a minute, but files take longer', async () => {
    vi.useFakeTimers();
    fetchMock.mockImplementation(hanging);
    const leaving = new AbortController();
    const endOf = (call: Promise<unknown>) => {
      const end = vi.fn<(value: unknown) => void>();
      call.then(end, end);
      return end;
    };
    const call = endOf(sendCall(SPEC, {}, {}));
    const file = endOf(sendCall(SPEC, {}, { onFile: () => undefined }));
    const upload = endOf(sendCall({ ...SPEC, method: 'POST' }, { body: new FormData() }, {}));
    const left = endOf(sendCall(SPEC, {}, { signal: leaving.signal }));
    await vi.advanceTimersByTimeAsync(GIVE_UP_MS - 1);
    leaving.abort();
    await vi.advanceTimersByTimeAsync(0);
    expect(left.mock.calls).toEqual([[expect.objectContaining({ name: 'AbortError' })]]);
    expect(call).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    expect(call.mock.calls).toEqual([[expect.objectContaining({ code: 'offline' })]]);
    expect([file.mock.calls, upload.mock.calls]).toEqual([[], []]);
  });

  it('gives up after the second 401', async () => {
    fetchMock.mockImplementation(async () => refused());
    recover.mockResolvedValue('t2');
    await expect(sendCall(SPEC, {}, {})).rejects.toMatchObject({ code: 'auth.logged.out' });
    expect(fetchMock).toHaveBeenCalledTimes(2);
    expect(recover).toHaveBeenCalledOnce();
  });

  it("rejects a member's call without a token and sends no request", async () => {
    token = null;
    await expect(sendCall(SPEC, {}, {})).rejects.toMatchObject({ code: 'auth.required' });
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('reports a lost connection as offline', async () => {
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(sendCall(SPEC, {}, {})).rejects.toEqual(new ApiError('offline'));
  });

  it('reports code for an encrypted call that cannot be fetched as offline', async () => {
    vi.doMock('./encrypt.ts', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    const login = { ...SPEC, method: 'POST', auth: 'public', encrypted: true } as const;
    await expect(sendCall(login, { body: { password: 'x' } }, {})).rejects.toEqual(new ApiError('offline'));
    expect(fetchMock).not.toHaveBeenCalled();
    vi.doUnmock('./encrypt.ts');
  });
});

it('addressOf fills in path parameters and omits undefined values', () => {
  const input = { params: { gameCode: 'VN60', numero: 'a/b' }, query: { pageNo: 2, type: undefined, q: 'a b' } };
  expect(addressOf('/lgw/lottery/draws/:gameCode/:numero', input)).toBe('/lgw/lottery/draws/VN60/a%2Fb?pageNo=2&q=a+b');
});
