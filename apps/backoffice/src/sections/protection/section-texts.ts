import { translated } from '../../shared/language.ts';

/** Navigation texts of the section. */
export const sectionTexts = translated('protectionSection', {
  acts: 'Protection',
  alerts: 'Signs of harm',
  member: 'Protection',
  action: (account: string) => `Protection of ${account}`,
  limits: 'Limits and exclusions',
  risk: 'Risk',
  riskHint: 'Open signs of harm: none, one, or more',
  risks: { low: 'Low', medium: 'Medium', high: 'High' },
  facts: {
    'deposit.day': 'Deposits per day',
    'deposit.week': 'Deposits per week',
    'deposit.month': 'Deposits per month',
    'loss.day': 'Losses per day',
    'loss.week': 'Losses per week',
    'loss.month': 'Losses per month',
    'stake.day': 'Stakes per day',
    'stake.week': 'Stakes per week',
    'stake.month': 'Stakes per month',
    'session.day': 'Minutes per day',
    timedOut: 'On a break until',
    excluded: 'Excluded until',
  },
});
