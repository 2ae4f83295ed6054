import { TOAST_MS, useToast } from '@fairlot/ui';
import { useEffect } from 'react';
import { hearLive } from '../../../shared/events/hear-live.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { useHref } from '../../../shared/navigation/use-place.ts';
import { CHAT_PATH } from '../model/use-open-chat.ts';

/** Notifies the member of an answer from the staff, on every page except the chat. */
export default function ChatNews() {
  const t = useText();
  const toast = useToast();
  const isThere = useHref().startsWith(CHAT_PATH);
  useEffect(() => {
    if (isThere) return undefined;
    return hearLive('chat.message', ({ message }) => {
      if (message?.from === 'staff') toast.info(t('service.chatNews', { name: message.name ?? '' }), TOAST_MS.long);
    });
  }, [isThere, t, toast]);
  return null;
}
