import { expect, it } from 'vitest';
import { LOYALTY_TIMELINE } from './timeline.ts';

it('the timeline shows titles of our own and of mission rewards in the operator’s language', () => {
  const { describe } = LOYALTY_TIMELINE.find(({ kind }) => kind === 'reward')!;
  const upgrade = JSON.stringify({ text: 'upgrade', level: 2 });
  expect([describe?.(upgrade, 'EN'), describe?.(upgrade, 'VI')]).toEqual(['Welcome to VIP 2', 'Chào mừng lên VIP 2']);
  const mission = JSON.stringify({ EN: 'Bet on two draws', VI: 'Cược hai kỳ' });
  expect([describe?.(mission, 'VI'), describe?.(mission, 'ES')]).toEqual(['Cược hai kỳ', 'Bet on two draws']);
});
