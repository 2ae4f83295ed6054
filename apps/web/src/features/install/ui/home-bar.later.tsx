import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { type MouseEvent, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useIsMember, useIsSettled } from '../../../shared/session/use-session.ts';
import { useLater } from '../../../shared/use-later.ts';
import { useSettings } from '../../site/model/use-settings.ts';
import { readAppFacts, registerMethodOf } from '../../identity/register/model/register-method.ts';
import { installQuery } from '../api/install.ts';
import { barState, CLOSED_KEY, deviceOf } from '../model/bar-rule.ts';
import { BarView } from './bar-view.tsx';

const YEAR_SECONDS = 31_536_000;
const loadSheet = () => import('./install-sheet.tsx');

/**
 * The download bar, if the rule shows it. It is rendered into an element above the app that already contains the
 * server's markup, and replaces that markup. Other pages fetch its content in advance, so that it is shown together
 * with home and moves nothing.
 */
export default function HomeBar({ isHome }: { isHome: boolean }) {
  const { i18n } = useLingui();
  const { appMarker } = useSettings().client;
  const { data } = useQuery(installQuery(i18n.locale));
  const isMember = useIsMember();
  const isSettled = useIsSettled();
  const [isClosed, setIsClosed] = useState(() => localStorage.getItem(CLOSED_KEY) !== null);
  const [sheet, setSheet] = useState<'unused' | 'open' | 'closed'>('unused');
  const InstallSheet = useLater(sheet !== 'unused', loadSheet, 'service');
  const isKnown = data !== undefined && isSettled;
  useLayoutEffect(() => {
    if (isKnown) takeOver();
  }, [isKnown]);
  const place = document.getElementById('bar');
  if (!isHome || !isKnown || place === null) return null;
  const start = registerMethodOf(readAppFacts(appMarker));
  if (barState({ start, device: deviceOf(navigator), isClosed, isMember, ...data }) !== 'shown') return null;
  const close = () => {
    localStorage.setItem(CLOSED_KEY, 'true');
    document.cookie = `${CLOSED_KEY}=true; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
    setIsClosed(true);
  };
  const get = (event: MouseEvent) => {
    event.preventDefault();
    setSheet('open');
  };
  return (
    <>
      {createPortal(<BarView install={data} onGet={get} onClose={close} />, place)}
      {InstallSheet !== null && <InstallSheet open={sheet === 'open'} onClose={() => setSheet('closed')} />}
    </>
  );
}

/** From here on React owns the bar; the page's loader stops handling it. */
function takeOver(): void {
  const place = document.getElementById('bar');
  place?.setAttribute('data-live', '');
  place?.querySelector('[data-served]')?.remove();
}
