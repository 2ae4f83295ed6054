import { translated } from '../../../shared/language.ts';

/** Texts about what members see of a vendor. */
export const orderTexts = translated('vendorsOrder', {
  shown: 'Shown',
  hot: 'Hot',
  isNew: 'New',
  order: 'Order',
  orderHint: '1 to 999. Lower numbers come first; the default is 100.',
  maintenanceLabel: 'Reason for maintenance, shown to players',
  maintenanceHint: 'Leave empty while the vendor is available.',
  untilLabel: 'Maintenance ends',
  untilHint: 'Maintenance ends automatically then. Leave empty to end it yourself.',
  wrongOrder: 'The order is a whole number from 1 to 999.',
});
