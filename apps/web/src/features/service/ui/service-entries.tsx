import { MenuRow, UiLink } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../shared/i18n/use-text.ts';
import { useMember } from '../../../shared/session/use-session.ts';
import { FailedPart, LoadingRows } from '../../../shared/ui/list-states.tsx';
import { useChatAccess } from '../../chat/model/use-chat-access.ts';
import { useOpenChat } from '../../chat/model/use-open-chat.ts';
import { noticesQuery } from '../../content/announcements/api/notices.ts';
import { resourcesQuery, serviceQuery } from '../api/service.ts';
import { ContactGlyph } from './contact-glyph.tsx';
import { contactsOf } from '../model/contacts.ts';
import { useSettings } from '../../site/model/use-settings.ts';

/** An entry of this kind names the chat, and is no link of its own. */
const LIVE_CHAT = 'LIVECHAT';

/** Ways to contact customer service: the merchant's entries, pages of the app, external contacts. */
export function ServiceEntries() {
  const t = useText();
  const { flags } = useSettings();
  const service = useQuery(serviceQuery());
  const { data: notices } = useQuery(noticesQuery());
  const member = useMember();
  const hasUnread = member !== null && (notices?.unreadCount ?? 0) > 0;
  const chat = useChatAccess();
  const openChat = useOpenChat();
  const dot = <span className="dot" role="img" aria-label={t('service.unread')} />;
  const { data: all = [] } = service;
  const chatEntry = all.find(({ csType }) => csType === LIVE_CHAT);
  const links = all.filter(({ csType }) => csType !== LIVE_CHAT);
  return (
    <div className="service">
      {chat.isOffered && chat.answering !== undefined && <AnswerTime {...chat.answering} />}
      {service.isPending && <LoadingRows count={1} />}
      {service.isError && <FailedPart error={service.error} onRetry={() => void service.refetch()} />}
      {chat.isOffered && (
        <MenuRow
          icon="message"
          tone="brand"
          label={chatEntry?.title ?? t('service.chat')}
          meta={chat.unread > 0 ? t('service.chatNew', { count: chat.unread }) : t('service.chatHint')}
          mark={chat.unread > 0 ? dot : undefined}
          onClick={openChat}
        />
      )}
      {links.map(({ title, address }) => (
        <MenuRow
          key={address}
          icon="headset"
          tone="info"
          label={title}
          meta={t('service.newWindow')}
          href={address}
          opensWindow
        />
      ))}
      {flags['MAILCEN'] === true && (
        <MenuRow icon="inbox" label={t('inbox.title')} meta={t('service.messagesHint')} href="/m/webEmail" />
      )}
      <MenuRow
        icon="megaphone"
        tone="gold"
        label={t('service.announcements')}
        meta={t('service.announcementsHint')}
        mark={hasUnread ? dot : undefined}
        href="/m/notice"
      />
      <MenuRow icon="help" label={t('service.help')} meta={t('service.helpHint')} href="/m/help" />
      <Contacts />
    </div>
  );
}

function Contacts() {
  const t = useText();
  const { data: resources = [] } = useQuery(resourcesQuery());
  const contacts = contactsOf(resources);
  if (contacts.length === 0) return null;
  return (
    <div className="contacts" role="group" aria-label={t('service.contacts')}>
      {contacts.map(({ resourceType, url }) => (
        <UiLink
          key={resourceType}
          className="button button--neutral"
          href={url}
          target="_blank"
          rel="noopener noreferrer"
        >
          <ContactGlyph type={resourceType} />
          {t(`contact.${resourceType}`)}
        </UiLink>
      ))}
    </div>
  );
}

/** Expected response time in the chat; nothing while there are too few answers to estimate it. */
function AnswerTime({ isOpen, answersWithinSeconds }: { isOpen: boolean; answersWithinSeconds: number | null }) {
  const t = useText();
  if (isOpen && answersWithinSeconds === null) return null;
  const minutes = Math.max(1, Math.ceil((answersWithinSeconds ?? 0) / 60));
  return (
    <p className="row gap-2 caption muted service__time" data-open={isOpen}>
      {isOpen ? t('service.within', { minutes }) : t('service.away')}
    </p>
  );
}
