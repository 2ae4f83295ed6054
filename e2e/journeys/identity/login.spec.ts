import { createMember } from '@fairlot/testkit';
import { expect, test } from '../../kit/test.ts';
import { open, PHONE, visit } from '../../kit/browser.ts';
import { requestsTo } from '../../kit/calls.ts';
import { runUntilShown, stopClock } from '../../kit/clock.ts';
import { hold } from '../../kit/intercept.ts';
import { askLogOut, loginDialogOf, logOutByMenu, storageOf, submitLogin } from '../../kit/login-dialog.ts';
import { withApp } from '../../kit/open-app.ts';
import { notePayloads } from '../../kit/sealed.ts';

const site = withApp();

test('with name and password: rules, payload, session, remembered and logged out again', async () => {
  const { userName } = await createMember(site.app, { balance: '700.00' });
  const { page, context } = await visit(site.origin);
  const payloads = await notePayloads(page);
  const logins = requestsTo(page, '/wps/session/login');
  await open(page, '/m/login');
  const dialog = loginDialogOf(page);
  const fill = async (name: string, password: string) => {
    await dialog.getByRole('textbox', { name: 'Username' }).fill(name);
    await dialog.getByRole('textbox', { name: 'Password' }).fill(password);
  };
  await test.step('reports an invalid name, and sends nothing [V-020] [V-061] [N-008]', async () => {
    await fill('bób 🎲', 'Test2026');
    await expect
      .poll(async () => {
        await submitLogin(page);
        return dialog.innerText();
      })
      .toContain('Account format is incorrect');
    expect(logins).toHaveLength(0);
  });
  await test.step('sends nothing without a password [V-021]', async () => {
    await fill(userName, '');
    await submitLogin(page);
    await dialog.getByText('Please enter your password').waitFor();
    expect(logins).toHaveLength(0);
  });
  await test.step('sends JSON, and not as an app [X-005]', async () => {
    await fill(`  ${userName} `, 'Test2026');
    await dialog.getByRole('checkbox', { name: 'Remember password' }).check();
    await submitLogin(page);
    await dialog.waitFor({ state: 'hidden' });
    expect(logins[0]!.headers()['content-type']).toContain('application/json');
    expect(logins[0]!.headers()).not.toHaveProperty('device');
  });
  await test.step('sends the trimmed name, the typed password, the remember flag [V-026] [E-091] [E-092]', async () => {
    expect((await payloads()).find(({ type }) => type === 'username')).toMatchObject({
      username: userName,
      password: 'Test2026',
      remember: true,
    });
  });
  // Encrypted with a key that is created after the log-in.
  await page.waitForFunction(() => localStorage.getItem('REMEMBERED_LOGIN') !== null);
  const local = await storageOf(page, 'localStorage');
  const info = JSON.parse(local['MC_SESSION_INFO'] ?? '{}') as Record<string, unknown>;
  await test.step('stores the session with its token and merchant [E-001] [E-002] [E-003]', async () => {
    expect(info).toMatchObject({ token: expect.stringMatching(/./), merchantCode: 'fairlot' });
  });
  await test.step("stores the member's name and type, and nothing else [E-004] [E-005] [E-006]", async () => {
    const { value } = (await (await logins[0]!.response())!.json()) as {
      value: { token: string; userName: string; customerType: number; firstTimeLogin: boolean };
    };
    expect(info).toEqual({
      token: info['token'],
      merchantCode: 'fairlot',
      userName: value.userName,
      type: value.customerType,
      firstTimeLogin: value.firstTimeLogin,
    });
    expect([value.userName, value.customerType, value.firstTimeLogin]).toEqual([userName, 0, false]);
  });
  await test.step('stores the password nowhere in plain text [E-123]', async () => {
    expect(JSON.stringify([local, await storageOf(page, 'sessionStorage')])).not.toContain('Test2026');
    expect(JSON.parse(local['REMEMBERED_LOGIN'] ?? '')).toMatchObject({ userName, v: 1 });
  });
  await page.getByRole('main').getByText('700.00').first().waitFor();
  await test.step('keeps the token in memory too: calls contain it with empty storages [S-001]', async () => {
    await page.evaluate(() => [sessionStorage.clear(), localStorage.removeItem('MC_SESSION_INFO')]);
    const wallet = page.waitForRequest('**/wps/wallet/merchant*');
    await page.getByRole('button', { name: 'Refresh balance' }).first().click();
    expect((await wallet).headers()['authorization']).toMatch(/^Bearer ./);
    await page.evaluate((text) => localStorage.setItem('MC_SESSION_INFO', text), local['MC_SESSION_INFO'] ?? '');
  });

  await page.close();
  const later = await context.newPage();
  await test.step('another visit uses the remembered session and renews it [H-025]', async () => {
    const renewed = requestsTo(later, '/wps/session/renew');
    await open(later, '/m/home');
    await expect.poll(() => renewed.length).toBeGreaterThan(0);
    await later.getByRole('main').getByText('700.00').first().waitFor();
  });
  const question = later.getByRole('dialog', { name: /log out/i });
  await test.step('logging out requires a confirmation [M-018]', async () => {
    await askLogOut(later);
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect((await storageOf(later, 'localStorage'))['MC_SESSION_INFO']).toBeDefined();
  });
  await test.step('logs out on the server, and leads home as a visitor [M-019]', async () => {
    await later.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Log out' }).click();
    const ended = later.waitForRequest((request) => request.url().endsWith('/wps/session/logout'));
    await question.getByRole('button', { name: 'Log out' }).click();
    expect([(await ended).method(), (await ended).headers()['authorization']?.slice(0, 7)]).toEqual([
      'DELETE',
      'Bearer ',
    ]);
    await later.getByRole('link', { name: 'Log in' }).first().waitFor();
    expect(new URL(later.url()).pathname).toBe('/m/home');
  });
  await test.step('leaves neither a token nor other data of the session [S-002] [S-005]', async () => {
    // The daily notice of a visitor may already have been shown.
    expect(
      await later.evaluate(() => [
        Object.keys(sessionStorage).filter((key) => key !== 'NOTICE_POP'),
        localStorage.getItem('MC_SESSION_INFO'),
      ]),
    ).toEqual([[], null]);
    const call = later.waitForRequest(/\/(wps|lgw)\//);
    await later.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Promos' }).click();
    expect((await call).headers()).not.toHaveProperty('authorization');
    await later.goBack();
  });
  await test.step('the next visit starts as a visitor [M-020] [E-120]', async () => {
    expect([local['autoLogin'], (await storageOf(later, 'localStorage'))['autoLogin']]).toEqual(['1', '0']);
  });
  await test.step('removes name and balance from the page [S-004]', async () => {
    await later.getByRole('link', { name: 'Log in' }).first().waitFor();
    expect(await later.getByRole('main').innerText()).not.toMatch(new RegExp(`${userName}|700\\.00`));
  });
  const password = loginDialogOf(later).getByRole('textbox', { name: 'Password' });
  await test.step('the form has the remembered name, and forgets it once the box is unchecked [I-010]', async () => {
    await later.getByRole('link', { name: 'Log in' }).first().click();
    await expect.poll(() => password.inputValue()).toBe('Test2026');
    expect(await loginDialogOf(later).getByRole('textbox', { name: 'Username' }).inputValue()).toBe(userName);
    await loginDialogOf(later).getByRole('checkbox', { name: 'Remember password' }).uncheck();
    await submitLogin(later);
    await loginDialogOf(later).waitFor({ state: 'hidden' });
    await expect.poll(async () => (await storageOf(later, 'localStorage'))['REMEMBERED_LOGIN']).toBeUndefined();
    expect(JSON.parse((await storageOf(later, 'sessionStorage'))['MC_SESSION_INFO'] ?? '{}').userName).toBe(userName);
  });
  await test.step('logging out on another page leads home too [M-021]', async () => {
    await open(later, '/m/rng');
    await logOutByMenu(later);
    await expect.poll(() => new URL(later.url()).pathname).toBe('/m/home');
  });
  await test.step('the next form is empty [A-003]', async () => {
    await open(later, '/m/login');
    // The remembered log-in is decrypted after the form is shown: the checkbox indicates when that is done.
    await loginDialogOf(later).getByRole('checkbox', { name: 'Remember password', checked: false }).waitFor();
    expect([
      await loginDialogOf(later).getByRole('textbox', { name: 'Username' }).inputValue(),
      await password.inputValue(),
    ]).toEqual(['', '']);
  });
});

test('a log-in tapped before hydration is sent after it and remembered, without a password in an address', async () => {
  const { userName } = await createMember(site.app);
  const { page } = await visit(site.origin);
  const scripts = await hold(page, '**/assets/*.js');
  await page.goto('/m/login');
  const dialog = loginDialogOf(page);
  await dialog.getByRole('textbox', { name: 'Username' }).fill(userName);
  await dialog.getByRole('textbox', { name: 'Password' }).fill('Test2026');
  await dialog.getByRole('checkbox', { name: 'Remember password' }).check();
  await submitLogin(page);
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/m/login');
  await scripts.stop();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText(userName).first().waitFor();
  await expect.poll(async () => (await storageOf(page, 'localStorage'))['REMEMBERED_LOGIN']).toBeDefined();
});

test('a double tap logs in once and opens nothing below the closing dialog', async () => {
  const { userName } = await createMember(site.app, { balance: '700.00' });
  const { page } = await visit(site.origin, { hasMotion: true });
  const logins = requestsTo(page, '/wps/session/login');
  await open(page, '/m/login');
  const dialog = loginDialogOf(page);
  await dialog.getByRole('textbox', { name: 'Username' }).fill(userName);
  await dialog.getByRole('textbox', { name: 'Password' }).fill('Test2026');
  const button = dialog.getByRole('button', { name: 'Log in', exact: true });
  const { x, y, width, height } = (await button.boundingBox())!;
  const spot = [x + width / 2, y + height / 2] as const;
  // The second tap comes 50 ms after the first has closed the dialog, however long the machine takes for that.
  // Everything below is a button.
  await page.evaluate(([left, top]) => {
    const below = document.createElement('button');
    below.style.cssText = 'position: fixed; inset: 0; z-index: 9999';
    below.addEventListener('click', () => (document.body.dataset['below'] = 'pressed'));
    document.body.append(below);
    const seen = new MutationObserver(() => {
      if (document.querySelector('dialog.sheet:not([data-closing])') !== null) return;
      seen.disconnect();
      const tap = { bubbles: true, cancelable: true, clientX: left, clientY: top };
      setTimeout(() => {
        document.elementFromPoint(left, top)?.dispatchEvent(new MouseEvent('click', tap));
        document.body.dataset['tapped'] = 'twice';
        below.remove();
      }, 50);
    });
    seen.observe(document.body, { subtree: true, childList: true, attributes: true });
  }, spot);
  await page.touchscreen.tap(...spot);
  await page.locator('body[data-tapped]').waitFor();
  await dialog.waitFor({ state: 'hidden' });
  await page.locator('.member-strip').waitFor();
  expect(await page.locator('body[data-below]').count()).toBe(0);
  expect(logins).toHaveLength(1);
});

test('with reduced motion a double tap on Close closes the dialog and presses nothing below it', async () => {
  const { page } = await visit(site.origin);
  await open(page, '/m/login');
  const dialog = loginDialogOf(page);
  const { x, y, width, height } = (await dialog.getByRole('button', { name: 'Close', exact: true }).boundingBox())!;
  const spot = [x + width / 2, y + height / 2] as const;
  // Everything below is a button that counts its presses.
  await page.evaluate(() => {
    const below = document.createElement('button');
    below.style.cssText = 'position: fixed; inset: 0; z-index: 9999';
    below.addEventListener('click', () => (below.dataset['presses'] = `${Number(below.dataset['presses'] ?? 0) + 1}`));
    below.className = 'below';
    document.body.append(below);
  });
  const presses = (count: number) => page.locator(`.below[data-presses="${count}"]`).waitFor();
  // Both are sent before the first is answered, so that no machine is too slow for a double tap.
  await Promise.all([page.touchscreen.tap(...spot), page.touchscreen.tap(...spot)]);
  await dialog.waitFor({ state: 'hidden' });
  // If the second tap had counted, there would be two presses.
  await page.touchscreen.tap(spot[0] - 200, spot[1]);
  await presses(1);
  await page.touchscreen.tap(...spot);
  await presses(2);
});

test('a remembered log-in is encrypted again after a change of the password [S-012]', async () => {
  const { userName } = await createMember(site.app);
  const { page } = await visit(site.origin);
  await open(page, '/m/login');
  await page.getByRole('checkbox', { name: 'Remember password' }).check();
  await page.getByRole('textbox', { name: 'Username' }).fill(userName);
  await page.getByRole('textbox', { name: 'Password' }).fill('Test2026');
  await submitLogin(page);
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await open(page, '/m/changePsw');
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await dialog.getByRole('textbox', { name: 'Old password' }).fill('Test2026');
  await dialog.getByRole('textbox', { name: 'New password', exact: true }).fill('Fresh4Lantern');
  await dialog.getByRole('textbox', { name: 'Confirm new password' }).fill('Fresh4Lantern');
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  expect(JSON.stringify([await storageOf(page, 'sessionStorage'), await storageOf(page, 'localStorage')])).not.toMatch(
    /Fresh4Lantern|Test2026/,
  );
  await logOutByMenu(page);
  await page.getByRole('link', { name: 'Log in' }).first().click();
  await expect.poll(() => page.getByRole('textbox', { name: 'Password' }).inputValue()).toBe('Fresh4Lantern');
});

test('the message about an expired password stays on the screen while its dialog opens', async () => {
  const { page } = await visit(site.origin);
  await page.clock.install();
  await open(page, '/m/login');
  await page.getByRole('textbox', { name: 'Username' }).fill('expired01');
  await page.getByRole('textbox', { name: 'Password' }).fill('Fairlot2026');
  // A message that is shown for some seconds stays while the clock is paused.
  await stopClock(page);
  await submitLogin(page);
  const toast = page.locator('.toast:visible', { hasText: 'Your password has expired, please choose a new one' });
  // It moves from a closing dialog to the next one, and is briefly nowhere.
  const edges = async () => {
    await runUntilShown(page, toast);
    const box = await toast.boundingBox();
    return box !== null && box.x >= 0 && box.x + box.width <= PHONE.width;
  };
  await expect.poll(edges).toBe(true);
});
