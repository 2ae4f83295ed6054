import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openReceiver, openSandbox, type RunningSandbox } from '@fairlot/testkit';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Config } from '../../../config.ts';
import { PartyUnavailable } from '../../../platform/outside/signed-call.ts';
import { testParty } from '../health.ts';
import { createKinds } from '../parties.ts';
import type { IdentityProvider } from './adapter.ts';
import { createSignedIdentity } from './signed/identity.ts';
import { createSumsub } from './sumsub/index.ts';

// Requirements for every adapter of identity checks, tested against a simulator in a separate process. A new adapter is
// one entry of the table.

type Access = RunningSandbox['payments'];

interface Adapter {
  name: string;
  create: (access: Access) => IdentityProvider;
  /** Creates the adapter with keys that the provider does not accept. */
  createWithWrongKeys: (access: Access) => IdentityProvider;
  /** Decides a check in place of the provider's staff. */
  decide: (url: string, ref: string, answer: 'approved' | 'refused' | 'unknown') => Promise<Response>;
  /** Registers the webhook address, where the provider has a single one. */
  setWebhook?: (url: string, webhookUrl: string) => Promise<Response>;
}

const post = (url: string, body: object) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

const sumsub = ({ url, apiKey, webhookSecret }: Access, changes: object = {}) =>
  createSumsub({
    url: `${url}/sumsub`,
    levelName: 'basic-kyc-level',
    country: 'GBR',
    appToken: apiKey,
    secretKey: webhookSecret,
    webhookSecret,
    ...changes,
  });

const ADAPTERS: Adapter[] = [
  {
    name: 'signed',
    create: ({ url, webhookSecret: secret }) => createSignedIdentity({ url: `${url}/identity`, secret }),
    createWithWrongKeys: ({ url }) => createSignedIdentity({ url: `${url}/identity`, secret: 'another secret' }),
    decide: (url, ref, answer) =>
      post(
        `${url}/identity/checks/${ref}/${answer}`,
        {
          approved: { name: 'Mary Ann Berg', birthDate: '1990-05-17', expiresOn: '2032-01-31' },
          refused: { note: 'The picture is dark' },
          unknown: {},
        }[answer],
      ),
  },
  {
    name: 'sumsub',
    create: (access) => sumsub(access),
    createWithWrongKeys: (access) => sumsub(access, { secretKey: 'another secret', webhookSecret: 'another secret' }),
    decide: (url, ref, answer) =>
      post(
        `${url}/sumsub/applicants/${ref}/${{ approved: 'green', refused: 'red', unknown: 'hold' }[answer]}`,
        {
          approved: {
            firstName: 'Mary Ann',
            lastName: 'Berg',
            dob: '1990-05-17',
            validUntil: '2032-01-31',
            postCode: 'PE16 6RY',
          },
          refused: { comment: 'The picture is dark' },
          unknown: {},
        }[answer],
      ),
    setWebhook: (url, webhookUrl) => post(`${url}/sumsub/webhook`, { url: webhookUrl }),
  },
];

/** A web server that answers every call with the same page. */
async function openOther() {
  let status = 200;
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(status, { 'content-type': 'text/html' }).end('<p>Welcome</p>');
  });
  onTestFinished(() => void server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, setStatus: (next: number) => (status = next) };
}

const sandbox = await openSandbox();
const { url: webhookUrl, calls: webhooks } = await openReceiver();

const PICTURE = Buffer.from('a picture').toString('base64');

