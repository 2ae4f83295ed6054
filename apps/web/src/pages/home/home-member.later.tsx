import { VipBadge } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { MemberAvatar } from '../../features/identity/profile/ui/member-avatar.tsx';
import { clubQuery } from '../../features/loyalty/api/loyalty.ts';
import { useSettings } from '../../features/site/model/use-settings.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { useIsReal } from '../../shared/session/use-session.ts';

/** Parts of the member's panel that come after the page. */
export default function HomeMember({ part }: { part: 'picture' | 'level' }) {
  return part === 'picture' ? <Picture /> : <Level />;
}

/** The member's picture, which links to the member centre. */
function Picture() {
  const t = useText();
  return (
    <a href="/m/member/home" aria-label={t('title.account')}>
      <MemberAvatar />
    </a>
  );
}

/** The VIP level; nothing for members without one. */
function Level() {
  const { flags } = useSettings();
  const { data: club } = useQuery(clubQuery(useIsReal() && flags['MEMCLUB3'] === true));
  return club === undefined || club.level === 0 ? null : <VipBadge>{`VIP ${club.level}`}</VipBadge>;
}
