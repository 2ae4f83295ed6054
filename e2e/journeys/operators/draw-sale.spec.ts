import { buy, send } from '@fairlot/server/rooms/lottery/lottery.testing';
import { sql } from '@fairlot/server/platform/db/index';
import { createMember, type TestMember } from '@fairlot/testkit';
import { expect, test } from '../../kit/test.ts';
import { findings } from '../../kit/axe.ts';
import { open, visit } from '../../kit/browser.ts';
import { agree, logInOperator } from '../../kit/console.ts';
import { createOfficialDraw, stateOf } from '../../kit/held-draws.ts';
import { withApp } from '../../kit/open-app.ts';
import { withPhone } from '../../kit/product/with-product.ts';

const REASON = 'Too much was staked on it';
const ISSUE = '20300117';
const CONFIG = { sandbox: { url: 'http://127.0.0.1:1', apiKey: 'key', webhookSecret: 'secret' } };
const running = withApp({ started: true, config: CONFIG });
let member: TestMember;
const desk = withPhone(running);
test.beforeAll(async () => {
  member = await createMember(running.app, { balance: '1000000.00' });
  const { db } = running.app.platform;
  const drawId = await createOfficialDraw(db, ISSUE);
  // Moves the game's own draws of these days to later, so that this one is on the bet page.
  await db.run(sql`
    update lottery_draws set draw_at = draw_at + interval '20 years', lock_at = lock_at + interval '20 years'
     where game_code = 'HANOI' and numero < ${ISSUE} and state in ('scheduled', 'open')`);
  // The product's own job opens it too; a step that the job has taken is skipped here.
  await running.app.rooms.lottery.runDueSteps();
  await expect.poll(async () => (await stateOf(db, drawId)).state).toBe('open');
  await buy(running.app, member, ISSUE, [{ play: 'de', picks: ['27'], unitStake: '4000.00' }], 'HANOI');
  await logInOperator(desk.page, 'operator');
});

const bet = (pick: string) =>
  send(running.app, member, ISSUE, [{ play: 'de', picks: [pick], unitStake: '1000.00' }], undefined, {
    gameCode: 'HANOI',
  });

test("an operator sees a number's exposure, stops it, resumes it, and closes the sale early", async () => {
  const { page } = desk;
  await page.goto('/backoffice/draws?filter=gameCode:eq:HANOI&filter=numero:eq:20300117');
  await page.getByRole('button', { name: 'Hà Nội', exact: true }).click();
  const work = page.getByRole('region', { name: `Hà Nội ${ISSUE}` });
  const side = page.getByRole('complementary', { name: 'This draw' });

  await test.step('the list stays beside the draw, and the address contains the selected number', async () => {
    await work.getByRole('button', { name: /^27 / }).click();
    await side.getByText('Number 27, De, last two of DB').waitFor();
    await side.getByText('398,000.00').waitFor();
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({ numero: ISSUE, number: '27' });
    await page
      .getByRole('list', { name: 'Draws' })
      .getByRole('button', { name: `Hà Nội ${ISSUE}` })
      .waitFor();
    await page.reload();
    await side.getByRole('button', { name: 'Stop number' }).waitFor();
    expect(await findings(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await findings(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
  });

  await test.step('open phones mark a stopped number, which is rejected until its sale resumes', async () => {
    const phone = await visit(running.origin);
    const board = phone.page.getByRole('tabpanel');
    await open(phone.page, '/m/lottery/play?gameCode=HANOI');
    await phone.page.getByRole('tab', { name: 'Special prize' }).click();
    await board.getByRole('radio', { name: '20–39' }).click();
    await board.getByRole('button', { name: '27', exact: true }).click();
    await side.getByRole('button', { name: 'Stop number' }).click();
    await agree(page, 'Stop number', REASON);
    await work.getByText('27 is stopped.').waitFor();
    await work.getByRole('button', { name: /^27 stopped/ }).waitFor();
    await side.getByText(REASON).waitFor();
    expect(await bet('27')).toMatchObject({ errorCode: 'limit.exceeded', value: { scope: 'stopped' } });
    const key = board.getByRole('button', { name: 'Sold out: 27' });
    await key.waitFor();
    await phone.page.getByRole('button', { name: 'Remove 27' }).click();
    await expect.poll(() => key.isDisabled()).toBe(true);
    expect(await findings(phone.page)).toEqual([]);
    await side.getByRole('button', { name: 'Resume sale' }).click();
    await agree(page, 'Resume sale');
    await work.getByText('27 is sold again.').waitFor();
    expect(await bet('27')).toMatchObject({ success: true });
    await expect.poll(() => board.getByRole('button', { name: '27', exact: true }).isEnabled()).toBe(true);
  });

  await test.step('a number of a play with more digits is found by typing it', async () => {
    await work.getByRole('combobox', { name: 'Bet type' }).selectOption('cang3');
    await work.getByText('No bets of this type.').waitFor();
    await work.getByRole('textbox', { name: 'Number' }).fill('123');
    await side.getByText('Number 123, 3 cang, last three of DB').waitFor();
  });

  await test.step('a sale that was closed early sells no more, and shows when it was closed', async () => {
    await side.getByRole('button', { name: 'Close sale now' }).click();
    const dialog = page.getByRole('dialog', { name: 'Close sale now' });
    await dialog.getByText('Tickets already sold stay valid').waitFor();
    await agree(page, 'Close sale now');
    await work.getByText('The sale is closed with 2 tickets.').waitFor();
    await work.getByText('sale closed early').waitFor();
    expect(await bet('31')).toMatchObject({ errorCode: 'draw.closed' });
    expect(await side.getByRole('button', { name: 'Stop number' }).count()).toBe(0);
    expect(await side.getByRole('button', { name: 'Enter result' }).isEnabled()).toBe(true);
  });
});

test('on a phone the selected number scrolls into view', async () => {
  const { page } = desk;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/backoffice/draws?gameCode=HANOI&numero=${ISSUE}&play=de`);
  const dialog = page.getByRole('dialog', { name: `Hà Nội ${ISSUE}` });
  await dialog.getByRole('button', { name: /^27 / }).click();
  const title = dialog.getByText('Number 27, De, last two of DB');
  await title.waitFor();
  await expect.poll(async () => ((await title.boundingBox())?.y ?? 0) < 844).toBe(true);
  expect(await findings(page)).toEqual([]);
});
