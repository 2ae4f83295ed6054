import { Button, ButtonLink, Checkbox, cx, Dialog, IconButton, useIsHydrating } from '@fairlot/ui';
import { useEffect, useState } from 'react';
import { useLocale } from '../../../../shared/i18n/locale-context.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import type { Announcement } from '../../announcements/api/notices.ts';
import { SHOWN_KEY } from '../model/daily-shown.ts';
import { isoDay } from '../../../../shared/i18n/merchant-day.ts';
import { useMarkRead } from '../../announcements/model/use-mark-read.ts';
import { FirstPicture } from '../../announcements/ui/announcement-pictures.tsx';
import { HtmlBody } from '../../rich-text/ui/html-body.tsx';

/** Maximum time that the notice waits for its picture. */
const PICTURE_MS = 3000;

/**
 * Notices over home, shown one after another from the list at the first opening. The dialog opens together with its
 * first picture; a picture added later would be the largest paint, seconds after the page. The notices appear again in
 * this visit only if the player chooses so (`isEnough` is the checkbox state at hydration).
 */
export default function DailyDialog({
  entries,
  isEnough: wasEnough = true,
  onClosed,
}: {
  entries: readonly Announcement[];
  isEnough?: boolean;
  onClosed?: () => void;
}) {
  const t = useText();
  const isHydrating = useIsHydrating();
  const [index, setIndex] = useState(0);
  const [isOpen, setIsOpen] = useState(true);
  const [isEnough, setIsEnough] = useState(wasEnough);
  const [isWhole, setIsWhole] = useState(isHydrating);
  const markRead = useMarkRead();
  useEffect(() => {
    const timer = setTimeout(() => setIsWhole(true), PICTURE_MS);
    return () => clearTimeout(timer);
  }, []);
  const entry = entries[index];
  if (entry === undefined) return null;
  const close = () => {
    markRead(entry.id);
    if (!isEnough) sessionStorage.removeItem(SHOWN_KEY);
    setIsOpen(false);
    onClosed?.();
  };
  const next = () => {
    markRead(entry.id);
    setIndex(index + 1);
  };
  const head = (
    <div className="overlay-picture daily" onLoadCapture={() => setIsWhole(true)}>
      <FirstPicture entry={entry} isEager />
      <IconButton icon="close" label={t('common.close')} onClick={close} />
    </div>
  );
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      name={t('daily.name')}
      isHeld={isHydrating || !isWhole}
      closeLabel={t('common.close')}
      head={head}
    >
      <Notice entry={entry} />
      <div className="mt-3">
        <Checkbox checked={isEnough} onChange={(event) => setIsEnough(event.target.checked)}>
          {t('daily.notAgain')}
        </Checkbox>
      </div>
      <Actions entry={entry} onRead={close} onNext={index + 1 < entries.length ? next : null} />
      {entries.length > 1 && <Dots count={entries.length} index={index} />}
    </Dialog>
  );
}

interface ActionsProps {
  entry: Announcement;
  onRead: () => void;
  /** Null at the last notice. */
  onNext: (() => void) | null;
}

function Actions({ entry, onRead, onNext }: ActionsProps) {
  const t = useText();
  return (
    <div className="column mt-3">
      <ButtonLink
        variant="fill"
        size="large"
        wide
        href={`/m/messageDetail?id=${encodeURIComponent(entry.id)}`}
        onClick={onRead}
      >
        {t('daily.more')}
      </ButtonLink>
      {onNext !== null && (
        <Button variant="neutral" wide onClick={onNext}>
          {t('daily.next')}
        </Button>
      )}
    </div>
  );
}

function Notice({ entry }: { entry: Announcement }) {
  const { timeZone } = useLocale();
  return (
    <>
      <p className="caption faint numeric">{isoDay(entry.startDate, timeZone)}</p>
      <h2 className="h1">{entry.title}</h2>
      <HtmlBody html={entry.content} className="mt-2" />
    </>
  );
}

function Dots({ count, index }: { count: number; index: number }) {
  const t = useText();
  return (
    <div className="dots" role="img" aria-label={t('daily.page', { page: index + 1, pages: count })}>
      {Array.from({ length: count }, (_, place) => (
        <i key={place} className={cx(place === index && 'on')} />
      ))}
    </div>
  );
}
