import type { Page } from 'playwright-core';

const REASON = 'Changed by a browser test';

/** An operator of the demonstration at work: changes what players see, through the console's own calls. */
export async function openOperator(
  origin: string,
): Promise<{ put: (path: string, body: Record<string, unknown>) => Promise<void> }> {
  const login = await fetch(`${origin}/backoffice/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'operator', password: 'Fairlot2026' }),
  });
  const { value } = (await login.json()) as { value: { token: string } };
  const cookie = (login.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  return {
    put: async (path, body) => {
      const answer = await fetch(`${origin}/backoffice/api${path}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${value.token}`, cookie },
        body: JSON.stringify({ ...body, reason: REASON }),
      });
      if (!answer.ok) throw new Error(`the operator was refused: ${await answer.text()}`);
      // Visitors' pages are shared for a second.
      await new Promise((resolve) => setTimeout(resolve, 1100));
    },
  };
}

/** Changes settings of the site, all of them or none. */
export async function changeSite(origin: string, changes: Record<string, unknown>): Promise<void> {
  await (await openOperator(origin)).put('/site', { changes });
}

/** Logs in to the console. */
export async function enterConsole(page: Page, name = 'operator'): Promise<void> {
  await page.goto('/backoffice');
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByLabel('Password').fill('Fairlot2026');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('navigation', { name: 'Sections' }).waitFor();
}
