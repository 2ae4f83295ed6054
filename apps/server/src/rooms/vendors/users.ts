const USER = /^m([1-9]\d{0,17})$/;

/** A member as vendors name them. */
export const userOf = (memberId: bigint): string => `m${memberId}`;

/** The member that a vendor names; null when it is none of ours. */
export function memberOf(user: string): bigint | null {
  const [, id] = USER.exec(user) ?? [];
  return id === undefined ? null : BigInt(id);
}
