import { Empty } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { CHAT_PATH } from '../../features/chat/model/use-open-chat.ts';
import { useChatAccess } from '../../features/chat/model/use-chat-access.ts';
import { ChatRoom } from '../../features/chat/ui/chat-room.tsx';
import { memberInfoQuery } from '../../features/identity/profile/api/member-info.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { PageTop } from '../../shared/navigation/page-top.tsx';
import { useLoginPrompt } from '../../shared/session/login-prompt.ts';
import { useHasToken, useIsSettled, useMember } from '../../shared/session/use-session.ts';
import { FailedPart, LoadingRows } from '../../shared/ui/list-states.tsx';

/** Live chat for members and visitors who have it; visitors who may not write are asked to log in. */
export default function ChatPage() {
  const t = useText();
  const hasToken = useHasToken();
  const isSettled = useIsSettled();
  const isVisitor = useMember() === null;
  const { isOffered, isUndecided, isForGuests } = useChatAccess();
  const { isLoading, isError, error, refetch } = useQuery(memberInfoQuery(hasToken));
  const prompt = useLoginPrompt();
  const mustLogIn = isVisitor && isSettled && isOffered && !isForGuests;
  useEffect(() => {
    if (mustLogIn) prompt(CHAT_PATH);
  }, [mustLogIn, prompt]);
  if (isOffered && (!isVisitor || isForGuests)) return <ChatRoom key={isVisitor ? 'visitor' : 'member'} />;
  const isWaiting = isLoading || !isSettled;
  const none = <Empty title={t('chat.none')} hint={t('chat.noneHint')} />;
  const decided = isUndecided && isError ? <FailedPart error={error} onRetry={() => void refetch()} /> : none;
  return (
    <>
      <PageTop title={t('chat.title')} />
      {isWaiting ? <LoadingRows count={3} /> : decided}
    </>
  );
}
