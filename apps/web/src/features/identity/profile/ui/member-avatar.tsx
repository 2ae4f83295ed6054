import { Avatar } from '@fairlot/ui';
import { useAvatar } from '../model/use-avatar.ts';

/** The member's picture. */
export function MemberAvatar() {
  const { src, onFailed } = useAvatar();
  return <Avatar src={src} onFailed={onFailed} />;
}
