/** The password of the demonstration members. */
export const PASSWORD = 'Fairlot2026';
/** Settings with which a forgotten password is reset by a link in an e-mail or by a code to the number. */
export const BY_EMAIL_AND_MOBILE = { FORGOTEMAIL3: true, CHNGPASSVERIF3: true };
/** The password of members that tests create. */
export const OLD = 'Test2026';
