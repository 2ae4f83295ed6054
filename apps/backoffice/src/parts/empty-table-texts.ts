import { translated } from '../shared/language.ts';

/** Explains why a small table is empty and what will appear in it. Lists have theirs in `list/empty-texts.ts`. */
export const emptyTableTexts = translated('partsEmptyTable', {
  uses: 'No program has used this token yet. Each call with it appears here.',
  answering: 'No operator answered a conversation in this period.',
  calendars: 'No calendars yet. Add one for lotteries that have days without draws.',
  closedDays: 'No day is closed. All draws take place as scheduled.',
  tickets: 'No tickets yet. Their sums appear here with the first bet on this draw.',
  exposure: 'Nothing is at risk yet. Possible payouts appear here with the first bet on this draw.',
  reports: 'No result has been reported. Reports of feeds and operators appear here after the draw.',
  accepted: 'No result has been accepted. It appears here when enough reports agree.',
  planned: 'These settings plan no draws. Check the days and times.',
  lotteries: 'No lotteries yet. They appear here after two operators have added them.',
  lines: 'The file has no lines. Choose another file, or check its format.',
  missions: 'No missions yet. Members see a mission once a second operator has approved it.',
  segments: 'No groups yet. Add one to make an offer to some members only.',
  cash: 'No money is held at providers yet. Sums appear here with the first payment.',
});
