import '../../parts/panes.css';
import './chat.css';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Failure, Loading } from '../../parts/states.tsx';
import type { PageProps } from '../../shared/section.ts';
import { useShown } from '../../parts/case/use-shown.ts';
import { chatApi, type Message, staffQuery, type Tab } from './api.ts';
import { ConversationPane } from './conversation-pane.tsx';
import { MemberPane } from './member-pane.tsx';
import { QueuePane } from './queue-pane.tsx';
import { chatTexts as texts } from './texts.ts';
import { conversationKey, useChatStream } from './use-chat-stream.ts';

const TABS: readonly Tab[] = ['mine', 'waiting', 'others', 'closed'];

/** Queue, conversation and member side by side; on a phone one at a time. */
export function ChatPage({ operator, search, onGo }: PageProps) {
  const client = useQueryClient();
  const query = new URLSearchParams(search);
  const chosen = TABS.find((one) => one === query.get('tab'));
  const id = /^[1-9]\d{0,17}$/.exec(query.get('id') ?? '')?.[0] ?? null;
  const shown = useShown(id);
  const go = (next: { tab?: Tab; id?: string | null }) => {
    const shown = next.id === undefined ? id : next.id;
    onGo('chat', `?tab=${next.tab ?? tab}${shown === null ? '' : `&id=${shown}`}`);
  };
  const { data: staff, error, isError, refetch } = useQuery(staffQuery);
  const first = useFirstTab(staff?.operatorId, chosen === undefined);
  const tab = chosen ?? first ?? 'mine';
  const canAnswer = operator.permissions.includes('chat.answer');
  // A message that reaches an open console counts as delivered, even if another conversation is shown.
  const noteDelivered = ({ id: messageId, conversationId, from }: Message): void => {
    if (from !== 'member' || !canAnswer || conversationId === id) return;
    void chatApi.mark(conversationId, { messageId, state: 'delivered' }).catch(() => undefined);
  };
  const typing = useChatStream(noteDelivered);
  const reload = (one: string) => void client.invalidateQueries({ queryKey: conversationKey(one) });
  if (staff === undefined || (chosen === undefined && first === undefined))
    return isError ? <Failure error={error} onRetry={() => void refetch()} /> : <Loading />;
  const own = staff.operatorId;
  return (
    <div className="panes chat-panes" data-open={id !== null}>
      <QueuePane
        operator={operator}
        own={own}
        tab={tab}
        id={id}
        onTab={(next) => go({ tab: next })}
        onOpen={(next) => go({ id: next })}
      />
      {id === null ? (
        <div className="chat-empty muted">{texts.choose}</div>
      ) : (
        <ConversationPane
          key={id}
          id={id}
          operator={operator}
          own={own}
          isTyping={typing === id}
          onGo={onGo}
          onBack={() => go({ id: null })}
          onChanged={(next) => {
            reload(id);
            // The operator may have opened another conversation before the server answered.
            if (next !== undefined && shown.current === id) go({ tab: next });
          }}
        />
      )}
      {id !== null && <MemberPane id={id} operator={operator} onGo={onGo} onOpen={(next) => go({ id: next })} />}
    </div>
  );
}

/**
 * The tab that the page opens with: the operator's own conversations, or the waiting ones if there are none of them.
 * Decided once, so that the queue does not change by itself. Undefined while it loads.
 */
function useFirstTab(own: string | undefined, isWanted: boolean): Tab | undefined {
  const { data, isError } = useQuery({
    // Outside the key of the lists, which every message refetches.
    queryKey: ['chat', 'first', own],
    queryFn: async ({ signal }): Promise<Tab> => {
      const [mine, waiting] = await Promise.all(
        (['mine', 'waiting'] as const).map((tab) => chatApi.list(tab, own ?? '', signal)),
      );
      return mine?.count === 0 && (waiting?.count ?? 0) > 0 ? 'waiting' : 'mine';
    },
    enabled: isWanted && own !== undefined,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  return isError ? 'mine' : data;
}
