import { describe, expect, it } from 'vitest';
import { createCollector } from './collector.ts';
import type { Contributions, Reward } from './contributions.ts';
import type { Tx } from './db/index.ts';
import type { Platform } from './index.ts';
import { approval, type Desk } from './operators/index.ts';
import { Refusal } from './refusal.ts';
import { buildRooms, defineRoom } from './room.ts';

const tx = null as unknown as Tx;
const member = { memberId: 7n, asset: 'VND' };

describe('building rooms', () => {
  it('hands each room the doors of those before it', () => {
    const { platform, collector } = open();
    const purse = defineRoom({ name: 'purse', create: () => ({ door: { balance: () => 5 } }) });
    const shop = defineRoom({
      name: 'shop',
      create: (_platform, doors: { purse: { balance(): number } }) => ({
        door: { canPay: () => doors.purse.balance() > 4 },
      }),
    });
    const doors = buildRooms(platform, collector, [purse, shop]);
    expect(doors.shop.canPay()).toBe(true);
    expect(platform.collected.all().map(({ name }) => name)).toEqual(['purse', 'shop']);
  });

  it('a list in which a room comes before one that it calls has the wrong type', () => {
    const { platform, collector } = open();
    const purse = defineRoom({ name: 'purse', create: () => ({ door: { balance: () => 5 } }) });
    const shop = defineRoom({
      name: 'shop',
      create: (_platform, _doors: { purse: { balance(): number } }) => ({ door: null }),
    });
    // @ts-expect-error: shop calls a room that does not come before it
    const doors = buildRooms(platform, collector, [shop, purse]);
    expect(doors.shop).toBeNull();
  });

  it('what rooms contribute cannot be read while they are being built', () => {
    const { platform, collector } = open();
    const curious = defineRoom({
      name: 'curious',
      create: ({ collected }) => ({ door: collected.provider('site') }),
    });
    expect(() => buildRooms(platform, collector, [curious])).toThrow('before all of them are built');
  });
});

describe('what rooms contribute', () => {
  it('nobody provides what another room provides, and what nobody provides is an error', () => {
    const site = {
      isInMaintenance: async () => false,
      isUpgrading: async () => false,
      takesTokenInQuery: async () => false,
      isHalfSpan: async () => false,
      isOn: async () => false,
      market: () => Promise.reject(new Error('not asked')),
      timeZone: async () => 'UTC',
      currency: async () => 'VND',
      minimumAge: async () => 18,
    };
    expect(() => collect({ provides: { site } }, { provides: { site } })).toThrow('Two rooms provide "site" for all');
    const collected = collect({ provides: { site } });
    expect(collected.provider('site')).toBe(site);
    expect(() => collected.provider('members')).toThrow('No room provides "members"');
  });

  it('requests and permissions of all desks are known, and each belongs to one room', async () => {
    const voiding = approval<{ draw: string }>({
      kind: 'draw.void',
      permission: 'draws.void',
      object: ({ draw }) => `draw:${draw}`,
      execute: async () => ({ action: 'draw.voided', before: {}, after: {} }),
    });
    const desk: Desk = {
      permissions: [{ permission: 'draws.void', roles: ['risk'] }],
      routes: [],
      approvals: [voiding],
    };
    const collected = collect({ desk }, {});
    expect(collected.approval('draw.void').object({ draw: '7' })).toBe('draw:7');
    expect(() => collected.approval('draw.undo')).toThrow('No room knows requests of the kind "draw.undo"');
    expect([collected.permissionsOf('risk'), collected.permissionsOf('support')]).toEqual([['draws.void'], []]);
    expect(() => collect({ desk }, { desk: { ...desk, approvals: [] } })).toThrow('the permission "draws.void"');
    expect(() => collect({ desk }, { desk: { ...desk, permissions: [] } })).toThrow('requests of the kind "draw.void"');
  });

  it('rewards are handed out by the room that knows their kind', async () => {
    const granted: Reward[] = [];
    const points = { kind: 'points', grant: async (_tx: Tx, reward: Reward) => void granted.push(reward) };
    const collected = collect({ rewards: { kinds: [points] } });
    const reward = { ...member, key: 'mission:1', amountMinor: 5n };
    await collected.reward('points').grant(tx, reward);
    expect(granted).toEqual([reward]);
    expect(() => collected.reward('cash')).toThrow('No room hands out rewards of the kind "cash"');
    expect(() => collect({ rewards: { kinds: [points] } }, { rewards: { kinds: [points] } })).toThrow('"points"');
  });

  it('flags of all rooms come together, and each belongs to one of them', () => {
    expect(collect({ flags: { ONE3: true } }, {}, { flags: { TWO3: false } }).flags()).toEqual({
      ONE3: true,
      TWO3: false,
    });
    expect(() => collect({ flags: { ONE3: true } }, { flags: { ONE3: false } })).toThrow('the flag "ONE3"');
  });

  it('the first gate that says no is the answer; an action without gates has nothing to ask', async () => {
    const { gates } = collect(
      { gates: { play: async () => {} } },
      { gates: { play: () => Promise.reject(new Refusal('limit.exceeded')) } },
      { gates: { play: () => Promise.reject(new Error('is not asked any more')) } },
    );
    const play = { ...member, product: 'lottery', gameId: 'VN60', stakeMinor: 1n };
    await expect(gates.ask('play', tx, play)).rejects.toThrow('limit.exceeded');
    expect([gates.has('play'), gates.has('deposit')]).toEqual([true, false]);
  });

  it("every room takes part in a member's life; the last says first whether an account may close", async () => {
    const calls: string[] = [];
    const room = (name: string): Contributions => ({
      person: {
        mayClose: async (_tx, { memberId }) => void calls.push(`${name} may close ${memberId}`),
        erase: async (_tx, memberId) => void calls.push(`${name} erases ${memberId}`),
        export: async () => ({ [name]: [] }),
      },
    });
    const { person } = collect(room('purse'), {}, room('shop'));
    await person.mayClose(tx, member);
    await person.erase(tx, 7n);
    await person.equip(tx, { ...member, as: 'trial' });
    expect(calls).toEqual(['shop may close 7', 'purse may close 7', 'purse erases 7', 'shop erases 7']);
    expect(await person.export(member)).toEqual({ purse: [], shop: [] });
  });
});

function open() {
  const collector = createCollector();
  return { collector, platform: { collected: collector.collected } as Platform };
}

function collect(...contributions: readonly Contributions[]) {
  const collector = createCollector();
  contributions.forEach((entry, index) => collector.add({ name: `room${index}`, ...entry }));
  collector.close();
  return collector.collected;
}
