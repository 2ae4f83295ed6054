/** Nothing is asked of this room by others. */
export type Chat = Record<string, never>;
