import { callDesk, createMember, createOperator, REASON, startSandbox } from '@fairlot/testkit';
import { afterAll, expect, it } from 'vitest';
import { callSigned } from '../../../platform/outside/signed-call.ts';
import { openChat } from '../chat.testing.ts';
import type { ChatPlatform } from '../ports.ts';
import { createTranslatorConnections } from './connections.ts';

const sandbox = await startSandbox();
const { url, webhookSecret: secret } = sandbox.payments;
const translator = { url: `${url}/translator`, secret };
const { app, call, desk, support } = await openChat({ CBS3: true }, { translator });
afterAll(() => sandbox.stop());

interface Written {
  id: string;
  conversationId: string;
  text: string;
  translation: { text: string; language: string } | null;
}
const member = await createMember(app);
const { conversationId } = (await call({ who: member }, 'POST', '/messages', { text: 'Tiền đâu?' })).value as Written;
const chat = `/chats/${conversationId}`;
const translate = (text: string, to: string) =>
  desk<{ text: string }>(support, 'POST', `${chat}/translation`, { text, to });

it('an answer is sent with its translation, and both are shown', async () => {
  expect((await desk(support, 'GET', '/chat/staff')).value).toMatchObject({ translates: true });
  expect((await translate('Tiền đâu?', 'EN')).value).toEqual({ text: '[EN] Tiền đâu?' });
  const { value } = await translate('It is on its way.', 'VI');
  const translation = { text: `${value.text}\u202e`, language: 'VI' };
  const sent = await desk<Written>(support, 'POST', `${chat}/messages`, { text: 'It is on its way.', translation });
  expect(sent.errorCode).toBeNull();
  const { messages } = (await call({ who: member }, 'GET', '/conversation')).value as { messages: Written[] };
  expect(messages.map(({ text, translation: said }) => [text, said?.text ?? null])).toEqual([
    ['Tiền đâu?', null],
    ['It is on its way.', '[VI] It is on its way.'],
  ]);
});

it('only messages of the staff can have a translation', async () => {
  const translation = { text: 'said otherwise', language: 'EN' };
  const asMember = await call({ who: member }, 'POST', '/messages', { text: 'words', translation });
  expect(asMember).toMatchObject({ errorCode: 'request.invalid' });
  for (const body of [{ translation }, { text: 'x', translation: { ...translation, text: ' \u202e ' } }])
    expect(await desk(support, 'POST', `${chat}/messages`, body)).toMatchObject({ errorCode: 'request.invalid' });
  expect(await desk(support, 'POST', '/chats/999999/translation', { text: 'x', to: 'EN' })).toMatchObject({
    errorCode: 'not.found',
  });
});

it('a translator that is down, sends invalid answers or is another one is reported, and nothing is sent', async () => {
  for (const mode of ['down', 'nonsense', 'forged']) {
    await fetch(`${url}/translator/mode/${mode}`, { method: 'POST' });
    expect(await translate('hello', 'VI'), mode).toMatchObject({ errorCode: 'chat.untranslated' });
  }
  await fetch(`${url}/translator/mode/answering`, { method: 'POST' });
  expect((await translate('hello', 'VI')).errorCode).toBeNull();
});

it('two operators connect another translator without a restart, and one switches it off', async () => {
  const [admin, second] = [await createOperator(app), await createOperator(app)];
  const ask = <T = { id: string; isOn: boolean }>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
    callDesk<T>(app, admin.headers, method, `/translatorConnections${path}`, body);
  const tried = async () => (await ask<{ result: string }>('POST', '/translator/test', {})).value.result;
  const list = async () => (await ask<{ providers: { source: string; isOn: boolean }[] }>('GET', '')).value.providers;
  expect(await list()).toMatchObject([{ source: 'environment', isOn: true }]);
  expect(await tried()).toBe('passed');
  const input = { url: `${url}/translator`, keys: { secret: 'a secret that is wrong' }, reason: REASON };
  const asked = await ask('PUT', '/translator', input);
  expect(asked.status).toBe(202);
  expect(await tried()).toBe('passed');
  await callDesk(app, second.headers, 'POST', `/approvals/${asked.value.id}/approve`);
  await expect.poll(tried).toBe('keys');
  expect(await translate('hello', 'VI')).toMatchObject({ errorCode: 'chat.untranslated' });
  expect((await ask('POST', '/translator/off', { reason: REASON })).value).toMatchObject({ isOn: false });
  expect(await translate('hello', 'VI')).toMatchObject({ errorCode: 'module.disabled' });
  expect((await desk(support, 'GET', '/chat/staff')).value).toMatchObject({ translates: false });
  const body = { ...input, keys: { secret } };
  expect((await desk(support, 'PUT', '/translatorConnections/translator', body)).errorCode).toBe('permission.denied');
});

it('a translator is not called in a private network by an address that operators entered', async () => {
  const [kind] = createTranslatorConnections(app.platform as ChatPlatform).kinds;
  const party = kind?.createClient?.({ url: 'http://localhost:9', fields: {}, keys: { secret: 'shared' } }, true);
  const cause = { message: expect.stringMatching(/private address/) as string };
  await expect(callSigned(party!, '/v1/translate', {}, 1000)).rejects.toMatchObject({ cause });
});