describe.each(ADAPTERS)('the adapter of $name', ({ create, createWithWrongKeys, decide, setWebhook }) => {
  let provider: IdentityProvider;
  beforeAll(async () => {
    provider = create(sandbox.payments);
    await setWebhook?.(sandbox.payments.url, webhookUrl);
  });
  async function submitted(kind = 'identityCard'): Promise<string> {
    const ref = randomUUID();
    const question = { ref, kind, webhookUrl, pictures: { front: PICTURE, back: PICTURE, face: PICTURE } };
    expect(await provider.submit(question)).toEqual({ state: 'pending' });
    return ref;
  }
  const decided = async (answer: Parameters<typeof decide>[2]) => {
    const ref = await submitted();
    expect((await decide(sandbox.payments.url, ref, answer)).ok).toBe(true);
    return ref;
  };
  /** Waits for the provider's webhook about a check. */
  async function reportedOf(ref: string): Promise<void> {
    const reported = () => webhooks.map(({ body, headers }) => provider.readWebhook(body, headers)?.ref);
    await expect.poll(reported).toContain(ref);
  }

  it('sends documents once, and the same reference again is the same check', async () => {
    const ref = await submitted();
    const question = { ref, kind: 'passport', webhookUrl, pictures: { front: PICTURE } };
    expect(await provider.submit(question)).toEqual({ state: 'pending' });
    expect(await provider.ask(ref)).toEqual({ state: 'pending' });
  });

  it('reports the data of the documents after an approval', async () => {
    const ref = await decided('approved');
    expect(await provider.ask(ref)).toMatchObject({
      state: 'approved',
      name: 'Mary Ann Berg',
      birthDate: '1990-05-17',
      expiresOn: '2032-01-31',
    });
    await reportedOf(ref);
  });

  it('reports a refusal with the text for the member, and leaves other outcomes to operators', async () => {
    expect(await provider.ask(await decided('refused'))).toEqual({ state: 'refused', note: 'The picture is dark' });
    expect(await provider.ask(await decided('unknown'))).toEqual({ state: 'unknown' });
  });

  it('rejects webhooks with a changed body or digest', async () => {
    const ref = await decided('approved');
    await reportedOf(ref);
    const { body, headers } = webhooks.find((one) => provider.readWebhook(one.body, one.headers)?.ref === ref)!;
    expect(provider.readWebhook(Buffer.from(body.toString().replace('}', ' }')), headers)).toBeNull();
    expect(provider.readWebhook(body, {})).toBeNull();
    expect(createWithWrongKeys(sandbox.payments).readWebhook(body, headers)).toBeNull();
  });

  it('distinguishes a check unknown to the provider from a missing answer', async () => {
    await expect(provider.ask(randomUUID())).rejects.toMatchObject({ status: 404 });
    await expect(createWithWrongKeys(sandbox.payments).ask(randomUUID())).rejects.toBeInstanceOf(PartyUnavailable);
  });

  it('is tested without a change, with right and with wrong keys', async () => {
    expect(await provider.probe()).toMatchObject({ areKeysRefused: false });
    expect(await createWithWrongKeys(sandbox.payments).probe()).toMatchObject({ areKeysRefused: true });
    const nobody = create({ ...sandbox.payments, url: 'http://127.0.0.1:9' });
    await expect(nobody.probe()).rejects.toBeInstanceOf(PartyUnavailable);
  });
});

describe('Sumsub', () => {
  it('receives each side of a document with its type, country and side, and a picture of the face', async () => {
    const ref = randomUUID();
    const pictures = { front: PICTURE, back: PICTURE, face: PICTURE };
    await sumsub(sandbox.payments).submit({ ref, kind: 'drivingLicence', webhookUrl, pictures });
    const listed = await fetch(`${sandbox.payments.url}/sumsub/applicants`);
    const applicants = (await listed.json()) as { externalUserId: string; documents: object[] }[];
    const bytes = 'a picture'.length;
    expect(applicants.find(({ externalUserId }) => externalUserId === ref)?.documents).toEqual([
      { idDocType: 'DRIVERS', idDocSubType: 'FRONT_SIDE', country: 'GBR', bytes },
      { idDocType: 'DRIVERS', idDocSubType: 'BACK_SIDE', country: 'GBR', bytes },
      { idDocType: 'SELFIE', idDocSubType: null, country: 'GBR', bytes },
    ]);
  });

  it('reports the postcode of the address, which exclusion registers require', async () => {
    const provider = sumsub(sandbox.payments);
    const ref = randomUUID();
    await provider.submit({ ref, kind: 'passport', webhookUrl, pictures: { front: PICTURE } });
    await ADAPTERS[1]!.decide(sandbox.payments.url, ref, 'approved');
    expect(await provider.ask(ref)).toMatchObject({ postcode: 'PE16 6RY' });
  });

  it('names the level that is missing in its dashboard', async () => {
    const question = { ref: randomUUID(), kind: 'passport', webhookUrl, pictures: { front: PICTURE } };
    const provider = sumsub(sandbox.payments, { levelName: 'another-level' });
    await expect(provider.submit(question)).rejects.toThrow("Level 'another-level' not found");
  });

  it('rejects a webhook signed by SHA-1', () => {
    const headers = { 'x-payload-digest-alg': 'HMAC_SHA1_HEX', 'x-payload-digest': '0'.repeat(40) };
    expect(sumsub(sandbox.payments).readWebhook(Buffer.from('{}'), headers)).toBeNull();
  });
});

it.each(createKinds({} as Config))(
  '$provider does not pass its test at the address of another server',
  async (kind) => {
    const texts = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, 'entered']));
    const { url, setStatus } = await openOther();
    // The product's own protocol has no body for a check that the provider does not know.
    const results: string[] = [];
    for (const status of kind.provider === 'identity' ? [200] : [200, 404]) {
      setStatus(status);
      const settings = { url, fields: texts(Object.keys(kind.fields)), keys: texts(kind.keys) };
      results.push((await testParty(kind.createClient?.(settings, false))).result);
    }
    expect(results).not.toContain('passed');
  },
);

it.each(createKinds({} as Config))('$group of $provider is not called in a private network', async (kind) => {
  const texts = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, 'entered']));
  const settings = { url: 'http://localhost:9', fields: texts(Object.keys(kind.fields)), keys: texts(kind.keys) };
  const cause = { message: expect.stringMatching(/private address/) as string };
  await expect(kind.createClient?.(settings, true).probe()).rejects.toMatchObject({ cause });
});
