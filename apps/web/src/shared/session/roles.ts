import { TRIAL_TYPE } from './model.ts';

/**
 * What customer types may do, each exactly as its own sentence of the specification says and independent of the others
 * (Z-67):
 * types 1 and 2 are agents with the functions of members, 41 and 42 agents whom no contract is offered to.
 */
export interface Player {
  /** Customer type. */
  type: number;
}

/** Everybody whose type is not 0, 4 or 40. */
export function isAgent(player: Player | null): boolean {
  return player !== null && ![0, TRIAL_TYPE, 40].includes(player.type);
}

/** The entry of the agents' pages is for visitors too, who are asked to log in. */
export function seesAgentEntry(player: Player | null): boolean {
  return player === null || isAgent(player);
}

interface Labelled {
  memberLabel?: readonly { labelName: string }[] | null;
  clubLabel?: { labelName?: string | null } | null;
}

/** Names of a member's labels, which may stand in a list or alone (specification, section 3). */
export function labelNames({ memberLabel, clubLabel }: Labelled): string[] {
  const names = (memberLabel ?? []).map(({ labelName }) => labelName);
  return clubLabel?.labelName ? [...names, clubLabel.labelName] : names;
}

/** Live chat; a visitor sees it and is asked to log in. `labels` are the names of the member's labels. */
export function canChat(player: Player | null, labels: readonly string[] = []): boolean {
  return player === null || (player.type !== TRIAL_TYPE && !labels.includes('nochat'));
}

/** Whose unread chat messages are counted. */
export function countsUnreadChat(player: Player | null): boolean {
  return player !== null && [0, 1, 2].includes(player.type);
}

/** Who marks announcements as read. */
export function canMarkRead(player: Player | null): boolean {
  return player !== null && player.type !== TRIAL_TYPE;
}

/** Who is asked about a pending contract. */
export function isAskedForContracts(player: Player | null): boolean {
  return player !== null && ![TRIAL_TYPE, 40, 41, 42].includes(player.type);
}
