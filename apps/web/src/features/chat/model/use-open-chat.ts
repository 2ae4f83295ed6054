import { useToast } from '@fairlot/ui';
import { useErrorText } from '../../../shared/i18n/use-text.ts';
import { useGo } from '../../../shared/navigation/use-go.ts';
import { useLoginPrompt } from '../../../shared/session/login-prompt.ts';
import { useMember } from '../../../shared/session/use-session.ts';
import { launchChat } from '../api/chat.ts';
import { useChatAccess } from './use-chat-access.ts';

export const CHAT_PATH = '/m/chat';

/**
 * Opens the chat: our page, or the merchant's external chat in a new window. A visitor who may not write is asked to
 * log in.
 */
export function useOpenChat(): () => void {
  const go = useGo();
  const toast = useToast();
  const errorText = useErrorText();
  const prompt = useLoginPrompt();
  const member = useMember();
  const { isForGuests } = useChatAccess();
  const open = async () => {
    const { pathname } = location;
    try {
      const { chatUrl } = await launchChat({});
      // The chat does not open over a page that the player has opened meanwhile.
      if (location.pathname !== pathname) return;
      const url = new URL(chatUrl);
      if (url.pathname === CHAT_PATH) go(CHAT_PATH);
      else if (url.protocol === 'https:') openWindow(chatUrl);
    } catch (failure) {
      toast.error(errorText(failure));
    }
  };
  return () => {
    if (member === null && !isForGuests) prompt(CHAT_PATH);
    else void open();
  };
}

/** If the browser blocks the window, opens the address in the current one. */
function openWindow(address: string): void {
  const opened = window.open(address, '_blank');
  if (opened === null) location.assign(address);
  else opened.opener = null;
}
