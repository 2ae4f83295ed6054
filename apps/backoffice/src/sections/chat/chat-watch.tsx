import { Button, Icon } from '@fairlot/ui';
import { IconButton } from '../../parts/icon-button.tsx';
import './chat-watch.css';
import type { EventMap } from '@fairlot/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { WatchProps } from '../../shared/section.ts';
import { callOperator, useAlertChoice } from './alert.ts';
import { staffQuery } from './api.ts';
import { hearChat } from './chat-stream.ts';
import { chatTexts as texts } from './texts.ts';
import { texts as sharedTexts } from '../../shared/texts.ts';
import { common } from '../../shared/common-texts.ts';

/**
 * Runs on every page of the console. It alerts operators who take new conversations, or have alerts on, when a member
 * writes to them, or starts a conversation that no operator has taken.
 */
export function ChatWatch({ page, onGo }: WatchProps) {
  const { data: staff } = useQuery(staffQuery);
  const [isLoud] = useAlertChoice();
  const [call, setCall] = useState<{ account: string; id: string } | null>(null);
  const [missed, setMissed] = useState(0);
  const isOnChat = page === 'chat';
  const own = staff?.operatorId;
  const isWanted = own !== undefined && (isLoud || staff?.isTaking === true);
  useEffect(() => {
    if (!isWanted) return undefined;
    return hearChat((event) => {
      if (event?.name !== 'chat.message') return;
      const { conversationId: id, message, to } = event.data as EventMap['chat.message'];
      if (message?.from !== 'member' || to === undefined) return;
      if (to.operatorId !== null && to.operatorId !== own) return;
      if (!isOnChat) setCall({ account: to.account, id });
      if (document.hidden) setMissed((count) => count + 1);
      if (isLoud && (document.hidden || !isOnChat)) callOperator(to.account);
    });
  }, [isWanted, isLoud, isOnChat, own]);
  // The operator sees the conversations there, so the call must not appear again on the next page.
  if (isOnChat && call !== null) setCall(null);
  useMissedTitle(missed, setMissed);
  if (call === null || isOnChat) return null;
  const open = () => {
    setCall(null);
    onGo('chat', `?tab=mine&id=${call.id}`);
  };
  return (
    <div className="chat-call" role="status">
      <Icon name="message" />
      <span>{texts.alertFrom(call.account)}</span>
      <Button variant="fill" onClick={open}>
        {common.open}
      </Button>
      <IconButton icon="close" label={sharedTexts.close} onClick={() => setCall(null)} />
    </div>
  );
}

/**
 * Counts missed messages in the title while the window is in the background, and resets it when the window is visible
 * again.
 */
function useMissedTitle(missed: number, setMissed: (count: number) => void): void {
  useEffect(() => {
    if (missed === 0) return undefined;
    const title = document.title;
    document.title = `(${missed}) ${title}`;
    const look = () => {
      if (!document.hidden) setMissed(0);
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      document.title = title;
    };
  }, [missed, setMissed]);
}
