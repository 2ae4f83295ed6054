import { translated } from '../../shared/language.ts';

/** Texts about wins that arrived after their round was closed. */
export const lateWinsTexts = translated('vendorsLateWins', {
  title: 'Late wins',
  means: (most: string) =>
    `Wins that arrived after the vendor had closed the round. They are paid; above ${most} they ` +
    'are held for two operators. A win of a bet that operators have decided is always held.',
  none: 'No late wins',
  states: { paid: 'Paid', held: 'Held', refused: 'Rejected', undone: 'Cancelled by the vendor' },
  closedAt: 'Round closed',
  set: 'Set the limit',
  most: 'Pay immediately up to. Leave empty for the default',
  wrongAmount: 'Enter an amount',
});
