import { Button, IconButton, Tabs, useToast } from '@fairlot/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { noticesQuery } from '../../features/content/announcements/api/notices.ts';
import { sendAllRead, unreadMailsQuery } from '../../features/inbox/api/inbox.ts';
import { ChoicesSheet } from '../../features/inbox/ui/choices-sheet.tsx';
import { MailList } from '../../features/inbox/ui/mail-list.tsx';
import { ClosedCard } from '../../features/member/ui/closed-card.tsx';
import { NoticeList } from '../../features/content/announcements/ui/notice-list.tsx';
import { useErrorText, useText } from '../../shared/i18n/use-text.ts';
import { PageTop } from '../../shared/navigation/page-top.tsx';
import { canMarkRead } from '../../shared/session/roles.ts';
import { useIsSettled, useMember } from '../../shared/session/use-session.ts';

/** The member's messages, with the announcements beside them. */
export default function InboxPage() {
  const t = useText();
  const toast = useToast();
  const errorText = useErrorText();
  const client = useQueryClient();
  const member = useMember();
  const isSettled = useIsSettled();
  const [tab, setTab] = useState<'mails' | 'notices'>('mails');
  const [isChoosing, setIsChoosing] = useState(false);
  const hasMarks = canMarkRead(member);
  const { data: unread = 0 } = useQuery(unreadMailsQuery(isSettled && hasMarks));
  const { data: notices } = useQuery({ ...noticesQuery(), enabled: isSettled });
  const readAll = async () => {
    try {
      await sendAllRead({});
    } catch (failure) {
      toast.error(errorText(failure));
    }
    await client.invalidateQueries({ queryKey: ['me', 'inbox'] });
  };
  return (
    <>
      <PageTop
        title={t('inbox.title')}
        actions={
          <>
            {tab === 'mails' && unread > 0 && (
              <Button size="small" variant="text" icon="check" onClick={() => void readAll()}>
                {t('support.readAll')}
              </Button>
            )}
            {hasMarks && (
              <IconButton icon="settings" label={t('support.settings')} onClick={() => setIsChoosing(true)} />
            )}
          </>
        }
      />
      <Tabs
        label={t('inbox.title')}
        panelId="inbox-panel"
        options={[
          { value: 'mails', label: <Counted label={t('support.mails')} count={unread} /> },
          { value: 'notices', label: <Counted label={t('title.notices')} count={notices?.unreadCount ?? 0} /> },
        ]}
        value={tab}
        onChange={setTab}
      />
      <div id="inbox-panel" role="tabpanel">
        {tab === 'mails' ? (
          <ClosedCard page="inbox">
            <MailList />
          </ClosedCard>
        ) : (
          <NoticeList />
        )}
      </div>
      <ChoicesSheet open={isChoosing} onClose={() => setIsChoosing(false)} />
    </>
  );
}

/** A tab's label and its number of unread entries. */
function Counted({ label, count }: { label: string; count: number }) {
  if (count === 0) return label;
  return (
    <>
      {`${label} `}
      <span className="badge numeric">{count}</span>
    </>
  );
}
