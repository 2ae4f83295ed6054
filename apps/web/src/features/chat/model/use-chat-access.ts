import { useQuery } from '@tanstack/react-query';
import { canChat, countsUnreadChat, labelNames } from '../../../shared/session/roles.ts';
import { useHasToken, useMember } from '../../../shared/session/use-session.ts';
import { memberInfoQuery } from '../../identity/profile/api/member-info.ts';
import { useSettings } from '../../site/model/use-settings.ts';
import { unreadChatQuery } from '../api/chat.ts';

/**
 * Whether the chat is offered, and how many of its messages are unread: flag CBS3, type and labels of the member
 * (specification, sections 2.7, 4 and 6). A visitor is offered it and asked to log in.
 */
export function useChatAccess(): { isOffered: boolean; unread: number } {
  const { flags } = useSettings();
  const member = useMember();
  const hasToken = useHasToken();
  const isOn = flags['CBS3'] === true;
  const { data: info } = useQuery(memberInfoQuery(hasToken && isOn));
  const isKnown = member === null || info !== undefined;
  const isOffered = isOn && isKnown && canChat(member, info === undefined ? [] : labelNames(info));
  const { data: unread = 0 } = useQuery(unreadChatQuery(isOffered && hasToken && countsUnreadChat(member)));
  return { isOffered, unread };
}
