import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ComponentType } from 'react';
import { usePathname } from '../../../../shared/navigation/use-place.ts';
import { noticesQuery, type Announcement } from '../../announcements/api/notices.ts';
import { SHOWN_KEY } from '../model/daily-shown.ts';
import { loadDailyNeeds, useTakeOver } from './daily-take-over.tsx';

/** Addresses of the dialogs over home (`app/routes/home.ts`). */
const DIALOGS = /^\/m\/(login|register|forget|changePsw)/;

/** Whether this document has decided about the notice: a logout empties the storage and is no new visit. */
let isDecided = false;

interface Shown {
  Part: ComponentType<{ entries: readonly Announcement[] }>;
  entries: readonly Announcement[];
}

/**
 * The daily notice, once in a session, for members and visitors; the dialogs of home go first. One that came with the
 * page is on show already and is taken over; else it opens when home is reached.
 */
export default function DailyNotice() {
  const { i18n } = useLingui();
  const { data } = useQuery({ ...noticesQuery(), enabled: false });
  const [shown, setShown] = useState<Shown | null>(null);
  const takeOver = useTakeOver();
  const isFree = !DIALOGS.test(usePathname());
  const popup = isFree ? data?.popup : undefined;
  useEffect(() => {
    if (popup === undefined || popup.length === 0 || isDecided) return;
    isDecided = true;
    if (takeOver(popup) || sessionStorage.getItem(SHOWN_KEY) !== null) return;
    Promise.all([import('./daily-dialog.tsx'), loadDailyNeeds(i18n)]).then(
      ([{ default: Part }]) => {
        sessionStorage.setItem(SHOWN_KEY, '1');
        setShown({ Part, entries: popup });
      },
      () => {
        isDecided = false; // offline: the next visit of home tries again
      },
    );
  }, [popup, i18n, takeOver]);
  return shown === null ? null : <shown.Part entries={shown.entries} />;
}
