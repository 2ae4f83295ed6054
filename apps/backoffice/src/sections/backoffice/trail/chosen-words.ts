import { translated } from '../../../shared/language.ts';

/** Texts of chosen values that no page shows, by kind of object, field and value. */
export const chosenWords = translated('backofficeTrailChosen', {
  chat: {
    state: { waiting: 'Waiting', open: 'With an operator', closed: 'Closed' },
    who: { guest: 'Guest' },
  },
  console: { unit: { money: 'Amount', count: 'Count' } },
  operator: {
    step: { code: 'Second factor', password: 'New password', enrol: 'Set-up of the second factor', open: 'Logged in' },
  },
  vendor: {
    subject: {
      parked: 'Unmatched call',
      bet: 'Open bet',
      difference: 'Difference from the vendor’s report',
    },
  },
});
