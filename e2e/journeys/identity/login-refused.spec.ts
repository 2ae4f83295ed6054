import { createMember } from '@fairlot/testkit';
import { expect, test } from '../../kit/test.ts';
import { sql } from '../../../apps/server/src/platform/db/index.ts';
import { open, visit } from '../../kit/browser.ts';
import { requestsTo } from '../../kit/calls.ts';
import { loginDialogOf, submitLogin } from '../../kit/login-dialog.ts';
import { openApp, type OpenApp } from '../../kit/open-app.ts';
import { notePayloads } from '../../kit/sealed.ts';

let site: OpenApp;
test.beforeAll(async () => {
  site = await openApp();
});
test.afterAll(() => site.close());

/** Failures of one test count against the next, since both come from one address. */
const forgetFailures = () => site.app.platform.db.run(sql`delete from identity_login_failures`);

test('a captcha once an error requires it, renewed by every failure and click; or a computed proof', async () => {
  const { userName } = await createMember(site.app);
  const { page } = await visit(site.origin);
  const payloads = await notePayloads(page);
  const captchas = requestsTo(page, '/wps/captcha');
  const logins = requestsTo(page, '/wps/session/login');
  await forgetFailures();
  await open(page, '/m/login');
  const dialog = loginDialogOf(page);
  const image = dialog.getByRole('img', { name: 'Captcha image' });
  const field = dialog.getByRole('textbox', { name: 'Captcha' });
  const fail = async (name: string) => {
    await dialog.getByRole('textbox', { name: 'Username' }).fill(name);
    await dialog.getByRole('textbox', { name: 'Password' }).fill('Wrong2026');
    const answered = page.waitForResponse('**/wps/session/login');
    await submitLogin(page);
    const answer = await (await answered).json();
    await dialog.getByText('Username or password is incorrect').waitFor();
    return answer;
  };
  await test.step('an unknown name and a wrong password get the same response, without the flag', async () => {
    const known = await fail(userName);
    expect(await fail('nobodyhere')).toEqual(known);
    expect([captchas.length, await image.count(), await field.count()]).toEqual([0, 0, 0]);
  });
  await test.step('an error with the flag shows the field and a picture [S-026] [S-027] [N-024]', async () => {
    expect((await fail(userName)).value).toEqual({ captcha: true });
    await image.waitFor();
    expect(captchas).toHaveLength(1);
  });
  await test.step('the field is shown beside it, not before [A-005]', () => field.waitFor());
  await test.step('the field is required [V-024]', async () => {
    await dialog.getByRole('textbox', { name: 'Password' }).fill('Test2026');
    await submitLogin(page);
    await dialog.getByText('Please enter the code').waitFor();
    expect(logins).toHaveLength(3);
  });
  await test.step('a click on the picture loads another [S-028]', async () => {
    const source = await image.getAttribute('src');
    await image.click();
    await expect.poll(() => image.getAttribute('src')).not.toBe(source);
    expect(captchas).toHaveLength(2);
  });
  await field.fill('nope');
  await submitLogin(page);
  await dialog.getByText('Verification code error').waitFor();
  await test.step('name, password and captcha are encrypted together [E-090]', async () =>
    expect((await payloads()).at(-1)).toMatchObject({ username: userName, password: 'Test2026', captcha: 'nope' }));
  await expect.poll(() => captchas.length).toBe(3);
  await dialog.getByRole('button', { name: 'Check without a picture' }).click();
  await dialog.getByText('Check passed').waitFor();
  await submitLogin(page);
  await dialog.waitFor({ state: 'hidden' });
});
