import { expect, it } from 'vitest';
import { formatDrawState } from './draw-state.tsx';

it('shows the label of a status, the reason of a void draw, and the code of an unknown status', () => {
  expect(formatDrawState({ state: 'open', voidReason: null })).toBe('On sale');
  expect(formatDrawState({ state: 'void', voidReason: 'result-missing' })).toBe('Void, no result arrived');
  expect(formatDrawState({ state: 'paused', voidReason: null })).toBe('paused');
});
