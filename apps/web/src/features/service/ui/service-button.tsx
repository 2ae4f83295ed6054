import { IconButton } from '@fairlot/ui';
import { useCallback, useState } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import { useChatAccess } from '../../chat/model/use-chat-access.ts';
import ServiceSheet from './service-sheet.tsx';

/** Opens customer service over the page; the page's route must load the text group `service`. */
export function ServiceButton() {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  const { unread } = useChatAccess();
  const close = useCallback(() => setIsOpen(false), []);
  return (
    <>
      <IconButton icon="headset" label={t('service.title')} onClick={() => setIsOpen(true)}>
        {unread > 0 && <span className="dot" role="img" aria-label={t('service.unread')} />}
      </IconButton>
      <ServiceSheet open={isOpen} onClose={close} />
    </>
  );
}
