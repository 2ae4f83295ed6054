import { translated } from '../../shared/language.ts';

/** Texts of the section for vendors and games. */
export const catalogueTexts = translated('catalogue', {
  all: 'All',
  node: 'Node',
  games: 'Games',
  tags: 'Tags',
  shown: 'Visible',
  hidden: 'Hidden',
  show: 'Show',
  markHot: 'Mark as hot',
  unmarkHot: 'Unmark as hot',
  markNew: 'Mark as new',
  unmarkNew: 'Unmark as new',
  change: 'Edit',
  pictureHint: 'A path of this site, or an https address of an allowed host. Leave empty for a generated picture.',
  mobileIconUrl: 'Picture for phones',
  mobileHint: 'Shown first. Pages fall back to the large picture, the small one and then the picture above.',
  mobileLargeIcon: 'Large picture for phones',
  mobileSmallIcon: 'Small picture for phones',
  isGameH5: 'Opens in the page. Uncheck it for games that need their own window.',
  roomId: 'Vendor’s room',
  gameGroupId: 'Vendor’s group',
  vendorHint: 'The vendor assigns it. Leave empty if the vendor names none.',
  chooseHint: 'Choose one of the vendor’s other games, or enter a new one.',
  supportPlay: 'Supported play',
  supportHint: 'The page sends this value unchanged when it launches the game.',
});
