/** Whether visitors may write before they log in. */
export const FLAGS = [{ name: 'GUESTCHAT3', isOn: false }] as const;

/** Nothing is asked of this room by others. */
export type Chat = Record<string, never>;
