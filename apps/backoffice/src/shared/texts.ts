/** Every text of the console. */
export const texts = {
  title: 'Fairlot back office',
  skip: 'Skip to content',
  sections: 'Sections',
  overview: 'Overview', members: 'Members', draws: 'Draws', reviews: 'Payments to review', adjustments: 'Adjustments', approvals: 'Approvals', odds: 'Odds and limits', rules: 'Draw rules', files: 'Result files', calendar: 'Calendar', feeds: 'Result feeds', audit: 'Audit trail', account: 'My account',
  logOut: 'Log out', loading: 'Loading', retry: 'Try again', refresh: 'Refresh', empty: 'Nothing here', close: 'Close', cancel: 'Cancel', actions: 'Actions',
  previous: 'Previous page', next: 'Next page', pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
  times: (zone: string) => `Times: ${zone}`,
  offline: 'The server does not answer. Please check the connection.', sessionOver: 'Your session has ended. Please log in again.',
  waitSeconds: (seconds: number) => `Wait ${seconds} seconds.`,
  reason: 'Reason', reasonHint: 'At least 10 characters. It stands in the audit trail.',
  refusals: {
    'return.above': 'The return would be above 100 %', 'return.below': 'The return would be below the floor', limits: 'The limits contradict each other', 'play.unknown': 'There is no such play',
    changed: 'A newer version was published meanwhile', issued: 'Issues of that day exist already', order: 'A later version is published already', play: 'A play would have no numbers to look at', level: 'The numbers of this level have one width only',
    unchanged: 'Nothing would change', closed: 'The day is closed already', past: 'The day is over',
    'result.source': 'The draw is not an official one', 'result.early': 'The draw has not been held yet', 'result.closed': 'The draw takes no result now', 'result.levels': 'Prize levels are missing or too many',
    'result.count': 'A level has too few or too many numbers', 'result.width': 'A number has too few or too many digits', 'result.range': 'A number is out of range', 'result.duplicate': 'A number is there twice',
    'result.repeated': 'Another draw of the game had all the same numbers', 'result.conflict': 'This source said something else before',
  } as Readonly<Record<string, string>>,
  login: {
    heading: 'Log in', name: 'Name', password: 'Password', submit: 'Log in',
    codeHeading: 'Enter your code', code: 'Code of your authenticator', codeSubmit: 'Continue',
    passwordHeading: 'Choose your password', current: 'Current password', next: 'New password', repeat: 'Repeat the new password',
    passwordHint: 'At least 10 characters, among them letters and digits.', mismatch: 'The two passwords differ.', passwordSubmit: 'Save password', passwordSaved: 'Your password is saved.',
    enrolHeading: 'Set up your authenticator', enrolText: 'Add this secret to an authenticator app, by the link on the telephone itself or by typing it. Then enter the code it shows.',
    secret: 'Secret', link: 'Open in an authenticator app', begin: 'Set up authenticator', enrolSubmit: 'Confirm', enrolled: 'Your authenticator is in force.',
  },
  maintenance: {
    heading: 'Maintenance', on: 'The site is closed for maintenance', off: 'The site is open', turnOn: 'Close for maintenance', turnOff: 'Open the site',
    text: 'While the site is closed, members see the maintenance page, and tickets and deposits are refused. Draws go on.',
  },
  member: {
    search: 'Name or id', find: 'Search', id: 'Id', name: 'Name', type: 'Type', balance: 'Balance', created: 'Registered', state: 'State', active: 'Active', disabled: 'Disabled',
    disable: 'Disable', enable: 'Enable', adjust: 'Adjust balance', types: ['Member', 'Agent'] as readonly string[], trial: 'Trial',
    disableText: (name: string) => `${name} is logged out at once and can neither log in, play nor pay.`,
    enableText: (name: string) => `${name} can log in again. Time-outs and exclusions of the member's own stay.`,
  },
  draw: {
    show: 'Show', voidable: 'On sale or locked', all: 'All draws', everyGame: 'Every game', game: 'Game', numero: 'Issue', state: 'State', lockAt: 'Sale closes', drawAt: 'Draw', tickets: 'Tickets', sales: 'Sales',
    void: 'Request void', voidText: (name: string) => `A second operator has to approve. Then ${name} is not drawn and all stakes go back.`, requested: 'Requested. A second operator has to approve.',
    states: { scheduled: 'Scheduled', open: 'On sale', locked: 'Locked', drawn: 'Drawn', settling: 'Settling', settled: 'Settled', void: 'Void' },
    voidReasons: {
      skipped: 'the server was down', 'closed-day': 'closed day', late: 'too late to draw', 'reveal-failed': 'the seed could not be revealed', 'beacon-missing': 'the beacon did not answer',
      'result-missing': 'no result came', operator: 'by operators',
    },
  },
  review: {
    show: 'Show', open: 'Open', all: 'All', payment: 'Payment', reason: 'What is odd', order: 'Order', reported: 'Reported', member: 'Member', created: 'Since', resolution: 'Decision',
    credit: 'Credit', reject: 'Close without credit', creditText: (amount: string) => `${amount} is credited to the member at once.`, rejectText: 'Nothing is credited and the case is closed.',
    reasons: {
      'amount-differs': 'Another amount', 'currency-differs': 'Another currency', 'other-payment': 'Another payment', 'succeeded-after-failure': 'Success after a failure',
      'failed-after-success': 'Failure after a success', 'unknown-state': 'Unknown state', 'unknown-order': 'Unknown order', 'unreadable-event': 'Unreadable message',
    } as Readonly<Record<string, string>>,
  },
  adjustment: {
    heading: 'Request an adjustment', text: 'A second operator has to approve before any money moves.', memberId: 'Member id', amount: 'Amount', amountHint: 'With a minus to take money, such as -50.00.',
    submit: 'Request adjustment', requested: 'Requested. A second operator has to approve.', list: 'Adjustments so far', wrongAmount: 'An amount has at most two decimals and is not zero.',
  },
  approval: {
    show: 'Show', pending: 'Waiting', all: 'All', kind: 'Request', object: 'About', amount: 'Amount', requested: 'Asked by', decided: 'Decided by', state: 'State', expires: 'Expires',
    approve: 'Approve', reject: 'Reject', own: 'Your own request', kinds: { 'balance.adjust': 'Adjust a balance', 'draw.void': 'Void a draw', 'odds.publish': 'Publish odds', 'draw.postpone': 'Postpone a draw', 'rules.publish': 'Publish draw rules' },
    approveText: 'It is carried out at once.', rejectText: 'It is not carried out.',
  },
  trail: { operator: 'Operator', action: 'Action begins with', object: 'Object begins with', filter: 'Filter', at: 'Time', who: 'Who', what: 'Action', about: 'Object', before: 'Before', after: 'After', address: 'Address' },
} as const;
