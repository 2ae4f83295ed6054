import { Segmented, Switch } from '@fairlot/ui';
import '../../list/list.css';
import '../../list/rows.css';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { BulkBar } from '../../list/bulk/bulk-bar.tsx';
import { BulkCourse } from '../../list/bulk/bulk-course.tsx';
import type { BulkAction } from '../../list/list-spec.ts';
import { CheckedAt } from '../../list/shown/checked-at.tsx';
import { listTexts } from '../../list/texts.ts';
import { toggled } from '../../list/use-row-keys.ts';
import type { Operator } from '../../shared/operator.ts';
import { QueryState } from '../../parts/states.tsx';
import { MemberFace } from '../../parts/member-face.tsx';
import { useAlertChoice } from './alert.ts';
import { askedOf, type Chat, chatApi, staffQuery, type Tab } from './api.ts';
import { chatTexts as texts } from './texts.ts';
import { listKey } from './use-chat-stream.ts';

const TABS: readonly Tab[] = ['mine', 'waiting', 'others', 'closed'];
const MINUTE_MS = 60_000;
/** Polling interval of the queue without events. */
const AGAIN_MS = 30_000;

const NONE: ReadonlySet<string> = new Set();
const QUEUE = { name: 'chats', keyOf: ({ id }: Chat) => id, titleOf: ({ account }: Chat) => account };
const CLOSE: BulkAction = { label: texts.close, action: 'close', needsReason: false };
const TAKE: BulkAction = { label: texts.take, action: 'take', needsReason: false };
const BULK: Readonly<Record<Tab, readonly BulkAction[]>> = {
  mine: [CLOSE],
  waiting: [TAKE, CLOSE],
  others: [CLOSE],
  closed: [],
};

interface QueuePaneProps {
  operator: Operator;
  /** Id of the operator. */
  own: string;
  tab: Tab;
  id: string | null;
  onTab: (tab: Tab) => void;
  onOpen: (id: string) => void;
}

/** Conversations in tabs: the operator's own, waiting ones, all others. */
export function QueuePane({ operator, own, tab, id, onTab, onOpen }: QueuePaneProps) {
  const [isLoud, turn] = useAlertChoice();
  const list = useQuery({
    queryKey: [...listKey, tab, own],
    queryFn: ({ signal }) => chatApi.list(tab, own, signal),
    refetchInterval: AGAIN_MS,
  });
  const waiting = useQuery({
    queryKey: [...listKey, 'waiting', own],
    queryFn: ({ signal }) => chatApi.list('waiting', own, signal),
  });
  const mine = useQuery({
    queryKey: [...listKey, 'mine', own],
    queryFn: ({ signal }) => chatApi.list('mine', own, signal),
  });
  const counts: Partial<Record<Tab, number | undefined>> = { mine: mine.data?.count, waiting: waiting.data?.count };
  const now = useMinute();
  const canAnswer = operator.permissions.includes('chat.answer');
  const bulk = canAnswer ? BULK[tab] : [];
  const [selection, setSelection] = useState<{ tab: Tab; keys: ReadonlySet<string> }>({ tab, keys: NONE });
  const chosen = selection.tab === tab ? selection.keys : NONE;
  const rows = list.data?.list ?? [];
  const selected = rows.filter((chat) => chosen.has(chat.id));
  return (
    <section className="pane chat-queue" aria-label={texts.title}>
      <header className="chat-queue-head">
        <div className="chat-switches">
          <label className="check">
            <Switch label={texts.alert} checked={isLoud} onChange={({ target }) => turn(target.checked)} />
            {texts.alert}
          </label>
          {canAnswer && <TakingSwitch />}
        </div>
        <Segmented
          label={texts.tabList}
          value={tab}
          options={TABS.map((one) => ({ value: one, label: `${texts.tabs[one]} ${counts[one] || ''}` }))}
          onChange={onTab}
        />
      </header>
      <QueryState read={list} />
      {list.data?.list.length === 0 && (
        <div className="blank">
          <h2>{texts.none}</h2>
          <p>{texts.noneHint[tab]}</p>
          <CheckedAt at={list.dataUpdatedAt} />
        </div>
      )}
      {canAnswer && <BulkCourse list={QUEUE.name} actions={[TAKE, CLOSE]} />}
      <BulkBar
        key={tab}
        list={QUEUE}
        rows={selected}
        actions={bulk}
        all={{ filter: askedOf(tab, own).filter, count: list.data?.count ?? 0, countIsExact: true }}
        onClear={() => setSelection({ tab, keys: NONE })}
      />
      <ul className="chat-rows">
        {rows.map((chat) => (
          <li key={chat.id} className={bulk.length > 0 ? 'chat-selectable' : undefined}>
            {bulk.length > 0 && (
              <input
                type="checkbox"
                aria-label={listTexts.select(chat.account)}
                checked={chosen.has(chat.id)}
                onChange={() => setSelection({ tab, keys: toggled(chosen, chat.id) })}
              />
            )}
            <QueueRow chat={chat} now={now} isOpen={chat.id === id} onOpen={() => onOpen(chat.id)} />
          </li>
        ))}
      </ul>
      <FirstAnswer />
    </section>
  );
}

function QueueRow({ chat, now, isOpen, onOpen }: { chat: Chat; now: number; isOpen: boolean; onOpen: () => void }) {
  const minutes = (at: number) => Math.max(0, Math.floor((now - at) / MINUTE_MS));
  return (
    <button type="button" className="chat-row plain-button" aria-current={isOpen} onClick={onOpen}>
      <MemberFace account={chat.account} className="chat-face" />
      <span className="chat-row-text">
        <span className="chat-row-line">
          <b>{chat.account}</b>
          <small className={chat.waitingSince === null ? undefined : 'chat-waits'}>
            {chat.waitingSince === null
              ? texts.minutes(minutes(chat.lastAt))
              : texts.waitsSince(minutes(chat.waitingSince))}
          </small>
        </span>
        <span className="chat-row-line">
          <small className="chat-cut" dir="auto">
            {chat.preview === '' ? texts.picture : chat.preview}
          </small>
          {chat.unread > 0 && (
            <span className="chat-badge">
              {chat.unread}
              <span className="visually-hidden"> {texts.unread(chat.unread)}</span>
            </span>
          )}
        </span>
      </span>
    </button>
  );
}

/** Switch for receiving new conversations while the console is open. */
function TakingSwitch() {
  const client = useQueryClient();
  const { data } = useQuery(staffQuery);
  const change = async (isTaking: boolean) => {
    await chatApi.setTaking(isTaking).catch(() => undefined); // the switch turns back automatically
    await client.invalidateQueries({ queryKey: staffQuery.queryKey });
  };
  return (
    <label className="check">
      <Switch
        label={texts.taking}
        checked={data?.isTaking ?? false}
        disabled={data === undefined}
        onChange={({ target }) => void change(target.checked)}
      />
      {texts.taking}
    </label>
  );
}

function FirstAnswer() {
  const { data } = useQuery({ queryKey: ['chat', 'report', 7], queryFn: ({ signal }) => chatApi.report(7, signal) });
  const seconds = data?.medianFirstAnswerSeconds ?? null;
  if (seconds === null) return null;
  return <p className="chat-foot muted">{texts.firstAnswer(texts.seconds(seconds))}</p>;
}

/** The current time, updated every half minute. */
function useMinute(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS / 2);
    return () => clearInterval(timer);
  }, []);
  return now;
}
