/** Whether visitors may write before they log in. */
export const FLAGS = [{ name: 'GUESTCHAT3', isOn: false }] as const;

/** Other rooms do not call this room. */
export type Chat = Record<string, never>;
