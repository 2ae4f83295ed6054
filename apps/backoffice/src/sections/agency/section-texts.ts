import { translated } from '../../shared/language.ts';

/** Navigation texts of the section. */
export const sectionTexts = translated('agencySection', {
  agents: 'Agents',
  tree: 'Agent tree',
  bills: 'Contract bills',
  settlement: 'Settlement',
  move: 'Move in the tree',
  run: 'Agent settlement',
  billCorrection: 'Correction of a bill',
  dayCorrection: "Correction of a day's figures",
  agentPay: 'Paid to agents',
  agent: 'Agent',
  playerNet: 'Player net, 30 days',
  facts: {
    upline: 'Upline',
    team: 'Downline members',
    turnover: 'Team turnover, 30 days',
    commission: 'Earned, 30 days',
    owed: 'Open bills',
  },
});
