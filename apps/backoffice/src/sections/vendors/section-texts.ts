import { translated } from '../../shared/language.ts';

/** Navigation texts of the section. */
export const sectionTexts = translated('vendorsSection', {
  vendors: 'Vendors',
  health: 'Vendor health',
  freeRounds: 'Free rounds',
  giveFreeRounds: 'Give free rounds',
  repair: 'Reconciliation with a vendor',
  limit: 'Higher limit for a vendor',
  games: 'Games of a vendor',
  ownGames: 'New games of a vendor',
  connection: 'Connection of a vendor',
  keys: 'Keys of a vendor',
  card: 'Vendor games',
  net: 'Net at vendors',
  open: 'Open bets',
  held: 'In wallets at vendors',
  states: { open: 'Open', won: 'Won', lost: 'Lost', refunded: 'Refunded' },
  revenue: 'Vendor revenue',
});
