import { randomUUID } from 'node:crypto';
import { Client } from '@fairlot/testkit/client';
import { expect } from './expect.ts';

const REASON = 'Changed by a browser test';

type Send = (path: string, body: Record<string, unknown>) => Promise<void>;

/** A demonstration operator who changes what players see, through the console's own calls. */
export async function openOperator(origin: string): Promise<Record<'put' | 'post', Send>> {
  const operator = await operatorHeaders(origin, 'operator');
  const sender =
    (method: string): Send =>
    async (path, body) => {
      await callConsole(origin, operator, method, path, { ...body, reason: REASON });
      await pagesRenewed(origin);
    };
  return { put: sender('PUT'), post: sender('POST') };
}

/**
 * Waits until no visitor page rendered before this call is served: the server caches each for a second. It checks its
 * own page, which this call has cached and which therefore expires last.
 */
export async function pagesRenewed(origin: string): Promise<void> {
  const address = `${origin}/m/set?probe=${randomUUID()}`;
  const ask = async () => (await fetch(address)).text();
  const first = await ask();
  await expect.poll(ask, { message: 'a cached page expires', intervals: [100] }).not.toBe(first);
}

/** Changes settings of the site, all of them or none. */
export async function changeSite(origin: string, changes: Record<string, unknown>): Promise<void> {
  await (await openOperator(origin)).put('/site', { changes });
}

/** Logs in a demonstration operator with the console's call; returns the headers of the operator's calls. */
export async function operatorHeaders(
  origin: string,
  name: string,
): Promise<{ authorization: string; cookie: string }> {
  const response = await fetch(`${origin}/backoffice/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, password: 'Fairlot2026' }),
  });
  const cookie = /fairlot_op=[^;]+/.exec(response.headers.get('set-cookie') ?? '')?.[0] ?? '';
  const { value } = (await response.json()) as { value: { token: string } };
  return { authorization: `Bearer ${value.token}`, cookie };
}

/** A request of one operator that another one approves. */
export async function approved(
  origin: string,
  path: string,
  body: Record<string, unknown>,
  askedBy: 'POST' | 'PUT' = 'POST',
): Promise<void> {
  const [asking, approving] = [await operatorHeaders(origin, 'operator'), await operatorHeaders(origin, 'operator2')];
  const input = { ...body, reason: REASON, requestKey: randomUUID() };
  const { id } = await callConsole(origin, asking, askedBy, path, input);
  await callConsole(origin, approving, 'POST', `/approvals/${String(id)}/approve`, {});
}

/** Another operator approves the pending request of a kind, as requested in the console. */
export async function approveNext(origin: string, kind: string): Promise<void> {
  const headers = await operatorHeaders(origin, 'operator2');
  const pending = `/approvals?filter=kind:eq:${kind}&filter=state:eq:pending`;
  const { list } = await callConsole(origin, headers, 'GET', pending);
  await callConsole(origin, headers, 'POST', `/approvals/${(list as { id: string }[])[0]?.id}/approve`, {});
}

/** A call of the console; returns its value. @throws when it is refused, or what it approves fails */
export async function callConsole(
  origin: string,
  headers: Record<string, string>,
  method: string,
  path: string,
  body?: object,
): Promise<Record<string, unknown>> {
  const { success, value, text } = await new Client(origin).call(method, `/backoffice/api${path}`, body, headers);
  if (!success || value?.['state'] === 'failed') throw new Error(`${path}: ${text}`);
  return value;
}
