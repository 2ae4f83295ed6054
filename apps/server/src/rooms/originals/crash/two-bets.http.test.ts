import { randomUUID } from 'node:crypto';
import { checkRound, readRoundEvidence } from '@fairlot/fairness/rounds';
import { callDesk, createMember, createOperator, openTestApp } from '@fairlot/testkit';
import { expect, test } from 'vitest';
import { call, play, readBets, readRound } from '../originals.testing.ts';
import { cashOut, drive, fly, look, openFlight, openFlightTo, stake, stakeOn } from './crash.testing.ts';

// Ends with an audit of the books, which recomputes every round and every link.
const app = await openTestApp({ seed: 'demo' });

const rich = () => createMember(app, { balance: '1000000.00' });

test('allows two stakes per member and flight, one per key, and records name the flight', async () => {
  const member = await createMember(app, { balance: '5000.00' });
  const id = await openFlight(app);
  const key = randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => stake(app, member, null, '1000.00', key)));
  expect(new Set(answers.map(({ value }) => value.roundId)).size).toBe(1);
  const roundId = answers[0]!.value.roundId;
  expect(await stakeOn(app, member, 1, null)).toMatchObject({ errorCode: 'round.open', value: { roundId } });
  const { value: second } = await stake(app, member, null, '2000.00');
  expect(second).toMatchObject({ balance: '2000.00', events: [{ kind: 'staked', seat: 2 }] });
  expect(await stake(app, member, null)).toMatchObject({ errorCode: 'round.open', value: { roundId } });
  expect(await stakeOn(app, member, 2, null)).toMatchObject({
    errorCode: 'round.open',
    value: { roundId: second.roundId },
  });
  expect((await play(app, member, 'crash', { autoCashOut: null, seat: 3 })).errorCode).toBe('request.invalid');
  const { headers } = await createOperator(app, 'risk');
  const desk = await callDesk(app, headers, 'GET', `/originals/flights?filter=round:eq:${id}`);
  expect(desk.value).toMatchObject({ list: [{ players: 1, bets: 2, stake: '3000.00' }] });
  await fly(app, id);
  await drive(app);
  await app.platform.events.outbox.drain();
  const betOf = (betId: string, amount: string) => ({
    betId,
    stake: amount,
    roundId: String(id),
    win: '0.00',
    detailUrl: `/m/inhouse/crash?round=${betId}`,
  });
  const bets = await readBets(app, member);
  expect(bets).toHaveLength(2);
  expect(bets).toEqual(
    expect.arrayContaining([
      expect.objectContaining(betOf(roundId, '1000.00')),
      expect.objectContaining(betOf(second.roundId, '2000.00')),
    ]),
  );
});

test('each of two stakes on a flight has its own automatic cash-out, its own cash-out and its own proof', async () => {
  const [member, other] = await Promise.all([rich(), rich()]);
  const { id, point } = await openFlightTo(app, (at) => at > 300n && at < 100_000n);
  const auto = await stakeOn(app, member, 2, '1.50', '2000.00');
  const byHand = await stakeOn(app, member, 1, null);
  await stake(app, other, null);
  const [handId, autoId] = [byHand.value.roundId, auto.value.roundId];
  const view = await look(app, member);
  expect(view).toMatchObject({
    players: 2,
    cashedOut: 0,
    own: [
      { roundId: handId, seat: 1, autoCashOut: null },
      { roundId: autoId, seat: 2, autoCashOut: '1.50' },
    ],
  });
  expect(view.passengers).toHaveLength(1);
  await fly(app, id, 200n);
  expect((await readRound(app, member, autoId)).value).toMatchObject({
    state: 'settled',
    payout: '3000.00',
    choices: { autoCashOut: '1.50' },
  });
  expect((await readRound(app, member, handId)).value.state).toBe('open');
  expect((await cashOut(app, member, autoId)).errorCode).toBe('round.closed');
  await expect.poll(() => look(app, member)).toMatchObject({ players: 2, cashedOut: 1 });
  const key = randomUUID();
  const left = await cashOut(app, member, handId, key);
  expect((await cashOut(app, member, handId, key)).value).toEqual(left.value);
  const paid = Number(left.value.payout);
  expect(paid).toBeGreaterThanOrEqual(2000);
  expect(Number(left.value.balance)).toBeCloseTo(1_000_000 - 3000 + 3000 + paid, 2);
  await fly(app, id);
  await drive(app);
  for (const roundId of [handId, autoId]) {
    const { value: round } = await readRound(app, member, roundId);
    expect((await checkRound(readRoundEvidence(round))).map(({ state }) => state)).toEqual([
      'passed',
      'passed',
      'passed',
    ]);
  }
  expect(point).toBeGreaterThan(300n);
});

test('both stakes count towards the limits of the member', async () => {
  const member = await rich();
  await call(app, member, 'PUT', '/wps/protection/limits', { kind: 'stake', period: 'day', limit: '2500.00' });
  const id = await openFlight(app);
  expect((await stakeOn(app, member, 1, '1.01')).errorCode).toBeNull();
  expect((await stakeOn(app, member, 2, '1.01', '1600.00')).errorCode).toBe('protection.refused');
  expect((await stakeOn(app, member, 2, '1.01', '1500.00')).errorCode).toBeNull();
  await fly(app, id);
});

test('cashes out a stake without an automatic cash-out when maintenance begins during the flight', async () => {
  const member = await rich();
  const { id } = await openFlightTo(app, (at) => at >= 500n);
  const handId = (await stakeOn(app, member, 1, null)).value.roundId;
  const autoId = (await stakeOn(app, member, 2, '4.00')).value.roundId;
  await fly(app, id, 200n);
  await app.rooms.site.change('maintenance', true);
  try {
    expect((await cashOut(app, member, handId)).errorCode).toBe('system.maintenance');
    await drive(app);
  } finally {
    await app.rooms.site.change('maintenance', false);
  }
  const { value: hand } = await readRound(app, member, handId);
  expect(hand.state).toBe('settled');
  expect(Number(hand.payout)).toBeGreaterThanOrEqual(2000);
  expect((await checkRound(readRoundEvidence(hand))).map(({ state }) => state)).not.toContain('failed');
  expect((await readRound(app, member, autoId)).value.state).toBe('open');
  await fly(app, id, 450n);
  expect((await readRound(app, member, autoId)).value.payout).toBe('4000.00');
  await fly(app, id);
});
