import { randomUUID } from 'node:crypto';
import { between, shareOf, toAmount, toMinor } from '../amounts.ts';
import { drawDocument } from '../document-picture.ts';
import type { Payment, Step } from '../plan.ts';
import { Refused } from '../visitor.ts';
import { balanceOf, onSandbox, pause, type Scene } from './scene.ts';

type Method = { method: string; kind: string; min: string; max: string; suggested: string[]; openOrder: string | null };
type Order = { orderId: string; status: string; payUrl: string | null; transfer: { reference: string } | null };
type Settings = { min: string; max: string; dailyLeft: string; fee: string; wageringLeft: string; open: boolean };

const KINDS: ReadonlySet<string> = new Set(['redirect', 'transfer']);
/** Together twenty seconds: a webhook that fails is sent again after a while. */
const LOOKS = 50;
const LOOK_MS = 400;
/** States in which the provider's answer is still awaited. */
const OPEN: ReadonlySet<string> = new Set(['created', 'awaiting', 'processing']);

/** Opens a deposit, decides it on the provider's page and waits for the result. Returns the order's status. */
export async function deposit(scene: Scene, step: Extract<Step, { do: 'deposit' }>): Promise<string> {
  const { visitor, random } = scene;
  const methods = await visitor.call<Method[]>('GET', '/wps/deposit/methods');
  const usable = methods.filter(({ kind, openOrder, suggested }) => KINDS.has(kind) && !openOrder && suggested[0]);
  if (usable.length === 0) return 'no way to deposit';
  const { method, suggested } = random.pick(usable);
  const amount = suggested[Math.min(suggested.length - 1, Math.floor(step.size * suggested.length))];
  await pause(scene);
  const order = await visitor.call<Order>('POST', '/wps/deposit', { method, amount }, { key: randomUUID() });
  await pause(scene);
  await payOrder(scene, order, step.payment);
  if (step.payment !== 'now') return step.payment;
  let { status } = order;
  for (let looks = 0; looks < LOOKS && OPEN.has(status); looks += 1) {
    await scene.pace.think(LOOK_MS);
    status = (await visitor.call<Order>('GET', `/wps/deposit/${order.orderId}`)).status;
  }
  return status;
}

async function payOrder(scene: Scene, { payUrl, transfer }: Order, payment: Payment): Promise<void> {
  if (payUrl !== null) await onSandbox(scene, `${new URL(payUrl).pathname}/${payment}`);
  // With `fail` and `cancel`, the player does not send the transfer.
  else if (transfer !== null && payment !== 'fail' && payment !== 'cancel')
    await onSandbox(scene, `/payments/${encodeURIComponent(transfer.reference)}/${payment}`);
}

/** Sends a picture of the identity card, unless one waits or was accepted. */
export async function identify({ player, visitor }: Scene): Promise<string> {
  const { state } = await visitor.call<{ state: string }>('GET', '/wps/verification');
  if (state !== 'none' && state !== 'refused') return state;
  const form = new FormData();
  form.set('kind', 'identityCard');
  form.set('front', new File([new Uint8Array(drawDocument(player.number))], 'card.png', { type: 'image/png' }));
  return (await visitor.call<{ state: string }>('POST', '/wps/verification/documents', form)).state;
}

/** Withdraws a share of the balance, to an account that is added first if there is none. */
export async function withdraw(scene: Scene, { share }: Extract<Step, { do: 'withdraw' }>): Promise<string> {
  const { visitor, player } = scene;
  const accountId = await payoutAccount(scene);
  await pause(scene);
  const settings = await visitor.call<Settings>('GET', '/wps/withdraw/settings');
  if (!settings.open) return 'closed';
  if (toMinor(settings.wageringLeft) > 0n) return 'wagering left';
  const balance = (await balanceOf(scene)) - toMinor(settings.fee);
  const max = toMinor(settings.max) < toMinor(settings.dailyLeft) ? settings.max : settings.dailyLeft;
  const amount = between(shareOf(balance, share), toMinor(settings.min), toMinor(max), balance);
  if (amount === undefined) return 'balance too small';
  const payload = { accountId, amount: toAmount(amount), paymentPassword: player.paymentPassword };
  return (await visitor.callEncrypted<{ status: string }>('POST', '/wps/withdraw', payload, { key: randomUUID() }))
    .status;
}

async function payoutAccount({ visitor, player }: Scene): Promise<string> {
  const [own] = await visitor.call<{ accountId: string }[]>('GET', '/wps/payout/accounts');
  if (own !== undefined) return own.accountId;
  const { paymentPassword, password, bank, bankAccount: account, name } = player;
  const { hasPaymentPassword } = await visitor.call<{ hasPaymentPassword: boolean }>('GET', '/wps/security');
  if (!hasPaymentPassword)
    await visitor.callEncrypted('POST', '/wps/security/paymentPassword', {
      password,
      paymentPassword,
      confirmPaymentPassword: paymentPassword,
    });
  const payload = { kind: 'bank', bank, account, name, paymentPassword };
  const [added] = await visitor.callEncrypted<{ accountId: string }[]>('POST', '/wps/payout/accounts', payload);
  if (added === undefined) throw new Refused('not.found');
  return added.accountId;
}

/** Takes the first offer that is open to the player. */
export async function claim({ visitor }: Scene): Promise<string> {
  const offers = await visitor.call<{ offerId: string; eligible: boolean; joined: boolean }[]>(
    'GET',
    '/wps/promotions',
  );
  const open = offers.find(({ eligible, joined }) => eligible && !joined);
  if (open === undefined) return 'no offer';
  return (await visitor.call<{ state: string }>('POST', `/wps/promotions/${open.offerId}/accept`)).state;
}
