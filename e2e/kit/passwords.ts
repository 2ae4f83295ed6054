/** Settings under which a lost password is replaced by a link in a mail or by a code to the number. */
export const BY_EMAIL_AND_MOBILE = { FORGOTEMAIL3: true, CHNGPASSVERIF3: true };
/** The password of the members that tests make. */
export const OLD = 'Test2026';
