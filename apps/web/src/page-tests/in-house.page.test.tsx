import { randomUUID } from 'node:crypto';
import { beginPair } from '@fairlot/testkit/bets';
import { createMember } from '@fairlot/testkit/members';
import { callDesk, createOperator } from '@fairlot/testkit/operators';
import { expect } from 'vitest';
import { noteStates, test } from '@fairlot/testkit/page/kit';
import { sql } from '@fairlot/testkit/site/server-parts';
import { openPageSite, type Page } from './open-page.testing.tsx';

const site = await openPageSite();

/** The announced result of a round. */
const outcome = (page: Page, text: RegExp | string = /Returned [\d,.]+, net /) =>
  page.getByRole('status').filter({ hasText: text });

/** A new member with money on the page of a game, with a known pair of seeds. */
async function openGame(game: string, clientSeed: string): Promise<Page> {
  const member = await createMember(site.app, { balance: '50000.00' });
  await beginPair(site.app, member, clientSeed);
  const page = site.phone(member);
  await page.goto(`/m/inhouse/${game}`);
  return page;
}

test('chips on the racetrack cover neighbours, and are undone, doubled and repeated', async () => {
  const page = await site.phoneOf('demo01');
  await page.goto('/m/inhouse/roulette');
  const tool = (name: string) => page.getByRole('button', { name, exact: true });
  const action = (name: RegExp) => page.getByRole('region', { name: 'Bet and controls' }).getByRole('button', { name });
  await page.getByRole('radio', { name: '1K', exact: true }).click();
  await tool('Track').click();
  await tool('Neighbours 2, 25, 17, 34, 6').click();
  await action(/^Spin 5,000\.00/).waitFor();
  await tool('Third of the wheel').click();
  await action(/^Spin 11,000\.00/).waitFor();
  await tool('Undo').click();
  await action(/^Spin 5,000\.00/).waitFor();
  await tool('Double, 2×').click();
  await tool('Table').click();
  await tool('Number 17, 2,000.00 on it').waitFor();
  await tool('Clear bets').click();
  await action(/^Place a chip/).waitFor();
  await tool('Repeat').click();
  // A chip has the colour of its value.
  await page.getByRole('radio', { name: '10K', exact: true }).click();
  await tool('Red').click();
  const faces = page
    .locator('.laid-chip')
    .evaluateAll((all) => all.map((chip) => `${chip.textContent} ${chip.getAttribute('data-chip')}`));
  expect(new Set(await faces)).toEqual(new Set(['2K 0', '10K 2']));
  await tool('Undo').click();
  await action(/^Spin 10,000\.00/).click();
  // During the round the bets replace the chips.
  const bets = page.getByRole('list', { name: 'Bets' });
  await bets.waitFor();
  const names = await bets.getByRole('listitem').allInnerTexts();
  expect(new Set(names)).toEqual(new Set(['2 2K', '25 2K', '17 2K', '34 2K', '6 2K']));
  await outcome(page, /Returned (0\.00|72,000\.00), net /).waitFor();
  await page.getByRole('radio', { name: '10K', exact: true }).waitFor();
});

/** Numbers of the reels with a mark. */
const marked = (mark: string) => {
  const reels = Array.from(document.querySelectorAll('.slot-reel'));
  return reels.flatMap((reel, at) => (reel.hasAttribute(mark) ? [at + 1] : []));
};
const held = () => marked('data-held');
/** The lines on which the page reports, and the whole page. */
const shown = () => ({
  lines: Array.from(document.querySelectorAll('[role="status"]'), ({ textContent }) => textContent.trim()),
  text: document.body.textContent,
});
const reports = (line: RegExp) => expect.arrayContaining([expect.stringMatching(line)]) as string[];

test('three reels with the apple are held, the others spin once more, and the result comes after both', async () => {
  const page = await openGame('slot-orchard', 'hold-1171');
  const spin = page.getByRole('button', { name: 'Spin', exact: true });
  await spin.waitFor();
  const states = noteStates(() => ({ ...shown(), held: held() }));
  await spin.click();
  await outcome(page, /Returned 27,000\.00, net \+17,000\.00/).waitFor();
  expect(states()).toContainEqual({
    lines: reports(/^Line 1: 4 in a row pay 22 · Reels 1, 3, 5 are held, the others spin once more$/),
    held: [1, 3, 5],
    // The payout of the whole round is not announced before the second spin.
    text: expect.not.stringContaining('27,000.00') as string,
  });
  const after: unknown = expect.objectContaining({ lines: reports(/^Line 9: 3 in a row pay 5$/), held: [] });
  expect(states()).toContainEqual(after);

  // After a reload the last round of the visit is over: the reels rest, and the round is among the latest.
  await page.reload();
  await page.getByRole('list', { name: 'Latest rounds' }).getByText('+17,000.00').waitFor();
  expect(held()).toEqual([]);
});

