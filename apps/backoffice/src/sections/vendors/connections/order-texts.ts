import { translated } from '../../../shared/language.ts';

/** Texts about what members see of a vendor. */
export const orderTexts = translated('vendorsOrder', {
  shown: 'Shown',
  maintenanceLabel: 'Reason for maintenance, shown to players',
  maintenanceHint: 'Leave empty while the vendor is available.',
  untilLabel: 'Maintenance ends',
  untilHint: 'Maintenance ends automatically then. Leave empty to end it yourself.',
});
