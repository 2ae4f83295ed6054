/** Largest file that a member may send as a picture of their own. */
export const MEMBER_PICTURE_BYTES_MAX = 1024 * 1024;