test('lanterns cover their reels before the wins are shown', async () => {
  const page = await openGame('slot-lantern', 'lantern-115');
  const spin = page.getByRole('button', { name: 'Spin', exact: true });
  await spin.waitFor();
  const states = noteStates(() => ({ ...shown(), covered: marked('data-covered') }));
  await spin.click();
  await outcome(page, /Returned 121,500\.00, net \+111,500\.00/).waitFor();
  const covered = { lines: reports(/^The lantern covers reel 2, 4 · 4 reels/), covered: [2, 4] };
  expect(states()).toContainEqual(expect.objectContaining(covered));
});

test('after a lost answer the round is shown, and the same stake is another bet', async () => {
  const page = await site.phoneOfNew({ balance: '50000.00' });
  await page.goto('/m/inhouse/dice');
  const play = page.getByRole('button', { name: /^Roll(?! over| under)/ });
  await play.waitFor();
  const rounds = () => page.network.to('/lgw/originals/dice/rounds').filter(({ method }) => method === 'POST');
  const stop = page.network.intercept(/dice\/rounds$/, async (request) => {
    const answer = await page.network.ask(request);
    return request.method === 'POST' ? new Response('Bad gateway', { status: 502 }) : answer;
  });
  await play.click();
  await outcome(page).waitFor();
  await stop();
  await play.click();
  await expect.poll(() => rounds().length).toBe(2);
  const keys = rounds().map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(2);
  await expect.poll(() => rounds().at(-1)?.answer).toMatchObject({ success: true });
});

test('a guess at a card that another device has skipped is refused, and the page then shows the new card', async () => {
  const member = await createMember(site.app, { balance: '50000.00' });
  const page = site.phone(member);
  await page.goto('/m/inhouse/hilo');
  await page.getByRole('button', { name: /^Deal/ }).click();
  await page.getByText('Card 1').waitFor();
  const roundId = await site.app.platform.db.value(
    sql<string>`select id from originals_rounds where member_id = ${member.memberId}::bigint`,
  );
  const { statusCode } = await site.app.server.inject({
    method: 'POST',
    url: `/lgw/originals/hilo/rounds/${roundId}/steps`,
    headers: { ...member.headers, 'idempotency-key': randomUUID() },
    payload: { choice: 'skip' },
  });
  expect(statusCode).toBe(200);
  await page
    .getByRole('button', { name: /^(Higher|Same)/ })
    .first()
    .click();
  await page.getByText('This round has continued elsewhere. Please choose again').waitFor();
  await page.getByText('Card 2').waitFor();
});

async function publish(game: string, returnScaled: number): Promise<void> {
  await site.app.platform.db.run(sql`
    update originals_games set return_scaled = ${returnScaled}::int, version = version + 1 where code = ${game}`);
  // A process caches the games for seconds, unless a stake names a return that has changed.
  const { headers } = await createMember(site.app);
  await site.app.server.inject({
    method: 'POST',
    url: `/lgw/originals/${game}/rounds`,
    headers: { ...headers, 'idempotency-key': randomUUID() },
    payload: { stake: '1000.00', choices: {}, returnScaled },
  });
}

test('a roll is refused when the return has changed, and the page then shows the new one', async () => {
  const member = await createMember(site.app, { balance: '50000.00' });
  const page = site.phone(member);
  await page.goto('/m/inhouse/dice');
  await page.getByText(/^Return 99/).waitFor();
  await publish('dice', 9500);
  const play = page.getByRole('button', { name: /^Roll(?! over| under)/ });
  await play.click();
  await page.getByText('The odds have changed, please check your bet').waitFor();
  await page.getByText(/^Return 95/).waitFor();
  expect(await site.app.rooms.wallet.balance(member.memberId, member.asset)).toBe(5_000_000n);
  await play.click();
  await outcome(page).waitFor();
  await publish('dice', 9900);
});

