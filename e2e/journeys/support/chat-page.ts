import type { Locator, Page, Route } from '@playwright/test';
import { expect } from '../../kit/expect.ts';
import { intercept } from '../../kit/intercept.ts';

/** The live chat entry, on the page of customer service and among the contacts on home. */
export const entryOf = (where: Page): Locator => where.getByRole('button', { name: /Live chat/ });

/** Writes a message on the live chat page, as a member. */
export async function writeInChat(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Write a message' }).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

/** A member writes once more and ends the conversation while it is open on the desk, which then has no input. */
export async function endAsMember(page: Page, desk: Page): Promise<void> {
  await page.reload();
  await writeBeforeAnswer(page, 'That is all');
  await desk.getByRole('radio', { name: /^Waiting/ }).click();
  await desk.getByRole('button', { name: /demo01.*That is all/s }).click();
  const field = desk.getByRole('textbox', { name: 'Write to the member; type / for saved replies' });
  await field.waitFor();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'End conversation' }).click();
  await desk.getByRole('status').getByText('The member ended this conversation.').waitFor();
  await desk.getByText(/^Ended by the member/).waitFor();
  expect(await field.count()).toBe(0);
}

/** The event of a message arrives before the response to its call: it appears once, as sent. */
async function writeBeforeAnswer(page: Page, text: string): Promise<void> {
  let answer = () => {};
  const isReported = new Promise<void>((resolve) => (answer = resolve));
  const hold = async (route: Route) => {
    const response = await route.fetch();
    await isReported;
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
