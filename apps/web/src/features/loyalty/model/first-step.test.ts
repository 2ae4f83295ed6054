import { expect, it } from 'vitest';
import type { FirstSteps } from '../api/first-steps.ts';
import { nextStep, stateOf } from './first-step.ts';

const NEW: FirstSteps = { identity: 'none', hasMoney: false, hasPlayed: false };

it('asks for the first open step and passes over documents under review', () => {
  expect(nextStep(NEW)).toBe('identity');
  expect(nextStep({ ...NEW, identity: 'refused' })).toBe('identity');
  expect(nextStep({ ...NEW, identity: 'pending' })).toBe('money');
  expect(nextStep({ identity: 'verified', hasMoney: true, hasPlayed: false })).toBe('game');
  expect(nextStep({ identity: 'pending', hasMoney: true, hasPlayed: true })).toBeUndefined();
});

it('shows documents under review as waiting and expired ones as open', () => {
  expect(stateOf('identity', { ...NEW, identity: 'pending' })).toBe('waiting');
  expect(stateOf('identity', { ...NEW, identity: 'expired' })).toBe('todo');
  expect(stateOf('identity', { ...NEW, identity: 'verified' })).toBe('done');
});
