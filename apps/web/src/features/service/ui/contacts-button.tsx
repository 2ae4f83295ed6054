import { IconButton, UiLink } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import { resourcesQuery } from '../api/service.ts';
import { contactsOf } from '../model/contacts.ts';

/** Contacts outside this site, floating over the page and folded until wanted; nothing while the merchant has none. */
export function ContactsButton() {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  const { data = [] } = useQuery(resourcesQuery());
  const contacts = contactsOf(data);
  if (contacts.length === 0) return null;
  return (
    <nav className="contacts-float" aria-label={t('service.contacts')}>
      {isOpen && (
        <ul>
          {contacts.map(({ resourceType, url }) => (
            <li key={resourceType}>
              <UiLink className="chip" href={url} target="_blank" rel="noopener noreferrer">
                {t(`contact.${resourceType}`)}
              </UiLink>
            </li>
          ))}
        </ul>
      )}
      <IconButton
        icon={isOpen ? 'close' : 'message'}
        label={t(isOpen ? 'service.hide' : 'service.show')}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      />
    </nav>
  );
}
