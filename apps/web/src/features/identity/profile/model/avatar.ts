import type { HeadIcon } from '../api/head-icon.ts';

/** Allowed characters of a picture name (Z-95); any other value counts as no picture. */
const NAME = /^[A-Za-z0-9_-]{1,32}$/;

/**
 * Address of a member's picture; null for the generated one.
 * @param imageServer origin of the image server of this page load, empty for this site
 */
export function avatarUrl({ avatar, avatarType }: HeadIcon, imageServer: string): string | null {
  if (avatar === null || avatar === '') return null;
  if (avatarType === 'CUSTOM') return avatar;
  return NAME.test(avatar) ? `${imageServer}/avatar/${avatar}.png` : null;
}
