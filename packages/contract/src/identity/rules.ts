/** Maximum size of a member's own picture. */
export const MEMBER_PICTURE_BYTES_MAX = 1024 * 1024;

/** Maximum number of labels of one member. */
export const MOST_LABELS = 20;
