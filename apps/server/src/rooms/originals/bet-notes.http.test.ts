import { auditBooks, createMember, openTestApp } from '@fairlot/testkit';
import { beginPair } from '@fairlot/testkit/bets';
import { expect, onTestFinished, test, vi } from 'vitest';
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
  const inChinese = (await readBets(app, member, 'CN')) as { gameName: string }[];
  expect(inChinese.map(({ gameName }) => gameName).toSorted()).toEqual(
    ['Lantern Ways', '扫雷', '电子扑克', '轮盘', '骰子'].toSorted(),
  );
  // An unfinished hand has nothing to name, and its cards are not final.
  expect(found.get(poker.value.roundId)).toBeNull();
  await step(app, member, 'videopoker', poker.value.roundId, { hold: [true, true, true, true, true] });
  const { hand } = await eventOf(poker.value.roundId, 'drawn');
  expect((await notes()).get(poker.value.roundId)).toEqual({ game: 'videopoker', facts: { hand } });
  await auditBooks(app);
});

test('the facts of every instant game and of finished card games match their rounds', async () => {
  const member = await createMember(app, { balance: '1000000.00' });
  // The same cards in every run: a natural blackjack would leave no step to take.
  await beginPair(app, member, 'notes');
  const lastOf = async (game: string, choices: object, stake?: string) => {
    const { value } = await play(app, member, game, choices, stake);
    const shown = await readRound(app, member, value.roundId);
    return { id: value.roundId, events: shown.value.events as Record<string, unknown>[] };
  };
  const limbo = await lastOf('limbo', { target: '2.00' });
  const plinko = await lastOf('plinko', { rows: 16, risk: 'high' });
  const wheel = await lastOf('wheel', { segments: 20, risk: 'low' });
  const keno = await lastOf('keno', { numbers: [1, 7, 13], risk: 'medium' });
  const baccarat = await lastOf('baccarat', { bets: [{ kind: 'player', amount: '1000.00' }] });
  const orchard = await lastOf('slot-orchard', {});
  const kites = await lastOf('slot-kites', {});
  const hilo = await lastOf('hilo', {});
  const blackjack = await lastOf('blackjack', {});
  await step(app, member, 'blackjack', blackjack.id, 'stand');
  const { value: stood } = await readRound(app, member, blackjack.id);
  await app.platform.events.outbox.drain();
  const list = (await readBets(app, member)) as { betId: string; note: { game: string; facts: object } | null }[];
  const factsOf = ({ id }: { id: string }) => list.find(({ betId }) => betId === id)?.note?.facts;
  const count = (events: Record<string, unknown>[], kind: string) => events.filter((event) => event['kind'] === kind);

  expect(factsOf(limbo)).toEqual({ target: '2.00', point: limbo.events.at(-1)?.['point'] });
  expect(factsOf(plinko)).toEqual({ rows: '16', risk: 'high' });
  expect(factsOf(wheel)).toEqual({ segments: '20', risk: 'low' });
  const drawn = keno.events.at(-1);
  expect(factsOf(keno)).toEqual({ picks: '3', hits: String(drawn?.['hits']), multiplier: drawn?.['multiplier'] });
  const [player, banker] = (baccarat.events.at(-1)?.['totals'] ?? []) as number[];
  expect(factsOf(baccarat)).toEqual({ player: String(player), banker: String(banker) });
  expect(factsOf(orchard)).toEqual({ wins: String(count(orchard.events, 'line').length) });
  const wins = kites.events.flatMap((event) => (event['wins'] ?? []) as unknown[]);
  expect(factsOf(kites)).toEqual({ wins: String(wins.length) });
  expect(factsOf(hilo)).toEqual({ right: '0' });
  const dealer = (stood.events as Record<string, unknown>[]).find((event) => event['kind'] === 'dealer');
  expect(factsOf(blackjack)).toMatchObject({ theirs: String(dealer?.['total']) });
  await auditBooks(app);
});

test('a round that cannot be recomputed has no note, and the record is shown', async () => {
  const member = await createMember(app, { balance: '1000000.00' });
  const { value } = await play(app, member, 'dice', { over: true, target: '50.50' });
  await app.platform.events.outbox.drain();
  const unreadable = vi.spyOn(app.platform.secrets, 'open').mockImplementation(() => {
    throw new Error('another key');
  });
  onTestFinished(() => unreadable.mockRestore());
  expect(await readBets(app, member)).toMatchObject([{ betId: value.roundId, note: null }]);
});
