import { beforeEach, describe, expect, it } from 'vitest';
import { callSealed, headersOf, register, seal, sendCode } from '../client.testing.ts';
import { deliver } from '../sandbox.testing.ts';
import { ageCodes, freshNumber, memberWithMobile, openAllWays, startMessaging } from './sms.testing.ts';

const { app, sandbox } = await startMessaging();
beforeEach(async () => {
  await openAllWays(app);
  const fields = await app.rooms.site.setting('registerFields');
  await app.rooms.site.change('registerFields', {
    ...fields,
    email: { ...fields['email'], show: true, required: false },
  });
});

const newestText = async (digits: string) => {
  await deliver(app);
  return (await sandbox.texts(digits))[0]?.text;
};
const newestMail = async (email: string) => {
  await deliver(app);
  return (await sandbox.mails(email))[0];
};
const call = (url: string, payload: object, headers: Record<string, string> = {}) =>
  app.server.inject({ method: 'POST', url, headers, payload, remoteAddress: '10.70.0.9' });
const sealedCall = (url: string, payload: object, headers: Record<string, string>) =>
  callSealed(app, headers, url, payload, '10.70.0.9');
async function logInIn(language: string, username: string): Promise<Record<string, string>> {
  const sealed = await seal(app, { username, password: 'Secret7319', type: 'username' });
  const answer = await app.server.inject({
    method: 'POST',
    url: '/wps/session/login',
    headers: { ...sealed.headers, language },
    payload: sealed.payload,
    remoteAddress: '10.70.0.1',
  });
  return headersOf(answer);
}

describe('the language of messages', () => {
  it('comes from the request for a code or a link, in upper or lower case and for every language code', async () => {
    for (const [language, words] of [
      ['AR', 'رمزك'],
      ['ru', 'ваш код'],
      ['TH', 'รหัสของคุณ'],
      ['TY', 'รหัสของคุณ'],
      ['xx', 'your code'],
    ] as const) {
      const { mobileNum, digits, ip } = freshNumber();
      await sendCode(app, { mobileNum, scene: 'register' }, ip, 'REGMOBVERF3', language);
      expect(await newestText(digits)).toContain(words);
    }
    await register(app, 'tongue01', { email: 'tongue01@example.com' });
    await call(
      '/wps/account/password/email',
      { username: 'tongue01', email: 'tongue01@example.com' },
      { language: 'AR' },
    );
    const mail = await newestMail('tongue01@example.com');
    expect(mail?.subject).toBe('اختر كلمة مرور جديدة في Fairlot');
    expect(mail?.html).toMatch(/<html lang="ar" dir="rtl">[^]*<a dir="ltr" href="[^"]+#reset=/);
  });

  it("comes from the member's last login for messages that another person may have caused", async () => {
    await register(app, 'tongue02', { email: 'tongue02@example.com' }, '10.70.0.2');
    const headers = await logInIn('FR', 'tongue02');
    const english = { ...headers, language: 'EN' };
    await sealedCall('/wps/account/personal', { email: 'other02@example.com', password: 'Secret7319' }, english);
    const mail = await newestMail('tongue02@example.com');
    expect(mail?.subject).toBe('Fairlot : votre adresse e-mail a changé');
    expect(mail?.html).toContain('<html lang="fr" dir="ltr">');
    await logInIn('no language', 'tongue02');
    await sealedCall('/wps/account/personal', { email: 'third02@example.com', password: 'Secret7319' }, english);
    expect((await newestMail('other02@example.com'))?.subject).toBe('Fairlot : votre adresse e-mail a changé');
    const exported = await sealedCall('/wps/account/export', { password: 'Secret7319' }, english);
    expect(exported.json().value.member.language).toBe('FR');
  });

  it('comes from the last login when a new device is reported, including by mail', async () => {
    await register(app, 'tongue03', { email: 'tongue03@example.com' }, '10.70.0.4');
    await app.platform.events.outbox.drain();
    expect(await newestMail('tongue03@example.com')).toBeUndefined();
    await logInIn('ID', 'tongue03');
    await app.platform.events.outbox.drain();
    const mail = await newestMail('tongue03@example.com');
    expect(mail?.subject).toBe('Fairlot: Masuk di perangkat baru');
    expect(mail?.html).toContain('<html lang="id" dir="ltr">');
    expect(mail?.text).toMatch(/^tongue03\s+Masuk di perangkat baru: \S/);
  });

  it("is the owner's for a number that is registered again, or else that of the request", async () => {
    const { mobileNum, digits, ip } = freshNumber();
    const memberId = await memberWithMobile(app, digits);
    await sendCode(app, { mobileNum, scene: 'register' }, ip, 'REGMOBVERF3', 'KO');
    expect(await newestText(digits)).toContain('이미 계정이 있는 번호입니다');
    const account = await app.rooms.people.nameOf(memberId);
    const sealed = await seal(app, { username: account, password: 'Test2026', type: 'username' });
    await app.server.inject({
      method: 'POST',
      url: '/wps/session/login',
      headers: { ...sealed.headers, language: 'ES' },
      payload: sealed.payload,
      remoteAddress: '10.70.0.3',
    });
    await ageCodes(app, 61);
    await sendCode(app, { mobileNum, scene: 'register' }, ip, 'REGMOBVERF3', 'KO');
    expect(await newestText(digits)).toContain('este número ya tiene cuenta');
  });
});
