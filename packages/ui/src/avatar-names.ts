/** Pictures that members may choose, by their stored name. */
export const AVATAR_NAMES = [
  'sun',
  'wave',
  'leaf',
  'peak',
  'moon',
  'star',
  'lotus',
  'kite',
  'drum',
  'boat',
  'fan',
  'bird',
] as const;
export type AvatarName = (typeof AVATAR_NAMES)[number];
