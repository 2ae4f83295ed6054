/** Areas of the app that a merchant can close with a reason; each is one page or a group of pages. */
export const CLOSABLE_PAGES = [
  'withdraw',
  'vip',
  'benefits',
  'rewards',
  'agency',
  'contracts',
  'feedback',
  'inbox',
] as const;

export type ClosablePage = (typeof CLOSABLE_PAGES)[number];

export function isClosablePage(text: string): text is ClosablePage {
  return (CLOSABLE_PAGES as readonly string[]).includes(text);
}
