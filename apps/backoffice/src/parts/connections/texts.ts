import { translated } from '../../shared/language.ts';

/** Texts about connections to providers, the same for every room. */
export const connectionTexts = translated('partsConnection', {
  heading: 'Connections',
  hint: 'Keys are stored encrypted; only their last characters are shown. A second operator approves each change.',
  states: { on: 'On', off: 'Off', none: 'Not connected' },
  fromEnvironment: 'From environment variables of the server',
  notCertified: 'Not certified: test it with your own keys before you open the site.',
  urlHint: 'Keep this address unless the provider gave you another one.',
  urlHintOwn: 'An https address, provided by the provider.',
  keyHint: (hint: string) => `In use: …${hint}. Leave all keys empty to keep them.`,
  keyHintNew: 'Stored encrypted. It cannot be shown again, only replaced.',
  connect: 'Connect',
  change: 'Change',
  asked: 'A second operator has to approve this change. The request is under Approvals.',
  off: 'Switch off',
  test: 'Test the connection',
  testAgain: 'Test again',
  testing: 'Testing…',
  lastTest: 'Last test',
  results: {
    passed: 'Works',
    keys: 'The provider rejects these keys',
    refused: 'The provider answered with an error',
    unanswered: 'No response',
    notConnected: 'Not connected',
  },
});
