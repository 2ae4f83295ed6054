import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { createLogger } from './log.ts';
import { openQuietServer } from './quiet-server.testing.ts';

async function linesOf(
  work: (log: ReturnType<typeof createLogger>) => Promise<void>,
): Promise<Record<string, unknown>[]> {
  let text = '';
  const destination = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      text += chunk.toString();
      done();
    },
  });
  await work(createLogger('debug', destination));
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

it('removes secrets anywhere in a line', async () => {
  const lines = await linesOf(async (log) => {
    log.info(
      {
        password: 'hunter1',
        body: { token: 'hunter2', inner: { newPassword: 'hunter3' } },
        headers: { authorization: 'hunter4', cookie: 'hunter5' },
        captcha: 'hunter6',
        seed: 'hunter7',
      },
      'a line',
    );
  });
  expect(lines).toHaveLength(1);
  expect(JSON.stringify(lines)).not.toContain('hunter');
});

it('writes the request id that the answer carries, and the path without the query', async () => {
  let id: unknown;
  const lines = await linesOf(async (log) => {
    const server = await openQuietServer(log);
    server.get('/broken', async () => {
      throw new Error('wanted');
    });
    const answer = await server.inject('/broken?name=hunter8');
    id = answer.headers['x-request-id'];
    expect([answer.statusCode, answer.json().errorCode]).toEqual([500, 'unknown.error']);
    expect(answer.body).not.toContain('wanted');
    await server.close();
  });
  const failed = lines.find(({ msg }) => msg === 'request failed');
  expect(failed).toMatchObject({ level: 'error', reqId: id });
  expect(JSON.stringify(lines)).not.toContain('hunter8');
});

it('sets the session cookie for https only when the product is served over https', async () => {
  const { createTestApp } = await import('@fairlot/testkit');
  const app = await createTestApp({ config: { publicOrigin: 'https://play.example.com' } });
  const answer = await app.server.inject({
    method: 'POST',
    url: '/wps/session/testPlay',
    headers: { moduleid: 'FREEPLAY3' },
  });
  expect(answer.headers['set-cookie']).toMatch(/^fairlot_sid=.*HttpOnly; Secure; SameSite=Lax/);
  expect(answer.headers['strict-transport-security']).toBeUndefined();
  await app.close();
});

it('does not write the parameters of a failed statement', async () => {
  const lines = await linesOf(async (log) => {
    const failure = Object.assign(new Error('duplicate key'), {
      code: '23505',
      detail: 'Key (mobile)=(hunter9) already exists.',
      where: 'hunter9',
      parameters: ['hunter9'],
      params: ['hunter9'],
      query: "select 'hunter9'",
    });
    log.error({ err: failure }, 'request failed');
  });
  expect(JSON.stringify(lines)).not.toContain('hunter9');
  expect(lines[0]).toMatchObject({ err: { message: 'duplicate key', code: '23505' } });
});
