import { translated } from '../../../shared/language.ts';

/** Texts about single games of a vendor. */
export const ownGamesTexts = translated('vendorsOwnGames', {
  title: 'Games in the catalogue',
  none: 'No games yet. Import the vendor’s list below, or add a single game.',
  add: 'Add a game',
  change: 'Edit',
  id: 'Game code',
  idHint: 'The vendor’s code for the game. It cannot be changed later.',
  choose: 'Choose from the vendor’s list',
  listed: 'Game on the vendor’s list',
  allListed: 'Every game on the vendor’s list is in the catalogue.',
  language: 'Language of the name',
  languageHint: 'Languages without a name show the English name.',
  missingName: 'Enter an English name',
  pictureHint: 'A path of this site, or an https address of an allowed host. Leave empty for a generated picture.',
  upload: 'Upload a picture',
  tooLarge: 'The file is too large',
  enabled: 'Offered',
  on: 'on',
  off: 'off',
  hint: 'Adding a game, changing its type and switching it on need a second operator.',
  more: (count: number) => `The first 200 of ${count} are shown. See all games under Games.`,
});
