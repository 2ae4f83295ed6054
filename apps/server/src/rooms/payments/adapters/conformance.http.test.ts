import { randomUUID } from 'node:crypto';
import { openReceiver, openSandbox, type RunningSandbox } from '@fairlot/testkit';
import { beforeAll, describe, expect, it } from 'vitest';
import { paymentsOfSandbox } from '../../../config/payments.ts';
import { createKinds } from '../connections/kinds.ts';
import type { PaymentsPlatform } from '../ports.ts';
import type { PaymentAdapter, PaymentReport } from './adapter.ts';
import { createPayosAdapter } from './payos/index.ts';
import { createSandboxAdapter } from './sandbox/index.ts';
import { createStripeAdapter } from './stripe/index.ts';

// Requirements for every adapter of deposits, tested against a simulator in a separate process. A new adapter is one
// line of the table.

const AMOUNT = 5_000_000n;

type Access = RunningSandbox['payments'];

const ADAPTERS: { name: string; create: (access: Access) => PaymentAdapter }[] = [
  { name: 'sandbox', create: createSandboxAdapter },
  { name: 'stripe', create: (access) => createStripeAdapter(paymentsOfSandbox(access).stripe) },
  { name: 'payos', create: (access) => createPayosAdapter(paymentsOfSandbox(access).payos) },
];

const sandbox = await openSandbox();
const { url: webhookUrl, calls: events } = await openReceiver();

let lastNumber = 1000;

describe.each(ADAPTERS)('the adapter of $name', ({ name, create }) => {
  const depositMethod = () => adapter.methods[0]!;
  let adapter: PaymentAdapter;
  beforeAll(() => {
    adapter = create(sandbox.payments);
  });
  function request() {
    lastNumber += 1;
    const merchantRef = depositMethod().reference === 'number' ? String(lastNumber) : randomUUID();
    const returnUrl = 'http://127.0.0.1:3000/m/voucherCenter';
    const expiresAt = new Date(Date.now() + 600_000);
    return {
      method: depositMethod().method,
      merchantRef,
      amountMinor: AMOUNT,
      currency: 'VND',
      webhookUrl,
      returnUrl,
      expiresAt,
    };
  }
  const decide = (merchantRef: string, choice: string) =>
    fetch(`${sandbox.payments.url}/payments/${merchantRef}/${choice}`, { method: 'POST' });
  /** Reports of verified events about an order, in order of arrival. */
  const reported = (merchantRef: string): PaymentReport[] =>
    events
      .filter(({ body, headers }) => adapter.verifyWebhook(body, headers) !== null)
      .flatMap(({ body }) => adapter.readWebhook(body.toString()) ?? [])
      .filter((report) => report.merchantRef === merchantRef);

  it('is offered under its name, in VND among others', () => {
    expect(adapter.provider).toBe(name);
    expect(adapter.currencies === null || adapter.currencies.includes('VND')).toBe(true);
    expect(AMOUNT % (depositMethod().stepOf?.('VND') ?? 1n)).toBe(0n);
  });

  it('opens a payment with instructions, and reports it as awaited', async () => {
    const asked = request();
    const { report, instructions } = await adapter.createDeposit(asked);
    expect(report).toMatchObject({ merchantRef: asked.merchantRef, state: 'awaiting', amountMinor: AMOUNT });
    expect(Object.keys(instructions).length).toBeGreaterThan(0);
    const reports = await adapter.getReports(asked.merchantRef, report.paymentId);
    expect(reports.map(({ state }) => state)).toEqual(['awaiting']);
  });

  it('reports a payment to the minor unit, on request and by a signed event', async () => {
    const asked = request();
    const { report } = await adapter.createDeposit(asked);
    await decide(asked.merchantRef, 'now');
    const paid = { merchantRef: asked.merchantRef, state: 'succeeded', amountMinor: AMOUNT, currency: 'VND' };
    expect(await adapter.getReports(asked.merchantRef, report.paymentId)).toMatchObject([paid]);
    await expect.poll(() => reported(asked.merchantRef), { timeout: 20_000 }).toMatchObject([paid]);
  });

  it('rejects a changed event', async () => {
    await expect
      .poll(() => events.some(({ body, headers }) => adapter.verifyWebhook(body, headers) !== null))
      .toBe(true);
    for (const { body, headers } of events) {
      const forged = Buffer.from(body.toString().replace('50000', '90000'));
      if (!forged.equals(body)) expect(adapter.verifyWebhook(forged, headers)).toBe(null);
    }
  });

  it('reports a payment that was not opened as unknown', async () => {
    expect(await adapter.getReports('999999', 'none')).toEqual([]);
  });

  it('cancels a payment', async () => {
    const asked = request();
    const { report } = await adapter.createDeposit(asked);
    await adapter.cancelDeposit(asked.merchantRef, report.paymentId);
    const [after] = await adapter.getReports(asked.merchantRef, report.paymentId);
    expect(after?.state).toBe('cancelled');
  });

  it('is accepted with its keys and refused with others', async () => {
    expect((await adapter.probe()).status).toBe(404);
    const stranger = create({ ...sandbox.payments, apiKey: 'another-key-0123456789' });
    expect((await stranger.probe()).status).toBe(401);
  });
});

const CALLED = createKinds({ config: {} } as PaymentsPlatform).filter(({ createClient }) => createClient !== undefined);

it.each(CALLED)('$provider is not called in a private network by an address that operators entered', async (kind) => {
  const texts = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, 'entered']));
  const settings = { url: 'http://localhost:9', fields: texts(Object.keys(kind.fields)), keys: texts(kind.keys) };
  const { deposits, payouts } = kind.createClient?.(settings, true) ?? {};
  const cause = { message: expect.stringMatching(/private address/) as string };
  await expect((deposits ?? payouts)?.probe()).rejects.toMatchObject({ cause });
});
