import { AVATAR_NAMES } from '@fairlot/ui';
import './member-face.css';

interface MemberFaceProps {
  account: string;
  /** Name of the picture that the member chose. */
  avatar?: string | null;
  className?: string;
}

/** A member's chosen picture, or the initials of the name beside it. */
export function MemberFace({ account, avatar, className = 'member-face' }: MemberFaceProps) {
  const names = `avatar ${className}`;
  return AVATAR_NAMES.some((name) => name === avatar) ? (
    <img className={names} src={`/avatar/${avatar}.png`} alt="" loading="lazy" />
  ) : (
    <i className={names} aria-hidden="true" data-initials={account.slice(0, 2).toUpperCase()} />
  );
}
