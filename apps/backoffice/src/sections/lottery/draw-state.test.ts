import { expect, it } from 'vitest';
import { formatDrawState } from './draw-state.tsx';

it('a draw says its state in words, a void one with its reason, a state of a newer server as it is', () => {
  expect(formatDrawState({ state: 'open', voidReason: null })).toBe('On sale');
  expect(formatDrawState({ state: 'void', voidReason: 'result-missing' })).toBe('Void, no result came');
  expect(formatDrawState({ state: 'paused', voidReason: null })).toBe('paused');
});
