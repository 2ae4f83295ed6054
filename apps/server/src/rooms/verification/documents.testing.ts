import { createCanvas } from '@napi-rs/canvas';
import type { TestApp, TestMember } from '@fairlot/testkit';
import { expect } from 'vitest';

const picture = new Blob([new Uint8Array(createCanvas(60, 40).toBuffer('image/png'))]);

/** Sends the member's passport, which is then pending. */
export async function sendPassport(app: TestApp, member: Pick<TestMember, 'headers'>): Promise<void> {
  expect(await postPassport(app, member)).toMatchObject({ value: { state: 'pending' } });
}

/** @returns the answer to a member who sends a passport */
export async function postPassport(app: TestApp, { headers }: Pick<TestMember, 'headers'>): Promise<unknown> {
  const form = new FormData();
  form.set('kind', 'passport');
  form.set('front', picture);
  const request = new Request('http://x', { method: 'POST', body: form });
  const response = await app.server.inject({
    method: 'POST',
    url: '/wps/verification/documents',
    headers: { ...headers, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return response.json();
}
