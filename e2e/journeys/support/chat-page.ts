import type { Locator, Page, Route } from '@playwright/test';
import { expect } from '../../kit/expect.ts';
import { intercept } from '../../kit/intercept.ts';

/** The way into live chat, on the page of customer service and among the contacts of home. */
export const entryOf = (where: Page): Locator => where.getByRole('button', { name: /Live chat/ });

/** Writes on the page of live chat, as a member. */
export async function writeInChat(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Write a message' }).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

/** A member writes once more and ends it, while it is open on the desk, which then has nothing to write in. */
export async function endAsMember(page: Page, desk: Page): Promise<void> {
  await page.reload();
  await writeBeforeAnswer(page, 'That is all');
  await desk.getByRole('button', { name: /^Waiting/ }).click();
  await desk.getByRole('button', { name: /demo01.*That is all/s }).click();
  const field = desk.getByRole('textbox', { name: 'Write to the member, / for answers' });
  await field.waitFor();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'End conversation' }).click();
  await desk.getByRole('status').getByText('The member ended this conversation.').waitFor();
  await desk.getByText(/^Ended by the member/).waitFor();
  expect(await field.count()).toBe(0);
}

/** The news of a message come before the answer to its call: it stands once, and as sent. */
async function writeBeforeAnswer(page: Page, text: string): Promise<void> {
  let answer = () => {};
  const isTold = new Promise<void>((resolve) => (answer = resolve));
  const hold = async (route: Route) => {
    const response = await route.fetch();
    await isTold;
    await route.fulfill({ response });
  };
  const stop = await intercept(page, '**/wps/chat/messages', hold, { times: 1 });
  await writeInChat(page, text);
  const log = page.getByRole('log', { name: 'Conversation' });
  await log.getByText(/^(Sent|Delivered|Read)$/).waitFor();
  expect(await log.getByText(text).count()).toBe(1);
  answer();
  await stop();
}
