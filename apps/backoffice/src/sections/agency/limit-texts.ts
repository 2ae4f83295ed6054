import { translated } from '../../shared/language.ts';

/** Texts about the limits of agents' transfers. */
export const limitTexts = translated('agencyLimit', {
  title: 'Transfer limits',
  about: 'An agent with permission to transfer can send money to members of the team within these limits.',
  none: 'No limits are set, so agents cannot transfer.',
  change: 'Change the limits',
  asked: 'A second operator has to approve the change before it takes effect.',
  wrongOrder:
    'The minimum is above zero, the maximum is at least the minimum, and the daily limit at least the maximum.',
  names: { least: 'Minimum transfer', most: 'Maximum transfer', daily: 'Daily limit of an agent' },
});
