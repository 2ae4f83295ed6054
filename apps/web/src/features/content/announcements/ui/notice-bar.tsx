import { NoticeMarquee } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { useText, type Translate } from '../../../../shared/i18n/use-text.ts';
import { useIsSettled } from '../../../../shared/session/use-session.ts';
import { noticesQuery, type Announcement } from '../api/notices.ts';

const NONE: readonly Announcement[] = [];
const INBOX = '/m/message';

/** Scrolling titles of announcements that link to the messages. */
export function NoticeBar() {
  const t = useText();
  const isSettled = useIsSettled();
  const { data, isError } = useQuery({ ...noticesQuery(), enabled: isSettled });
  const notices = data?.player ?? NONE;
  const inbox = {
    href: INBOX,
    label: t('notice.inbox'),
    hasUnread: (data?.unreadCount ?? 0) > 0,
    unreadLabel: t('notice.unread'),
  };
  return (
    <NoticeMarquee
      titles={notices.map(({ title }) => title)}
      href={INBOX}
      inbox={inbox}
      labels={{ notices: t('notice.name'), empty: emptyText(data !== undefined, isError, t) }}
    />
  );
}

/** Only a response can establish that there are none. */
function emptyText(isKnown: boolean, isError: boolean, t: Translate): string {
  if (isKnown) return t('notice.none');
  return isError ? t('common.failed') : t('common.loading');
}
