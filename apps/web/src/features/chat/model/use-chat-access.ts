import { useQuery } from '@tanstack/react-query';
import { canChat, countsUnreadChat, labelNames } from '../../../shared/session/roles.ts';
import { useHasToken, useMember } from '../../../shared/session/use-session.ts';
import { memberInfoQuery } from '../../identity/profile/api/member-info.ts';
import { useSettings } from '../../site/model/use-settings.ts';
import { unreadChatQuery } from '../api/chat.ts';

interface ChatAccess {
  isOffered: boolean;
  /** Whether the labels of a member who may have the chat are not known yet. */
  isUndecided: boolean;
  isForGuests: boolean;
  unread: number;
  /**
   * Whether the staff is available now, and the expected response time; undefined for members for whom it is not
   * requested.
   */
  answering: { isOpen: boolean; answersWithinSeconds: number | null } | undefined;
}

/**
 * Whether the chat is offered, and how many of its messages are unread: flag CBS3, and the member's type and labels
 * (specification, sections 2.7, 4 and 6). A visitor sees the chat and is asked to log in, unless the merchant lets
 * visitors write: then `isForGuests`.
 */
export function useChatAccess(): ChatAccess {
  const { flags } = useSettings();
  const member = useMember();
  const hasToken = useHasToken();
  const isOn = flags['CBS3'] === true;
  const { data: info } = useQuery(memberInfoQuery(hasToken && isOn));
  const isKnown = member === null || info !== undefined;
  const mayHave = isOn && canChat(member, info === undefined ? [] : labelNames(info));
  const isOffered = mayHave && isKnown;
  const { data: answering } = useQuery(unreadChatQuery(isOffered && hasToken && countsUnreadChat(member)));
  return {
    isOffered,
    isUndecided: mayHave && !isKnown,
    isForGuests: isOn && flags['GUESTCHAT3'] === true,
    unread: answering?.unReadCount ?? 0,
    answering,
  };
}
