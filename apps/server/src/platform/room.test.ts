import { describe, expect, it } from 'vitest';
import { createCollector } from './collector.ts';
import type { Contributions } from './contributions.ts';
import type { Platform } from './index.ts';
import { approval, type Desk } from './operators/index.ts';
import { defineRoom, late } from './room.ts';

describe('a room', () => {
  const purse = defineRoom({ name: 'purse', create: () => ({ door: { balance: () => 5 }, answers: {}, jobs: [] }) });
  const shop = defineRoom({
    name: 'shop',
    create: (platform: Platform & { purse: { balance(): number } }) => ({
      door: { canPay: () => platform.purse.balance() > 4 },
      answers: {},
    }),
  });
  const platform = {} as Platform;

  it('starts with the ports it requires, and keeps door, answers and contributions separate', () => {
    const started = purse.start(platform, {});
    expect(started.contributions).toEqual({ jobs: [] });
    expect(shop.start(platform, { purse: started.door }).door.canPay()).toBe(true);
  });

  it('does not compile without one of its ports', () => {
    // @ts-expect-error: purse is missing
    expect(() => shop.start(platform, {}).door.canPay()).toThrow('balance');
  });

  it('can use a port whose room starts later, and throws when it is used before', () => {
    const started: { purse?: { balance(): number } } = {};
    const later = late(() => {
      if (started.purse === undefined) throw new Error('not started');
      return started.purse;
    });
    const { door } = shop.start(platform, { purse: later });
    expect(() => door.canPay()).toThrow('not started');
    started.purse = purse.start(platform, {}).door;
    expect(door.canPay()).toBe(true);
  });
});

describe('the contributions of rooms', () => {
  it('cannot be read before all rooms are started', () => {
    expect(() => createCollector().collected.all()).toThrow('before all rooms have started');
  });

  it('include approval kinds and permissions of all desks, each from one room', async () => {
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
    expect(() => collected.approval('draw.undo')).toThrow('No room handles requests of the kind "draw.undo"');
    expect([collected.permissionsOf('risk'), collected.permissionsOf('support')]).toEqual([['draws.void'], []]);
    expect(() => collect({ desk }, { desk: { ...desk, approvals: [] } })).toThrow('the permission "draws.void"');
    expect(() => collect({ desk }, { desk: { ...desk, permissions: [] } })).toThrow('requests of the kind "draw.void"');
  });
});

function collect(...contributions: readonly Contributions[]) {
  const { collected, fill } = createCollector();
  fill(contributions.map((entry, index) => ({ name: `room${index}`, ...entry })));
  return collected;
}
