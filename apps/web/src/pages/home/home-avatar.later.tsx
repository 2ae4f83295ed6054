import { MemberAvatar } from '../../features/identity/profile/ui/member-avatar.tsx';
import { useText } from '../../shared/i18n/use-text.ts';

/** The member's picture, which links to the member centre. */
export default function HomeAvatar() {
  const t = useText();
  return (
    <a href="/m/member/home" aria-label={t('title.account')}>
      <MemberAvatar />
    </a>
  );
}
