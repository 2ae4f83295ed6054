/** Texts of the section that closes and opens pages. */
export const pageTexts = {
  title: 'Pages', page: 'Page', state: 'State', open: 'Open', closed: 'Closed', told: 'What players read', standard: 'The standard text',
  openIt: 'Open', closeIt: 'Close', changeIt: 'Change the text',
  doOpen: (name: string) => `Open ${name}`, doClose: (name: string) => `Close ${name}`, change: (name: string) => `Change the text of ${name}`,
  openText: 'Players see the page at once.', text: (code: string) => `Text in ${code}`, textHint: 'Empty for the standard text of the page.',
  names: {
    withdraw: 'Withdrawals', vip: 'VIP', benefits: 'Benefits', rewards: 'Reward centre', agency: 'Agents and teams', contracts: 'Contracts', feedback: 'Feedback', inbox: 'Messages',
  } as Readonly<Record<string, string>>,
} as const;
