import { Icon, IconButton, UiLink } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import { useChatAccess } from '../../chat/model/use-chat-access.ts';
import { useOpenChat } from '../../chat/model/use-open-chat.ts';
import { resourcesQuery } from '../api/service.ts';
import { ContactGlyph } from './contact-glyph.tsx';
import { contactsOf } from '../model/contacts.ts';

/** Floating button with external contacts and the chat, collapsed by default; nothing if there are none. */
export function ContactsButton() {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  const { data = [] } = useQuery(resourcesQuery());
  const contacts = contactsOf(data);
  const chat = useChatAccess();
  const openChat = useOpenChat();
  if (contacts.length === 0 && !chat.isOffered) return null;
  return (
    <nav className="contacts-float" aria-label={t('service.contacts')}>
      {isOpen && (
        <ul>
          {contacts.map(({ resourceType, url }) => (
            <li key={resourceType}>
              <UiLink className="chip" href={url} target="_blank" rel="noopener noreferrer">
                <ContactGlyph type={resourceType} />
                {t(`contact.${resourceType}`)}
              </UiLink>
            </li>
          ))}
          {chat.isOffered && (
            <li>
              <button type="button" className="chip" onClick={openChat}>
                <Icon name="message" size="small" />
                {t('service.chat')}
                {chat.unread > 0 && <span className="badge">{chat.unread}</span>}
              </button>
            </li>
          )}
        </ul>
      )}
      <IconButton
        icon={isOpen ? 'close' : 'message'}
        label={t(isOpen ? 'service.hide' : 'service.show')}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {!isOpen && chat.unread > 0 && <span className="dot" role="img" aria-label={t('service.unread')} />}
      </IconButton>
    </nav>
  );
}
