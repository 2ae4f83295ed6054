import { hashKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { formatAmount, formatDateTime, formatTime } from '../../../shared/i18n/format.ts';
import { useLocaleText } from '../../../shared/i18n/use-text.ts';
import { serverNow } from '../../../shared/clock/clock.ts';
import { KEPT_MEMBER, KEPT_PAGE, type KeptMember, type KeptPage } from '../../../shared/platform/kept-offline.ts';
import { useHasToken, useIsSettled, useSessionFact } from '../../../shared/session/use-session.ts';
import { sendPushHere } from '../../inbox/api/push.ts';
import { pushAddress, turnPushOff } from '../../inbox/model/device-push.ts';
import { lotteryMenuQuery } from '../../lottery/games/api/menu.ts';
import { betsQuery } from '../../records/api/bets.ts';
import { useFlag, useSettings } from '../../site/model/use-settings.ts';
import { walletQuery } from '../../wallet/api/wallet.ts';
import { canKeep, drop, keep, keepFiles } from './kept.ts';
import { pathsOfStyles } from './page-files.ts';

const DRAWS = 5;
const TICKETS = 5;
const DAY_MS = 86_400_000;
/** Delay until animations have finished, so that a series of quick bets is stored only once. */
const QUIET_MS = 4000;

/** Stores the data of the offline page, and deletes the member's data when the session ends. */
export default function OfflineKeeper() {
  return canKeep() ? (
    <>
      <PageKeeper />
      <MemberKeeper />
      <PushKeeper />
    </>
  ) : null;
}

/** Stores texts, style and next draws; the first time it also registers the service worker that shows them. */
function PageKeeper() {
  const { t, tag, timeZone, languages } = useLocaleText();
  const { merchantName } = useSettings();
  const { data: menu } = useQuery({ ...lotteryMenuQuery(), enabled: false });
  const draws = useMemo(
    () =>
      (menu?.value ?? [])
        .flatMap(({ gameMenus }) => gameMenus)
        .filter(({ isSale }) => isSale)
        .map((game) => ({
          name: game.displayName,
          until: (menu?.at ?? 0) + (game.remainTime ?? 0) - (game.lockTime ?? 0),
        }))
        .filter(({ name, until }, place, all) => until > 0 && all.findIndex((other) => other.name === name) === place)
        .toSorted((a, b) => a.until - b.until)
        .map((draw) => ({ ...draw, text: t('offline.closes', { time: formatTime(draw.until, { tag, timeZone }) }) })),
    [menu, t, tag, timeZone],
  );
  useEffect(() => {
    const page: KeptPage = {
      lang: tag,
      dir: languages.find((language) => language.tag === tag)?.dir ?? 'ltr',
      theme: document.documentElement.dataset['theme'] ?? 'light',
      styles: pathsOfStyles(),
      icon: '/app-icon/180.png',
      merchantName,
      title: t('offline.title'),
      text: t('offline.text'),
      again: t('offline.again'),
      // The next draws of today, and some that stay open for hours.
      draws: { title: t('offline.draws'), list: [...draws.slice(0, DRAWS), ...draws.slice(DRAWS).slice(-DRAWS)] },
    };
    // If storage is full or the network is down, the next page retries.
    void keepPage(page).catch(() => undefined);
  }, [draws, t, tag, languages, merchantName]);
  return null;
}

async function keepPage(page: KeptPage): Promise<void> {
  await keep(KEPT_PAGE, page);
  await keepFiles([...page.styles, page.icon]);
  await navigator.serviceWorker.register('/sw.js');
}

/** Stores the balance and open tickets of the logged-in member. */
function MemberKeeper() {
  const { t, tag, timeZone } = useLocaleText();
  const hasToken = useHasToken();
  const isSettled = useIsSettled();
  const userName = useSessionFact(({ member }) => member?.userName ?? null);
  const hasLoggedOut = useSessionFact(({ ended }) => ended === 'logout');
  const hasRecord = useFlag('TRANSBETREPMEM3');
  const client = useQueryClient();
  const hasKept = useRef(false);
  useEffect(() => {
    if (!isSettled) return undefined;
    if (userName === null) {
      // A session that expired leaves the subscription to the member's next log-in.
      void Promise.all([drop(KEPT_MEMBER), hasLoggedOut && turnPushOff()]).catch(() => undefined); // nothing is stored
      return undefined;
    }
    const keepMember = async () => {
      const wallet = client.getQueryData(walletQuery(true).queryKey);
      if (wallet === undefined) return;
      const query = betsQuery({ type: 'open' }, true);
      const bets = hasToken && hasRecord ? await client.fetchInfiniteQuery(query) : undefined;
      const now = serverNow();
      const rows = bets?.pages[0]?.list ?? [];
      const member: KeptMember = {
        userName,
        until: now + DAY_MS,
        balance: {
          title: t('offline.balance', { time: formatDateTime(now, { tag, timeZone }) }),
          text: `${formatAmount(String(wallet.sumBalance), tag)} ${wallet.currency}`,
          hint: t('offline.old'),
        },
        tickets: {
          title: t('offline.tickets'),
          list: rows.slice(0, TICKETS).map(({ gameName, numero: drawNumber, stake, currency }) => ({
            name: [gameName, drawNumber].filter(Boolean).join(' · '),
            text: `${formatAmount(stake, tag)} ${currency}`,
          })),
        },
      };
      await keep(KEPT_MEMBER, member);
      hasKept.current = true;
    };
    // If storage is full or the network is down, the next change retries.
    let timer: ReturnType<typeof setTimeout>;
    const plan = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void keepMember().catch(() => undefined), hasKept.current ? QUIET_MS : 0);
    };
    plan();
    // Subscribes to the cache instead of the query: the balance changes with every bet, and storing it needs no render.
    const hash = hashKey(walletQuery(true).queryKey);
    const leave = client.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success' && event.query.queryHash === hash) plan();
    });
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, [client, isSettled, userName, hasLoggedOut, hasToken, hasRecord, t, tag, timeZone]);
  return null;
}

/** Session storage key: the log-in for which this tab has registered the browser's push subscription. */
const NAMED_KEY = 'PUSH_NAMED';

/**
 * Registers the browser's push subscription again after each log-in, because the server deletes it with the previous
 * session.
 */
function PushKeeper() {
  const isSettled = useIsSettled();
  const hasToken = useHasToken();
  const userName = useSessionFact(({ member }) => member?.userName ?? null);
  useEffect(() => {
    if (!isSettled) return undefined;
    let hasLeft = false;
    if (userName === null) sessionStorage.removeItem(NAMED_KEY);
    // If the network is down, the next page retries.
    else if (hasToken && sessionStorage.getItem(NAMED_KEY) !== userName)
      void nameAgain(userName, () => hasLeft).catch(() => undefined);
    return () => {
      hasLeft = true;
    };
  }, [isSettled, hasToken, userName]);
  return null;
}

/** @param hasLeft whether the member logged out meanwhile, so that the tab must not keep the name */
async function nameAgain(userName: string, hasLeft: () => boolean): Promise<void> {
  const address = await pushAddress();
  if (address !== null) await sendPushHere({ body: address });
  if (!hasLeft()) sessionStorage.setItem(NAMED_KEY, userName);
}
