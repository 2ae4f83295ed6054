/** How unevenly a game pays; the return is about the same. */
export type Risk = 'low' | 'medium' | 'high';

export const RISKS: readonly Risk[] = ['low', 'medium', 'high'];
