import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@fairlot/testkit';
import type { Page } from '@playwright/test';
import { expect, test } from '../../kit/test.ts';
import { closePhones, expectNoOverflow, login, open, visit } from '../../kit/browser.ts';
import { Client, issueOnSale } from '@fairlot/testkit/client';
import { changeAnswer } from '../../kit/intercept.ts';
import { type StartedProduct, startProduct } from '../../kit/product/start-product.ts';
import { createTimeMachine, type TimeMachine, untilDraw } from '../../kit/time-machine.ts';

/** Timeout for a due draw: lock, result and checks. */
const DRAW = { timeout: 30_000 };
/** Time between the end of sale and the draw of the fast game. */
const LOCK_MS = 10_000;
const ALL_PASSED = 'Every check passed on this device.';
/** Key pair 7 of packages/fairness/vectors/beacon-vectors.json. */
const BEACON = {
  secretKey: '7'.padStart(64, '0'),
  publicKey:
    '8d0273f6bf31ed37c3b8d68083ec3d8e20b5f2cc170fa24b9b5be35b34ed013f9a921f1cad1644d4bdb14674247234c8049cd1db' +
    'b2d2c3581e54c088135fef36505a6823d61b859437bfc79b617030dc8b40e32bad1fa85b9c0f368af6d38d3c',
};
const VERIFY = fileURLToPath(new URL('../../../packages/fairness/bin/fairlot-verify.ts', import.meta.url));

let time: TimeMachine;
let beaconTime: TimeMachine;
let product: StartedProduct;
let withBeacon: StartedProduct;
let ticketId: string;
let drawNumber: string;
test.beforeAll(async () => {
  [time, beaconTime] = [await createTimeMachine(), await createTimeMachine()];
  product = await startProduct(time.env);
  withBeacon = await startWithBeacon();
});
test.afterAll(async () => {
  await closePhones();
  await product.stop();
  await withBeacon.stop();
});

const checkNamed = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const drawPath = () => `/m/lottery/draw?gameCode=VN60&numero=${drawNumber}`;

test('a member watches the proof of a draw with an own ticket, from sale to result, on one page', async () => {
  const client = new Client(product.origin);
  await client.login('demo01', 'Fairlot2026');
  const { page } = await visit(product.origin);
  await login(page, 'demo01', 'Fairlot2026');
  ({ numero: drawNumber } = await issueOnSale(client, 'VN60', 30_000));
  const sold = await client.placeTicket(
    {
      gameCode: 'VN60',
      numero: drawNumber,
      lines: [
        { play: 'lo2', picks: ['27'], unitStake: '1000.00' },
        { play: 'xien2', picks: ['50', '03'], unitStake: '2500.00' },
      ],
    },
    `proof-${drawNumber}`,
  );
  expect(sold.success).toBe(true);
  ticketId = String(sold.value['ticketId']);

  await open(page, `${drawPath()}&ticket=${ticketId}`);
  const main = page.getByRole('main');
  await main.getByText('On sale', { exact: true }).waitFor();
  const { value } = await client.call('GET', `/lgw/lottery/draws/VN60/${drawNumber}`);
  await main.getByText(String(value['commitment'])).waitFor();
  await main.getByText('Seed and tickets, no public beacon').waitFor();
  await main.getByText('Known at the lock').waitFor();
  await checkNamed(page, 'The fingerprint matches your ticket').getByText('Passed').waitFor();

  await time.jump(product, (await untilDraw(product.origin, 'VN60')) - LOCK_MS);
  await main.getByText('Included', { exact: true }).waitFor(DRAW);
  await checkNamed(page, 'Your ticket was in the draw').getByText('Passed').waitFor();
  await time.jump(product, await untilDraw(product.origin, 'VN60'));
  await main.getByText(ALL_PASSED).waitFor(DRAW);
  expect(await main.getByText('Failed').count()).toBe(0);
  expect(await main.getByRole('listitem').getByText('Passed').count()).toBe(4);
  for (const width of [360, 430]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoOverflow(page);
  }
});

test('the downloaded draw.json is verified without the server', async () => {
  const { page } = await visit(product.origin);
  await login(page, 'demo01', 'Fairlot2026', `${drawPath()}&ticket=${ticketId}`);
  for (const [button, checks] of [
    ['Download draw.json', 2],
    ['Download draw.json with this ticket', 4],
  ] as const) {
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: button, exact: true }).click();
    const download = await waiting;
    expect(download.suggestedFilename()).toBe('draw.json');
    const { code, output } = await verify(await download.path());
    expect([code, output.match(/^passed/gm)?.length, output.trimEnd().split('\n').at(-1)]).toEqual([
      0,
      checks,
      'Verified',
    ]);
    expect(output).toContain(`Draw VN60 ${drawNumber}`);
  }
});

