import { translated } from '../../../shared/language.ts';

/** Texts of operators and roles. */
export const roleTexts = translated('backofficeRole', {
  all: 'All',
  factor: 'Second factor',
  hasFactor: 'Set up',
  noFactor: 'None',
  created: 'Added',
  giveRole: 'Change role',
  giveRoleText: 'A second operator has to approve.',
  disableText: (name: string) => `${name} is logged out immediately and cannot log in again.`,
  standard: 'Standard role',
  own: 'Custom role',
  heldBy: (count: number) => (count === 1 ? '1 operator' : `${count} operators`),
  newRole: 'New role',
  newName: 'Name of the role',
  newNameHint: 'Lower-case letters, digits and dashes, at least three.',
  may: (role: string) => `Permissions of ${role}`,
  discard: 'Discard',
  remove: 'Remove the role',
  removeText: 'An unused role can be removed without a second operator.',
  changes: (added: number, removed: number) => `${added} added, ${removed} removed`,
  noChange: 'No changes yet',
  added: 'added',
  removed: 'removed',
  readOnly: 'You can view roles but not change them.',
});
