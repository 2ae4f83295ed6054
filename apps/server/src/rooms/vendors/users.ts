const USER = /^m([1-9]\d{0,17})$/;

/** A member's name at vendors. */
export const userOf = (memberId: bigint): string => `m${memberId}`;

/** The member with a name at vendors; null when it is not ours. */
export function memberOf(user: string): bigint | null {
  const [, id] = USER.exec(user) ?? [];
  return id === undefined ? null : BigInt(id);
}
