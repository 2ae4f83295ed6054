import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useSessionFact } from '../../../../shared/session/use-session.ts';
import { passTurn, usePassed, useTurn } from '../../../../shared/ui/use-turn.ts';
import { noticesQuery, type Announcement } from '../../announcements/api/notices.ts';
import { SHOWN_KEY } from '../model/daily-shown.ts';
import { loadDailyNeeds, useTakeOver } from './daily-take-over.tsx';

/**
 * Whether this document has already decided about the notice. A logout empties the storage but does not start a new
 * visit.
 */
let isDecided = false;

const passDaily = () => passTurn('daily');

interface Shown {
  Part: ComponentType<{ entries: readonly Announcement[]; onClosed?: () => void }>;
  entries: readonly Announcement[];
}

/**
 * The daily notice, once per session, for members and visitors. A notice that was rendered with the page is visible
 * already and gets hydrated; otherwise it opens when home is reached and its turn has come (`useTurn`).
 */
export default function DailyNotice() {
  const [hasFailed, setHasFailed] = useState(false);
  // Keeps its place in the queue until it is known whether there is a notice.
  // The password dialog of a first log-in comes first, and is loaded before it opens.
  const mustChoosePassword = useSessionFact(({ firstTimeLogin }) => firstTimeLogin);
  const isTurn = useTurn('daily', !usePassed('daily') && !hasFailed && !mustChoosePassword);
  const { i18n } = useLingui();
  const { data, isError } = useQuery({ ...noticesQuery(), enabled: false });
  const [shown, setShown] = useState<Shown | null>(null);
  const takeOver = useTakeOver();
  const popup = data?.popup;
  const isOpening = useRef(false);
  useEffect(() => {
    if (isOpening.current) return;
    // A server-rendered notice is open: other items wait for it as for any dialog.
    if (popup !== undefined && popup.length > 0 && !isDecided && takeOver(popup)) isDecided = true;
    const isNothing = popup?.length === 0 || sessionStorage.getItem(SHOWN_KEY) !== null;
    if (isError || isDecided || isNothing) return passTurn('daily');
    if (popup === undefined || !isTurn) return;
    isDecided = true;
    isOpening.current = true;
    Promise.all([import('./daily-dialog.tsx'), loadDailyNeeds(i18n)]).then(
      ([{ default: Part }]) => {
        sessionStorage.setItem(SHOWN_KEY, '1');
        setShown({ Part, entries: popup });
      },
      () => {
        isOpening.current = false;
        isDecided = false; // offline: the next visit of home retries
        setHasFailed(true);
      },
    );
  }, [popup, isError, isTurn, i18n, takeOver]);
  return shown === null ? null : <shown.Part entries={shown.entries} onClosed={passDaily} />;
}
