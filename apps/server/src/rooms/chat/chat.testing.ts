import {
  auditBooksAndClose,
  callDesk,
  createOperator,
  createTestApp,
  type TestApp,
  type TestAppOptions,
  type TestMember,
  type TestOperator,
} from '@fairlot/testkit';
import { afterAll } from 'vitest';

export interface ChatAnswer {
  success: boolean;
  status: number;
  errorCode: string | null;
  value: never;
  /** The visitor's cookie from the answer. */
  given: { name: string; value: string } | undefined;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The caller: a member, a visitor identified by a cookie, or both. */
export interface Calling {
  who?: TestMember | null | undefined;
  cookie?: string | null;
  ip?: string;
}

/** An application with live chat and an operator; after the file's tests it is closed and its books are audited. */
export async function openChat(
  flags: Readonly<Record<string, boolean>> = { CBS3: true },
  config: TestAppOptions['config'] = {},
) {
  const app: TestApp = await createTestApp({ config });
  afterAll(() => auditBooksAndClose(app));
  await app.rooms.site.change('flags', flags);
  const support = await createOperator(app, 'support');

  async function call(calling: Calling, method: Method, path: string, payload?: object): Promise<ChatAnswer> {
    const { who, cookie, ip = '127.0.0.1' } = calling;
    const cookies = [who?.headers['cookie'], cookie].filter(Boolean).join('; ');
    const response = await app.server.inject({
      method,
      url: `/wps/chat${path}`,
      remoteAddress: ip,
      headers: { moduleid: 'CBS3', ...who?.headers, ...(cookies === '' ? {} : { cookie: cookies }) },
      ...(payload ? { payload } : {}),
    });
    const given = response.cookies.find(({ name }) => name === 'fairlot_visit');
    return { given, status: response.statusCode, ...response.json<Omit<ChatAnswer, 'given' | 'status'>>() };
  }
  /** Sends a picture as a form, under a name and type that are not a picture's. */
  async function sendPicture(url: string, headers: Record<string, string>, content: Buffer) {
    const form = new FormData();
    form.append('picture', new File([new Uint8Array(content)], 'x.html', { type: 'text/html' }));
    const encoded = new Response(form);
    const response = await app.server.inject({
      method: 'POST',
      url,
      payload: Buffer.from(await encoded.arrayBuffer()),
      headers: { moduleid: 'CBS3', ...headers, 'content-type': encoded.headers.get('content-type') ?? '' },
    });
    return response.json<{ errorCode: string | null; value: { id: string; picture: { width: number } } }>();
  }
  return {
    app,
    support,
    call,
    sendPicture,
    desk: <V>(who: TestOperator, method: Method, path: string, body?: object) =>
      callDesk<V>(app, who.headers, method, path, body),
  };
}
