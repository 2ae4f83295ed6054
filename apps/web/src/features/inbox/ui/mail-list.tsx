import { Empty, IconButton, cx, Icon, useToast, type IconName } from '@fairlot/ui';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate, formatTime } from '../../../shared/i18n/format.ts';
import { useErrorText, useLocaleText, useText } from '../../../shared/i18n/use-text.ts';
import { canMarkRead } from '../../../shared/session/roles.ts';
import { useHasToken, useMember } from '../../../shared/session/use-session.ts';
import { EntryCard } from '../../../shared/ui/entry-card.tsx';
import { rowsOf } from '../../../shared/query/rows-of.ts';
import { FailedPart, LoadingRows, LoadMore } from '../../../shared/ui/list-states.tsx';
import { type Mail, mailQuery, mailsQuery, removeMail, sendMailRead } from '../api/inbox.ts';

const LOOKS: Record<Mail['kind'], { icon: IconName; tone: string }> = {
  news: { icon: 'megaphone', tone: 'icon-box--gold' },
  deposit: { icon: 'download', tone: 'icon-box--brand' },
  withdrawal: { icon: 'upload', tone: 'icon-box--info' },
  settled: { icon: 'ticket', tone: 'icon-box--gold' },
  bonus: { icon: 'gift', tone: 'icon-box--gold' },
  security: { icon: 'shield', tone: 'icon-box--info' },
  answer: { icon: 'message', tone: 'icon-box--brand' },
};

/** The member's messages; one at a time is open, and opening it marks it as read. */
export function MailList() {
  const t = useText();
  const hasToken = useHasToken();
  const list = useInfiniteQuery(mailsQuery(hasToken));
  const [openId, setOpenId] = useState<string | null>(null);
  const { data, error, isError, refetch } = list;
  if (data === undefined)
    return isError ? <FailedPart error={error} onRetry={() => void refetch()} /> : <LoadingRows shape="card" />;
  const mails = rowsOf(data.pages, ({ id }) => id);
  if (mails.length === 0) return <Empty title={t('inbox.none')} hint={t('inbox.noneHint')} />;
  return (
    <>
      <div className="padded column gap-3 mt-3">
        {mails.map((mail) => (
          <MailCard
            key={mail.id}
            mail={mail}
            isOpen={openId === mail.id}
            onToggle={() => setOpenId(openId === mail.id ? null : mail.id)}
          />
        ))}
      </div>
      <LoadMore list={list} label={t('support.earlier')} />
    </>
  );
}

function MailCard({ mail, isOpen, onToggle }: { mail: Mail; isOpen: boolean; onToggle: () => void }) {
  const { t, ...locale } = useLocaleText();
  const client = useQueryClient();
  const member = useMember();
  const { icon, tone } = LOOKS[mail.kind];
  const toggle = () => {
    onToggle();
    // Trial members have no read marks (Z-67).
    if (mail.read || !canMarkRead(member)) return;
    // If this fails, the message is still unread at the next load, and is marked when it is opened again.
    void sendMailRead({ params: { id: mail.id } })
      .catch(() => undefined)
      .then(() => client.invalidateQueries({ queryKey: ['me', 'inbox'] }));
  };
  return (
    <EntryCard
      mark={
        <span className={cx('icon-box marked', tone)}>
          <Icon name={icon} size="small" />
          {!mail.read && (
            <span className="dot">
              <span className="visually-hidden">{t('support.unread')}</span>
            </span>
          )}
        </span>
      }
      title={mail.title}
      written={`${formatDate(mail.createdAt, locale)} ${formatTime(mail.createdAt, locale)}`}
      preview={mail.preview}
      isOpen={isOpen}
      onToggle={toggle}
    >
      <MailBody id={mail.id} />
    </EntryCard>
  );
}

function MailBody({ id }: { id: string }) {
  const t = useText();
  const toast = useToast();
  const errorText = useErrorText();
  const client = useQueryClient();
  const { data, error, isError, refetch } = useQuery(mailQuery(id, true));
  const remove = async () => {
    try {
      await removeMail({ params: { id } });
      toast.success(t('support.removed'));
    } catch (failure) {
      toast.error(errorText(failure));
    }
    await client.invalidateQueries({ queryKey: ['me', 'inbox'] });
  };
  if (data === undefined)
    return isError ? <FailedPart error={error} onRetry={() => void refetch()} /> : <LoadingRows count={1} />;
  return (
    <div className="row between">
      <p className="mail-text grow">
        <bdi>{data.text}</bdi>
      </p>
      <IconButton icon="trash" label={t('support.remove')} onClick={() => void remove()} />
    </div>
  );
}
