import { Button, ButtonLink, Checkbox, cx, Dialog, IconButton } from '@fairlot/ui';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { loadGroups } from '../../../shared/i18n/catalogues.ts';
import { useLocale } from '../../../shared/i18n/locale-context.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { usePathname } from '../../../shared/navigation/use-place.ts';
import { noticesQuery, type Announcement } from '../api/notices.ts';
import { isoDay } from '../model/dates.ts';
import { useMarkRead } from '../model/use-mark-read.ts';
import { FirstPicture } from './announcement-pictures.tsx';
import { HtmlBody } from './html-body.tsx';

/** Session storage: the daily notice was shown (specification, section 4). */
const SHOWN_KEY = 'NOTICE_POP';
/** Whether this document has decided about the notice: a logout empties the storage and is no new visit. */
let isDecided = false;

/** The daily notice, once in a session, for members and visitors; the dialogs of home go first. */
export default function DailyNotice() {
  const { i18n } = useLingui();
  const { data } = useQuery({ ...noticesQuery(), enabled: false });
  const [entries, setEntries] = useState<readonly Announcement[]>([]);
  const isFree = !/\/(login|register)/.test(usePathname());
  const popup = isFree ? data?.popup : undefined;
  useEffect(() => {
    if (popup === undefined || popup.length === 0 || isDecided) return;
    isDecided = true;
    if (sessionStorage.getItem(SHOWN_KEY) !== null) return;
    loadGroups(i18n, ['content']).then(
      () => {
        sessionStorage.setItem(SHOWN_KEY, '1');
        setEntries(popup);
      },
      () => {
        isDecided = false; // offline: the next visit of home tries again
      },
    );
  }, [popup, i18n]);
  return entries.length === 0 ? null : <Notices entries={entries} />;
}

/** Entries one after the other, as they were when the first was shown. They come again in this visit only if the player wants that. */
function Notices({ entries }: { entries: readonly Announcement[] }) {
  const t = useText();
  const [index, setIndex] = useState(0);
  const [isOpen, setIsOpen] = useState(true);
  const [isEnough, setIsEnough] = useState(true);
  const markRead = useMarkRead();
  const entry = entries[index];
  if (entry === undefined) return null;
  const close = () => {
    markRead(entry.id);
    if (!isEnough) sessionStorage.removeItem(SHOWN_KEY);
    setIsOpen(false);
  };
  const next = () => {
    markRead(entry.id);
    setIndex(index + 1);
  };
  const head = (
    <div className="ov-pic daily">
      <FirstPicture entry={entry} />
      <IconButton icon="close" label={t('common.close')} onClick={close} />
    </div>
  );
  return (
    <Dialog open={isOpen} onClose={close} name={t('daily.name')} closeLabel={t('common.close')} head={head}>
      <Notice entry={entry} />
      <div className="mt3"><Checkbox checked={isEnough} onChange={(event) => setIsEnough(event.target.checked)}>{t('daily.notAgain')}</Checkbox></div>
      <div className="col mt3">
        <ButtonLink variant="fill" size="lg" wide href={`/m/messageDetail?id=${encodeURIComponent(entry.id)}`} onClick={close}>{t('daily.more')}</ButtonLink>
        {index + 1 < entries.length && <Button variant="neutral" wide onClick={next}>{t('daily.next')}</Button>}
      </div>
      {entries.length > 1 && <Dots count={entries.length} index={index} />}
    </Dialog>
  );
}

function Notice({ entry }: { entry: Announcement }) {
  const { timeZone } = useLocale();
  return (
    <>
      <p className="cap mut3 num">{isoDay(entry.startDate, timeZone)}</p>
      <h2 className="h1">{entry.title}</h2>
      <HtmlBody html={entry.content} className="mt2" />
    </>
  );
}

function Dots({ count, index }: { count: number; index: number }) {
  const t = useText();
  return (
    <div className="dots" role="img" aria-label={t('daily.page', { page: index + 1, pages: count })}>
      {Array.from({ length: count }, (_, place) => <i key={place} className={cx(place === index && 'on')} />)}
    </div>
  );
}
