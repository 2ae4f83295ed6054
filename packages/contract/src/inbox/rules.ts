/** Length of a feedback in code points after trimming (specification, section 5). */
export const FEEDBACK_LENGTH = { min: 10, max: 200 } as const;

/** Numbers of the feedback topics (specification, section 3); there is no 5 (Z-74). */
export const FEEDBACK_TYPES = { deposit: 1, withdrawal: 2, game: 3, service: 4, agent: 6, other: 0 } as const;

/** Kinds of messages in the inbox, by subject. */
export const MAIL_KINDS = ['news', 'deposit', 'withdrawal', 'settled', 'bonus', 'security', 'answer'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** Kinds that a member can turn on and off, with their defaults; the other kinds are always delivered. */
export const CHOSEN_KINDS = { news: true, deposit: true, withdrawal: true, settled: false } as const;
export type ChosenKind = keyof typeof CHOSEN_KINDS;
