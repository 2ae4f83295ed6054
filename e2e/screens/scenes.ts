import { ADDRESSES } from './scenes/addresses.ts';
import { MEMBER, NEWCOMER } from './scenes/member.ts';
import type { Scene } from './scenes/scene.ts';
import { THEATRE } from './scenes/theatre.ts';
import { VISITOR } from './scenes/visitor.ts';

const TRANSLATED: Scene[] = [...VISITOR, ...MEMBER]
  .filter(({ name }) =>
    [
      'home-visitor',
      'home-near',
      'lobby',
      'settings',
      'terms',
      'home-member',
      'account',
      'deposit',
      'transactions',
      'bets',
      'play',
      'withdraw',
    ].includes(name),
  )
  .map((scene) => ({ ...scene, name: `vi-${scene.name}`, language: 'VI', widths: [360, 390] }));

const BY_HAND = [...VISITOR, ...MEMBER, ...NEWCOMER, ...THEATRE];
const known = new Set(BY_HAND.map(({ who, path }) => `${who} ${path}`));
/** Pages without their own scenes: their initial state. */
const OTHERS = ADDRESSES.filter(({ who, path }) => !known.has(`${who} ${path}`));

/** Every picture to take; those that need a settled ticket come last within each person. */
export const SCENES: readonly Scene[] = [...BY_HAND, ...OTHERS, ...TRANSLATED].sort(
  (a, b) => Number(a.needsRecords ?? false) - Number(b.needsRecords ?? false),
);
