import { translated } from '../../shared/language.ts';

/** Texts about applications of agents, and what the merchant grants to agents. */
export const programmeTexts = translated('agencyProgramme', {
  applications: 'Agent applications',
  accept: 'Make an agent',
  refuse: 'Decline',
  answer: 'Reply',
  answerHint: 'Sent to the member’s inbox exactly as written here',
  answerMissing: 'Write a reply first',
  sources: { form: 'Form', feedback: 'Feedback' },
  states: { waiting: 'Pending', accepted: 'Accepted', refused: 'Declined' },
  all: 'All',
  templates: 'Contract templates',
  noTemplates: 'No templates yet. Add one to offer it to top-level agents as a contract.',
  newTemplate: 'New template',
  retire: 'Retire template',
  activeFrom: 'Turnover that makes a member active',
  type: 'Calculation method',
  carryOver: 'Carry-over of losses',
  carryOvers: {
    none: 'None',
    previous: 'From the previous period',
    permanent: 'Until recovered',
    secondHalf: 'Within a month, from the first half to the second',
  },
  isCollected: 'Bills',
  collected: { no: 'Paid automatically', yes: 'Collected by the recipient within 30 days' },
  steps: 'Tiers',
  step: 'Tier',
  sales: 'Turnover from',
  active: 'Active members',
  rate: 'Rate in %',
  loss: 'Loss from',
  addStep: 'Add a tier',
  dropStep: 'Remove this tier',
  faults: {
    amount: 'Enter an amount, such as 1000 or 1000.50',
    active: 'Enter a whole number',
    rate: 'Enter a rate from 0.01 to 30',
  },
  create: 'Save template',
  offer: 'Offer a contract',
  template: 'Template',
  offerNone: 'There is no template yet. Create one first.',
  offerHint: 'The agent has to accept it. It then replaces the active contract.',
  rates: 'Set rates',
  ratesHint:
    'Lotteries by prize group, everything else in hundredths of a percent: 50 is 0.50%. New rates apply to bets ' +
    'placed after approval.',
  ratesWrong: 'Enter a whole number',
  rateRange: (least?: number, most?: number) =>
    most === undefined
      ? `At least ${least}, the highest rate of a direct downline member`
      : `From ${least} to ${most}, the upline’s rate`,
});
