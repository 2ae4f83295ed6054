/** Texts of the log-in and of an operator's own credentials. */
export const loginTexts = {
  heading: 'Log in',
  name: 'Name',
  password: 'Password',
  submit: 'Log in',
  codeHeading: 'Enter your code',
  code: 'Code of your authenticator',
  codeSubmit: 'Continue',
  passwordHeading: 'Choose your password',
  current: 'Current password',
  next: 'New password',
  repeat: 'Repeat the new password',
  passwordHint: 'At least 10 characters, among them letters and digits.',
  mismatch: 'The two passwords differ.',
  passwordSubmit: 'Save password',
  passwordSaved: 'Your password is saved.',
  enrolHeading: 'Set up your authenticator',
  enrolText:
    'Add this secret to an authenticator app, by the link on the telephone itself or by typing it. ' +
    'Then enter the code it shows.',
  secret: 'Secret',
  link: 'Open in an authenticator app',
  begin: 'Set up authenticator',
  enrolSubmit: 'Confirm',
  enrolled: 'Your authenticator is in force.',
} as const;
