/** Appearances of a bill's statuses. */
export const STATE_CLASSES: Readonly<Record<string, string>> = {
  collected: 'state state--good',
  partCollected: 'state state--wait',
  issued: 'state state--wait',
  unapproved: 'state state--wait',
  denied: 'state state--bad',
  insufficient: 'state state--bad',
};
