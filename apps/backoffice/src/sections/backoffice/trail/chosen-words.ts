import { translated } from '../../../shared/language.ts';

/** Texts of chosen values that no page shows, by kind of object, field and value. */
export const chosenWords = translated('backofficeTrailChosen', {
  chat: {
    state: { waiting: 'Waiting', open: 'With an operator', closed: 'Closed' },
    who: { guest: 'Guest' },
  },
  console: { unit: { money: 'Amount', count: 'Count' } },
  lottery: { feeds: { any: 'Any' } },
  mission: { products: { all: 'All' } },
  odds: { odds: { off: 'Not offered' }, limit: { unlimited: 'No limit' } },
  offer: {
    audience: { members: 'Members', inviters: 'Inviting members' },
    endsAt: { never: 'Never' },
    game: { mostPlayed: 'The most played game' },
    limit: { unlimited: 'No limit' },
    segment: { missing: 'No longer exists' },
    startsAt: { approval: 'On approval' },
  },
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
