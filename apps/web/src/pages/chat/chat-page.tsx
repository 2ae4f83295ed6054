import { Empty } from '@fairlot/ui';
import { ChatRoom } from '../../features/chat/ui/chat-room.tsx';
import { useChatAccess } from '../../features/chat/model/use-chat-access.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { PageTop } from '../../shared/navigation/page-top.tsx';
import { useHasToken } from '../../shared/session/use-session.ts';
import { useQuery } from '@tanstack/react-query';
import { memberInfoQuery } from '../../features/identity/profile/api/member-info.ts';
import { LoadingRows } from '../../shared/ui/list-states.tsx';

/** Live chat, for those whom it is offered to. */
export default function ChatPage() {
  const t = useText();
  const hasToken = useHasToken();
  const { isOffered } = useChatAccess();
  const { isPending } = useQuery(memberInfoQuery(hasToken));
  if (isOffered) return <ChatRoom />;
  return (
    <>
      <PageTop title={t('chat.title')} back="/m/customer" />
      {isPending ? <LoadingRows count={3} /> : <Empty title={t('chat.none')} hint={t('chat.noneHint')} />}
    </>
  );
}
