import { MemberAvatar } from '../../../features/identity/ui/member-avatar.tsx';

export default MemberAvatar;
