import { NoticeMarquee, Sheet } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '../../../shared/i18n/format.ts';
import { useLocale } from '../../../shared/i18n/locale-context.ts';
import { useText, type Translate } from '../../../shared/i18n/use-text.ts';
import { noticesQuery, type Notices } from '../api/notices.ts';
import { noticeLines } from '../model/notice-text.ts';

const NONE: Notices['player'] = [];

/** Announcement titles that pass by; a press shows them in full. */
export function NoticeBar() {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  const { data, isError } = useQuery(noticesQuery());
  const notices = data?.player ?? NONE;
  return (
    <>
      <NoticeMarquee titles={notices.map(({ title }) => title)} onOpen={() => setIsOpen(true)} labels={{ notices: t('notice.name'), empty: emptyText(data !== undefined, isError, t) }} />
      <Sheet open={isOpen} onClose={() => setIsOpen(false)} name={t('notice.name')} title={t('notice.name')} closeLabel={t('common.close')}>
        <NoticeList notices={notices} />
      </Sheet>
    </>
  );
}

/** Only an answer may say that there are none. */
function emptyText(isKnown: boolean, isError: boolean, t: Translate): string {
  if (isKnown) return t('notice.none');
  return isError ? t('common.failed') : t('common.loading');
}

function NoticeList({ notices }: { notices: Notices['player'] }) {
  const locale = useLocale();
  return (
    <ul className="stack">
      {notices.map(({ id, title, content, startDate }) => (
        <li key={id}>
          <h3 className="h3">{title}</h3>
          <p className="cap mut3 num">{formatDate(startDate, locale)}</p>
          {noticeLines(content).map((line) => <p key={line} className="mut mt1">{line}</p>)}
        </li>
      ))}
    </ul>
  );
}
