import { translated } from '../shared/language.ts';

/** Texts of the log-in and of an operator's own credentials. */
export const loginTexts = translated('login', {
  firstHeading: 'Create the first operator',
  firstText: 'This site has no operator yet. Choose your name and password, then set up a second factor.',
  firstSubmit: 'Create operator',
  repeatFirst: 'Repeat the password',
  firstInstead: 'Log in instead',
  heading: 'Log in',
  password: 'Password',
  submit: 'Log in',
  codeHeading: 'Enter your code',
  passkeyHeading: 'Confirm with your passkey',
  code: 'Authenticator code',
  codeSubmit: 'Continue',
  passwordHeading: 'Choose your password',
  current: 'Current password',
  next: 'New password',
  repeat: 'Repeat the new password',
  mismatch: 'The passwords do not match.',
  passwordSubmit: 'Save password',
  passwordSaved: 'Your password is saved.',
  enrolHeading: 'Set up your authenticator',
  factorHeading: 'Set up a second factor',
  factorText: 'A second factor is required: a passkey or an authenticator app.',
  enrolText:
    'Scan the code with an authenticator app on your phone. If you are on that phone, use the link ' +
    'or type the secret. ' +
    'Then enter the code that the app shows.',
  qr: 'Code for an authenticator app',
  secret: 'Secret',
  link: 'Open in an authenticator app',
  begin: 'Set up authenticator',
  enrolSubmit: 'Confirm',
  enrolled: 'Your authenticator is active.',
});

/** Texts of an operator's passkeys. */
export const passkeyTexts = translated('loginPasskey', {
  heading: 'Passkeys',
  use: 'Use a passkey',
  add: 'Add a passkey',
  addText: 'A passkey on this device or a security key replaces the password and is your second factor.',
  name: 'Name of the passkey',
  nameHint: 'For example, the name of the device.',
  none: 'You have no passkeys yet.',
  never: 'Never',
  synced: 'Stored in',
  isSynced: 'Your account with the device maker',
  isBound: 'This device only',
  rename: 'Rename',
  renameOf: (name: string) => `Rename ${name}`,
  save: 'Save name',
  removeOf: (name: string) => `Remove ${name}`,
  removeText: (name: string) =>
    `“${name}” can no longer log in. Sessions opened with it end immediately. This may include your current session.`,
  added: 'Passkey added. Your other sessions have ended.',
  renamed: 'Name saved.',
  removed: 'Passkey removed.',
  unknown: 'This browser does not support passkeys at this address.',
  known: 'This device already has one of your passkeys.',
  cancelled: 'No passkey was chosen. Try again when you are ready.',
  failed: 'The device could not use a passkey.',
});
