/** Limits of an application (specification, section 9). */
export const APPLICATION_COMMENT_MAX = 140;
export const APPLICATION_PICTURES_MAX = 3;
export const APPLICATION_PICTURE_BYTES_MAX = 5 * 1024 * 1024;
