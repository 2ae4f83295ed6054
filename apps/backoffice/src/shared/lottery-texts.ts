/** Every text of the lottery sections. */
export const lotteryTexts = {
  game: 'Game', none: '–', noLimit: 'No limit',
  odds: {
    version: (version: number, at: string) => `Version ${version}, published ${at}`, play: 'Play', odds: 'Odds', range: 'From – to', returned: 'Return %', least: 'Least stake', most: 'Most stake',
    memberNumber: 'Member, pick', memberPlay: 'Member, play', liability: 'Liability, pick', memberDraw: 'Most of one member on a draw', hint: 'Left empty: no limit. A play without odds is not offered.',
    of: (field: string, play: string) => `${field} ${play}`, preview: 'Show changes', changes: 'Changes', about: 'What', before: 'Before', after: 'After', unchanged: 'Nothing is changed.',
    request: 'Request publication', requestText: (count: number) => `${count} changes. A second operator has to approve; tickets sold before keep their odds.`,
    requested: 'Requested. A second operator has to approve.',
  },
  rules: {
    version: 'Version', firstDay: 'First day', beginning: 'From the beginning', published: 'Published', state: 'State', states: { past: 'Past', current: 'Holds now', coming: 'To come', replaced: 'Replaced' },
    numbers: 'Numbers', level: (level: string, count: number, width: number) => `${level} ${count} × ${width}`, versions: 'Versions', next: 'Other widths', from: 'First day of the new rules', hint: (day: string) => `${day} or later: issues up to the day before exist already and keep their rules.`,
    width: (level: string) => `Digits of ${level}`, preview: 'Show changes', changes: 'Changes', request: 'Request publication', requestText: (day: string) => `Draws from ${day} on are sold, checked and settled by these widths. A second operator has to approve.`,
    requested: 'Requested. A second operator has to approve.',
  },
  draw: {
    open: 'Details', back: 'All draws', state: 'State', opens: 'Sale opens', closes: 'Sale closes', draws: 'Draw', next: 'Next step of the engine', settled: 'Settled', versions: 'Result version, settled version',
    source: 'Source', sources: { rng: 'Own draw', feed: 'Official draw' }, escrow: 'Escrow', tickets: 'Tickets', exposure: 'Exposure per number', currency: 'Currency', status: 'Status', count: 'Tickets', stake: 'Stakes', win: 'Wins',
    play: 'Play', picks: 'Numbers', payout: 'Payout of one hit', liability: 'Liability kept', result: 'Result', reports: 'Reported', version: 'Version', numbers: 'Numbers', who: 'Source', at: 'Time', accepted: 'Accepted',
    propose: 'Report this result', proposeText: 'Another operator, or another source, has to say the same before anything is settled.',
    correctText: 'This draw is settled. When another operator confirms, what was paid is taken back and paid anew.', reported: (state: string) => `Reported: ${state}`,
    same: 'Report the same', sameAs: (source: string) => `Report the same as ${source}`, disagree: 'The sources disagree. Nothing is settled until two of them, or two operators, say the same.',
    confirm: 'Confirm', confirmText: (numbers: string) => `Accept ${numbers}. Tickets are settled at once.`, level: (level: string, count: number, width: number) => `${level}: ${count} × ${width} digits`,
    postpone: 'Postpone', postponeHeading: 'A later time', drawAt: 'New draw time', postponeText: (at: string) => `The draw moves to ${at}; the sale closes as before. A second operator has to approve.`, requested: 'Requested. A second operator has to approve.',
  },
  file: {
    heading: 'File of results', text: 'A heading gameCode;numero;numbers, then one draw a line: levels separated by ~, numbers by commas, leading zeros kept.', kind: 'What it holds',
    kinds: { results: 'Results of draws that wait', history: 'Draws of the past, without tickets' }, choose: 'File', preview: 'Preview', lines: 'Lines', line: 'Line', state: 'Outcome', reason: 'Reason',
    import: 'Import', importText: (good: number, wrong: number) => `${good} lines go in, ${wrong} are left out. A file counts as one source.`, imported: 'Imported.', tooLong: 'The file is longer than 200,000 characters. Please split it.',
    states: { waiting: 'Waits for a second source', accepted: 'Accepted', known: 'Known already', refused: 'Refused' },
  },
  calendar: {
    day: 'Day', reason: 'Reason', games: (count: number) => `${count} games`, close: 'Close a day', closeText: (day: string) => `No draws on ${day}. Issues that are not on sale yet are skipped.`,
    reopen: 'Open again', reopenText: (day: string) => `Draws on ${day} after all.`, closed: (skipped: number, onSale: readonly string[]) => `${skipped} issues skipped.${onSale.length === 0 ? '' : ` On sale, to be voided or postponed: ${onSale.join(', ')}`}`,
    reopened: (restored: number) => `${restored} issues are back.`,
  },
  feed: {
    none: 'No source is configured: official draws are not offered.', awaited: (count: number) => `${count} draws wait for a result`, name: 'Source', address: 'Address', state: 'State', ok: 'Answers', down: (failures: number) => `Down, ${failures} failures in a row`,
    unknown: 'Not asked yet', asked: 'Asked', answered: 'Answered', failure: 'Failure', refusal: 'Last refusal',
  },
} as const;
