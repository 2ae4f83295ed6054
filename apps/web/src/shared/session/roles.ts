import { TRIAL_TYPE } from './model.ts';

/**
 * Permissions of customer types. Each follows its own sentence of the specification, independent of the others (Z-67):
 * types 1 and 2 are agents with the functions of members; agents of types 41 and 42 are offered no contracts.
 */
export interface Player {
  /** Customer type. */
  type: number;
}

/** True for every type except 0, 4 and 40. */
export function isAgent(player: Player | null): boolean {
  return player !== null && ![0, TRIAL_TYPE, 40].includes(player.type);
}

/** Visitors see the entry to the agents' pages too, and are asked to log in. */
export function seesAgentEntry(player: Player | null): boolean {
  return player === null || isAgent(player);
}

interface Labelled {
  memberLabel?: readonly { labelName: string }[] | null;
  clubLabel?: { labelName?: string | null } | null;
}

/** Names of a member's labels, given as a list or a single value (specification, section 3). */
export function labelNames({ memberLabel, clubLabel }: Labelled): string[] {
  const names = (memberLabel ?? []).map(({ labelName }) => labelName);
  return clubLabel?.labelName ? [...names, clubLabel.labelName] : names;
}

/**
 * Whether the player sees live chat; a visitor sees it and is asked to log in. `labels` are the names of the member's
 * labels.
 */
export function canChat(player: Player | null, labels: readonly string[] = []): boolean {
  return player === null || (player.type !== TRIAL_TYPE && !labels.includes('nochat'));
}

/** Whether unread chat messages are counted for the player. */
export function countsUnreadChat(player: Player | null): boolean {
  return player !== null && [0, 1, 2].includes(player.type);
}

/** Whether the player can mark announcements and messages as read. */
export function canMarkRead(player: Player | null): boolean {
  return player !== null && player.type !== TRIAL_TYPE;
}

/** Whether the player is asked about a pending contract. */
export function isAskedForContracts(player: Player | null): boolean {
  return player !== null && ![TRIAL_TYPE, 40, 41, 42].includes(player.type);
}