test('a visitor opens the proof from the results and sees no ticket', async () => {
  const { page } = await visit(product.origin);
  await open(page, `/m/lottery/history?gameCode=VN60&numero=${drawNumber}`);
  await page.getByRole('link', { name: 'Check this draw' }).first().click();
  await page.getByText(ALL_PASSED).waitFor();
  expect(new URL(page.url()).search).toBe(`?gameCode=VN60&numero=${drawNumber}`);
  expect(await page.getByText('Your tickets in this draw').count()).toBe(0);
  await page.getByRole('button', { name: 'Copy Commitment' }).waitFor();
  expect(
    await page
      .locator('.code')
      .first()
      .evaluate((element) => getComputedStyle(element).direction),
  ).toBe('ltr');
});

test('the browser detects a server that shows other numbers than were drawn', async () => {
  const { page } = await visit(product.origin);
  await changeAnswer(
    page,
    '**/lgw/lottery/draws/**',
    ({ value }: { value: { result: { level: string; numbers: string[] }[] } }) => {
      const [special] = value.result;
      if (special) special.numbers = [special.numbers[0] === '00000' ? '00001' : '00000'];
    },
  );
  await open(page, drawPath());
  await checkNamed(page, 'The numbers follow from the published data').getByText('Failed').waitFor();
  await page.getByText('A check failed. Keep the file of this draw and write to customer service.').waitFor();
  expect(await page.getByText(ALL_PASSED).count()).toBe(0);
});

test('a draw that does not exist shows a message and a link to the results', async () => {
  const { page } = await visit(product.origin);
  for (const search of [
    '?gameCode=VN60&numero=203001010001',
    '?gameCode=VN60',
    '?gameCode=NONE&numero=203001010001',
    '',
  ]) {
    await open(page, `/m/lottery/draw${search}`);
    await page.getByText('This draw does not exist').waitFor();
    expect(await page.getByText('Commitment').count()).toBe(0);
  }
  await page.getByRole('link', { name: 'Results' }).click();
  await page.waitForURL('**/m/lottery/history');
});

test('home loads no proof code, and a proof without a beacon loads no curve arithmetic', async () => {
  const { page } = await visit(product.origin);
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.add(request.url());
  });
  // Leaving a page discards the bodies of its scripts, so they are fetched again.
  const read = async () =>
    (await Promise.all([...scripts].map(async (url) => (await page.request.get(url)).text()))).join('');
  await open(page, '/m/home');
  const home = await read();
  expect(home).toContain('MC_SESSION_INFO');
  expect(home).not.toContain('fairlot/1|');
  await open(page, drawPath());
  await page.getByText(ALL_PASSED).waitFor();
  const proof = await read();
  expect(proof).toContain('fairlot/1|');
  expect(proof).not.toContain('SSWU_RO');
});

test('a draw with a public beacon is proved with the beacon', async () => {
  const client = new Client(withBeacon.origin);
  const issue = await issueWithBeacon(client);
  const { page } = await visit(withBeacon.origin);
  await open(page, `/m/lottery/draw?gameCode=VN60&numero=${issue}`);
  await page.getByText('Seed, tickets and a public beacon (drand)').waitFor();
  await page.getByText(BEACON.publicKey).waitFor();
  await checkNamed(page, 'The beacon round came after the lock').getByText('Passed').waitFor();
  await beaconTime.jump(withBeacon, await untilDraw(withBeacon.origin, 'VN60'));
  await page.getByText(ALL_PASSED).waitFor(DRAW);
  await checkNamed(page, 'The round is signed by the beacon').getByText('Passed').waitFor();
  expect(await page.getByRole('main').getByRole('listitem').getByText('Passed').count()).toBe(4);
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download draw.json', exact: true }).click();
  const { code, output } = await verify(await (await waiting).path());
  expect([code, output.match(/^passed/gm)?.length]).toEqual([0, 4]);
  expect(output).toContain('Beacon: drand, round ');
});

/** The first draw on sale that waits for the beacon: those of the template were created without one. */
async function issueWithBeacon(client: Client): Promise<string> {
  const { numero: issue } = await issueOnSale(client, 'VN60', 1000);
  const { value } = await client.call('GET', `/lgw/lottery/draws/VN60/${issue}`);
  if ((value['beacon'] as { mode: string }).mode === 'drand') return issue;
  await beaconTime.jump(withBeacon, await untilDraw(withBeacon.origin, 'VN60'));
  return issueWithBeacon(client);
}

/** A product whose draws wait for the sandbox's beacon; its key is written first, so that it can be pinned. */
async function startWithBeacon(): Promise<StartedProduct> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fairlot-e2e-beacon-'));
  mkdirSync(join(dataDir, 'sandbox'));
  writeFileSync(
    join(dataDir, 'sandbox', 'beacon.json'),
    JSON.stringify({ secretKey: BEACON.secretKey, genesisTime: Math.floor(Date.now() / 1000) }),
  );
  const port = String(await freePort());
  return startProduct({
    ...beaconTime.env,
    DATA_DIR: dataDir,
    SANDBOX_PORT: port,
    BEACON: 'drand',
    BEACON_URL: `http://127.0.0.1:${port}/beacon`,
    BEACON_PUBLIC_KEY: BEACON.publicKey,
  });
}

function verify(path: string): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [VERIFY, path], (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr }),
    );
  });
}
