import { translated } from '../../../shared/language.ts';

/** Texts for adding operators and for the console's own rules. */
export const peopleTexts = translated('backofficePeople', {
  add: 'New operator',
  addText: 'A second operator has to approve. Each of you then sees one half of the password for the first log-in.',
  isNew: 'Not logged in yet',
  reset: 'Reset credentials',
  resetText: (name: string) =>
    `A second operator has to approve. The credentials of ${name} are removed, sessions and tokens end, and ` +
    'each of you sees one half of a new first password.',
  tell: 'First password',
  tellText: (name: string) =>
    `The operator who requested ${name} sees the first half, the operator who approved the second. Your half is ` +
    'shown once. A new request creates a new password with two new halves.',
  show: 'Show my half',
  parts: { first: 'First half', second: 'Second half' },
  until: (time: string) => `Give it to the new operator in person. The password is valid until ${time}.`,
  idle: (minutes: number) => `Automatic log-out: ${minutes} min`,
  idleTitle: 'Automatic log-out',
  idleText:
    'Sessions of all operators end after this many minutes of inactivity. A longer time needs a second operator.',
  idleAsked: 'A second operator has to approve the longer time.',
  minutes: 'Minutes of inactivity',
  minutesHint: 'From 5 to 120.',
});
