import { createCanvas } from '@napi-rs/canvas';
import type { TestApp, TestMember } from '@fairlot/testkit';
import { expect } from 'vitest';

const picture = new Blob([new Uint8Array(createCanvas(60, 40).toBuffer('image/png'))]);

/** Sends the member's passport, which is then pending. */
export async function sendPassport(app: TestApp, member: Pick<TestMember, 'headers'>): Promise<void> {
  expect(await postPassport(app, member)).toMatchObject({ value: { state: 'pending' } });
}

/** @returns the answer to a member who sends a passport */
export const postPassport = (app: TestApp, member: Pick<TestMember, 'headers'>) =>
  postDocuments(app, member, { front: picture }, 'passport');

/** @returns the answer to a member who sends files, by the side of the document that they show */
export async function postDocuments(
  app: TestApp,
  { headers }: Pick<TestMember, 'headers'>,
  files: Record<string, Blob>,
  kind = 'identityCard',
) {
  const form = new FormData();
  form.set('kind', kind);
  for (const [side, content] of Object.entries(files)) form.set(side, content);
  const request = new Request('http://x', { method: 'POST', body: form });
  const response = await app.server.inject({
    method: 'POST',
    url: '/wps/verification/documents',
    headers: { ...headers, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return response.json<{ value: object; errorCode: string | null }>();
}
