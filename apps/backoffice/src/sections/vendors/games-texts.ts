import { counted, translated } from '../../shared/language.ts';

/** Texts about a vendor's games and their maximum stakes. */
export const gamesTexts = translated('vendorsGames', {
  title: 'The vendor’s game list',
  compare: 'Compare with the catalogue',
  same: (theirs: number) => `The vendor lists ${counted(theirs, 'game')}: the catalogue has the same games`,
  counted: (theirs: number, ours: number) => `The vendor lists ${counted(theirs, 'game')}, the catalogue has ${ours}`,
  takeOver: 'Import changes',
  change: 'Change',
  changes: { added: 'new', renamed: 'renamed', gone: 'removed: will be switched off' },
  was: 'Before',
  stakes: 'Maximum stake per bet',
  every: 'All games',
  most: 'Maximum stake',
  noStakes: 'No maximum stake is set. Only the member’s own limits apply.',
  set: 'Set a maximum stake',
  gameId: 'Game; leave empty for every game',
  since: 'Since',
});
