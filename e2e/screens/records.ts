import { type Client, issueOnSale } from '@fairlot/testkit/client';

const ALL = Array.from({ length: 100 }, (_, n) => String(n).padStart(2, '0'));

/** Gives a member a settled ticket that certainly wins, an open one, and a pending deposit. */
export async function prepareRecords(client: Client, username: string, password: string): Promise<void> {
  await client.login(username, password);
  const fast = await issueOnSale(client, 'VN60', 2000);
  await placeAll(client, 'VN60', fast.numero, ALL);
  const slow = await issueOnSale(client, 'VN300', 2000);
  await placeAll(client, 'VN300', slow.numero, ['07', '27', '68']);
  await client.call(
    'POST',
    '/wps/deposit',
    { method: await firstMethod(client), amount: '200000.00' },
    { 'idempotency-key': 'screens-deposit' },
  );
  await waitUntilSettled(client);
}

async function placeAll(client: Client, gameCode: string, drawNumber: string, picks: readonly string[]): Promise<void> {
  const lines = picks.map((pick) => ({ play: 'de', picks: [pick], unitStake: '1000.00' }));
  const answer = await client.placeTicket({ gameCode, numero: drawNumber, lines }, `screens-${gameCode}-${drawNumber}`);
  if (!answer.success) throw new Error(`a ticket was refused: ${answer.text}`);
}

async function firstMethod(client: Client): Promise<string> {
  const { value } = await client.call('GET', '/wps/deposit/methods');
  return (value as unknown as { method: string }[])[0]?.method ?? '';
}

async function waitUntilSettled(client: Client): Promise<void> {
  for (let tries = 0; tries < 180; tries++) {
    const { value } = await client.call('GET', '/lgw/record/bets?type=won', undefined, { moduleid: 'TRANSBETREPMEM3' });
    if ((value['list'] as unknown[] | undefined)?.length) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error('no ticket was settled in 90 s');
}
