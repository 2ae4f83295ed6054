/** The password of the demonstration members. */
export const PASSWORD = 'Fairlot2026';