test('an open round of mines shows and pays the amount of the return with which it began', async () => {
  const page = await openGame('mines', 'mines-1');
  await page.getByRole('button', { name: /^Start/ }).click();
  const cashOut = page.getByRole('button', { name: /^Cash out ?[\d,.]+/ });
  await cashOut.waitFor();
  await page.getByRole('button', { name: 'Cell 1', exact: true }).click();
  await page.getByRole('status').filter({ hasText: 'Safe cells: 1' }).waitFor();
  const amount = (await cashOut.innerText()).replace(/[^\d,.]/g, '');
  await publish('mines', 9000);
  await page.reload();
  await page.getByText(/^Return 90/).waitFor();
  await cashOut.click();
  await outcome(page, `Returned ${amount}, net `).waitFor();
  await publish('mines', 9900);
});

test('the page of a slot shows the stake limit of a member who proved their age, also after a reload', async () => {
  const slotStakeCap = { currency: 'VND', mostMinor: '500000', youngMostMinor: '200000', youngBelowAge: 25 };
  const { rooms, platform } = site.app;
  await rooms.site.change('market', { profile: 'demo', stricter: { slotStakeCap } });
  await publish('dice', 9800);
  const member = await createMember(site.app, { balance: '50000.00' });
  const decision = { name: 'Lê Văn An', birthDate: '1970-01-01', decidedBy: null };
  await platform.db.transaction((tx) => rooms.verification.decide(tx, member.memberId, decision));
  const page = site.phone(member);
  await page.goto('/m/inhouse/slot-orchard');
  await expect.poll(() => document.body.textContent).toContain('Bet, 10 lines5,000.00');
  await page.reload();
  await expect.poll(() => document.body.textContent).toContain('Bet, 10 lines5,000.00');
  await rooms.site.change('market', { profile: 'demo', stricter: {} });
  await publish('dice', 9900);
});

test('an open round is finished on the page of a game that was switched off meanwhile', async () => {
  const member = await createMember(site.app, { balance: '50000.00' });
  const page = site.phone(member);
  await page.goto('/m/inhouse/mines');
  const action = (name: RegExp) => page.getByRole('region', { name: 'Bet and controls' }).getByRole('button', { name });
  await action(/^Start/).click();
  await action(/^Cash out/).waitFor();
  const { headers } = await createOperator(site.app);
  const enable = (isEnabled: boolean) =>
    callDesk(site.app, headers, 'PUT', '/originals/games/mines', { isEnabled, reason: 'Changed by a test' });
  await enable(false);
  try {
    await page.reload();
    await page.getByRole('button', { name: 'Cell 7', exact: true }).click();
    await page.getByRole('button', { name: /^Cell 7, (safe|mine)$/ }).waitFor();
  } finally {
    await enable(true);
  }
});

test('the next pair of seeds is offered with a new random client seed', async () => {
  const page = await openGame('dice', 'former-seed');
  await page.getByRole('button', { name: 'Fairness' }).click();
  const sheet = page.getByRole('dialog', { name: 'Fairness' });
  await sheet.getByText('former-seed').waitFor();
  const offered = () => sheet.getByRole('textbox').inputValue();
  const first = await offered();
  expect(first).toMatch(/^[0-9a-f]{16}$/);
  await sheet.getByRole('button', { name: 'Rotate seeds and reveal ours' }).click();
  await sheet.getByText(first).waitFor();
  expect(await offered()).toMatch(/^[0-9a-f]{16}$/);
  expect(await offered()).not.toBe(first);
});

test.each([
  ['orchard', 'Reels are held in 1 round of 141'],
  ['lantern', 'It appears in 1 spin of 3.7'],
  ['kites', 'Free spins come in 1 round of'],
])('the payouts of slot-%s have the chance of its special symbol', async (game, text) => {
  const page = await site.phoneOf('demo01');
  await page.goto(`/m/inhouse/slot-${game}`);
  await page.getByRole('button', { name: /^Payouts and exact return/ }).click();
  await page.getByText(text).waitFor();
});

test('an auto bet that a refused round ends still shows its bets and their net', async () => {
  await site.app.rooms.site.change('market', { profile: 'open', stricter: {} });
  await publish('dice', 9400);
  const page = await site.phoneOfNew({ balance: '50000.00' });
  await page.goto('/m/inhouse/dice');
  let asked = 0;
  const stop = page.network.intercept(/auto\/.*\/rounds$/, (request) => {
    asked += 1;
    if (asked === 1) return page.network.ask(request);
    const refusal = { success: false, value: null, errorCode: 'balance.insufficient', message: '' };
    return Promise.resolve(Response.json(refusal));
  });
  await page.getByRole('button', { name: 'Auto bet' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Start/ })
    .click();
  await page.getByText('Your balance is not enough').waitFor();
  await page.getByText(/Bets played: 1\./).waitFor();
  await stop();
});
