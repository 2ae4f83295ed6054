import { MEMBER, NEWCOMER } from './scenes/member.ts';
import type { Scene } from './scenes/scene.ts';
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

/** Every picture to take; those that need a settled ticket come last within each person. */
export const SCENES: readonly Scene[] = [...VISITOR, ...MEMBER, ...NEWCOMER, ...TRANSLATED].sort(
  (a, b) => Number(a.needsRecords ?? false) - Number(b.needsRecords ?? false),
);
