import { auditBooks, createMember, openTestApp } from '@fairlot/testkit';
import { expect, test } from 'vitest';
import { play, readBets, readRound, step } from './originals.testing.ts';

const app = await openTestApp({ seed: 'demo' });

test('the betting record has facts of every bet on an in-house game that match its round', async () => {
  const member = await createMember(app, { balance: '1000000.00' });
  const bets = [
    { kind: 'red', amount: '400.00' },
    { kind: 'straight', value: '17', amount: '600.00' },
  ];
  const roulette = await play(app, member, 'roulette', { bets });
  const dice = await play(app, member, 'dice', { over: true, target: '50.50' });
  const mines = await play(app, member, 'mines', { mines: 5 });
  const poker = await play(app, member, 'videopoker', { table: 'jacks' });
  const slot = await play(app, member, 'slot-lantern', {});
  const eventOf = async (roundId: string, kind: string) => {
    const { value } = await readRound(app, member, roundId);
    return value.events.find((event) => event.kind === kind) as Record<string, unknown>;
  };
  const notes = async () => {
    await app.platform.events.outbox.drain();
    const list = (await readBets(app, member)) as { betId: string; note: object | null }[];
    return new Map(list.map(({ betId, note }) => [betId, note]));
  };
  const found = await notes();
  expect(found.size).toBe(5);
  const { number } = await eventOf(roulette.value.roundId, 'number');
  expect(found.get(roulette.value.roundId)).toEqual({ game: 'roulette', facts: { bets: '2', number: String(number) } });
  const { roll } = await eventOf(dice.value.roundId, 'roll');
  expect(found.get(dice.value.roundId)).toEqual({ game: 'dice', facts: { side: 'over', target: '50.50', roll } });
  expect(found.get(mines.value.roundId)).toEqual({ game: 'mines', facts: { mines: '5', opened: '0' } });
  expect(found.get(slot.value.roundId)).toMatchObject({ game: 'slot-lantern' });
  // An unfinished hand has nothing to name, and its cards are not final.
  expect(found.get(poker.value.roundId)).toBeNull();
  await step(app, member, 'videopoker', poker.value.roundId, { hold: [true, true, true, true, true] });
  const { hand } = await eventOf(poker.value.roundId, 'drawn');
  expect((await notes()).get(poker.value.roundId)).toEqual({ game: 'videopoker', facts: { hand } });
  await auditBooks(app);
});
