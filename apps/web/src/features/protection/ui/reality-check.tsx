import { isZero } from '@fairlot/money';
import { Button, Progress, useToast } from '@fairlot/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useNowValue } from '../../../shared/clock/use-now.ts';
import { formatAmount, formatTime } from '../../../shared/i18n/format.ts';
import { useErrorText, useLocaleText, useText } from '../../../shared/i18n/use-text.ts';
import { useBackOr } from '../../../shared/navigation/use-back-or.ts';
import { useGo } from '../../../shared/navigation/use-go.ts';
import { usePathname } from '../../../shared/navigation/use-place.ts';
import { useLogout } from '../../identity/session/model/use-logout.ts';
import { type Limit, limitsQuery } from '../api/limits.ts';
import { acknowledgeCheck, type PlaySession, sessionQuery } from '../api/session.ts';
import { minutesText, minutesUntil, restOf, tightest, usedShare, valueText } from '../model/limit-words.ts';
import { SessionRing } from './session-ring.tsx';
import { TitledDialog } from '../../../shared/ui/question-dialog.tsx';

/** Time and money of the session, over any page; it can only be closed by answering it. */
export default function RealityCheck({ session }: { session: PlaySession }) {
  const { t, ...locale } = useLocaleText();
  const messageId = useId();
  const minutes = useNowValue((now) => minutesUntil(now, session.beganAt));
  const { data: limits } = useQuery(limitsQuery(true));
  const loss = tightest(limits ?? [], 'loss');
  const most = limits?.find(({ kind, limit }) => kind === 'session' && limit !== null)?.limit;
  const title = t('check.now', { time: minutesText(minutes, t) });
  const { tag } = locale;
  return (
    <TitledDialog
      open
      dismissible={false}
      role="alertdialog"
      describedBy={messageId}
      onClose={() => undefined}
      name={t('check.title')}
      title={title}
      footer={<Answers />}
    >
      <div id={messageId} className="stack">
        <div className="row gap-3">
          <SessionRing minutes={minutes} limit={typeof most === 'number' ? most : null} />
          <p className="caption muted">{t('check.since', { time: formatTime(session.beganAt, locale) })}</p>
        </div>
        <dl className="check-figures">
          <Figure label={t('check.stakes')} value={formatAmount(session.stake, tag)} />
          <Figure label={t('check.returns')} value={formatAmount(session.win, tag)} />
          <Figure label={t(netKey(session.net))} value={formatAmount(session.net, tag, { sign: true })} isTotal />
        </dl>
        {!isZero(session.open) && (
          <p className="caption muted">{t('check.open', { amount: formatAmount(session.open, tag) })}</p>
        )}
        {loss !== undefined && loss.limit !== null && <LossLimit loss={loss} limit={loss.limit} />}
      </div>
    </TitledDialog>
  );
}

function Answers() {
  const t = useText();
  const { goOn, isGoing } = useGoOn();
  const go = useGo();
  const { leave, isLeaving } = useLogout(() => go('/m/home'));
  // Over a vendor's game the second button leaves the game; both buttons have the same weight (mock-up 39).
  const isOverGame = usePathname() === '/m/game';
  const backOut = useBackOr('/m/home');
  return (
    <div className="stack">
      {isOverGame ? (
        <div className="two-columns">
          <Button variant="neutral" busy={isGoing} onClick={() => goOn(backOut)} data-autofocus>
            {t('check.leave')}
          </Button>
          <Button variant="neutral" busy={isGoing} onClick={() => goOn()}>
            {t('check.keep')}
          </Button>
        </div>
      ) : (
        <>
          <Button variant="fill" size="large" wide busy={isLeaving} onClick={leave}>
            {t('check.stop')}
          </Button>
          <Button variant="neutral" wide busy={isGoing} onClick={() => goOn()} data-autofocus>
            {t('check.goOn')}
          </Button>
        </>
      )}
      <div className="two-columns">
        <Button variant="text" onClick={() => goOn(() => go('/m/member/history'))}>
          {t('check.history')}
        </Button>
        <Button variant="text" onClick={() => goOn(() => go('/m/member/limits'))}>
          {t('title.limits')}
        </Button>
      </div>
    </div>
  );
}

/** How much of the tightest limit on losses is used. */
function LossLimit({ loss, limit }: { loss: Limit; limit: NonNullable<Limit['limit']> }) {
  const { t, tag } = useLocaleText();
  return (
    <div>
      <div className="row between caption muted">
        <span>{`${t('limits.loss')} · ${t(`limits.${loss.period}`)}`}</span>
        <span className="numeric">
          {t('limits.usedOf', { used: valueText(loss.used, tag, t), limit: valueText(limit, tag, t) })}
        </span>
      </div>
      <Progress
        share={usedShare(loss)}
        label={t('limits.loss')}
        className={usedShare(loss) >= 0.75 ? 'bar--large limit-bar limit-bar--near mt-1' : 'bar--large limit-bar mt-1'}
      />
      <p className="caption muted numeric mt-2">{t('limits.left', { amount: formatAmount(restOf(loss), tag) })}</p>
    </div>
  );
}

function netKey(net: string): string {
  if (isZero(net)) return 'history.net';
  return net.startsWith('-') ? 'check.lost' : 'check.won';
}

function Figure({ label, value, isTotal = false }: { label: string; value: string; isTotal?: boolean }) {
  return (
    <div className="row between">
      <dt className={isTotal ? 'label' : 'caption muted'}>{label}</dt>
      <dd className={isTotal ? 'h3 numeric ltr' : 'label numeric ltr'}>{value}</dd>
    </div>
  );
}

/** Confirms to the server that the check was read, then continues or navigates elsewhere. */
function useGoOn() {
  const client = useQueryClient();
  const toast = useToast();
  const errorText = useErrorText();
  const { mutate, isPending } = useMutation({
    mutationFn: (_then: (() => void) | undefined) => acknowledgeCheck({}),
    onSuccess: (session, then) => {
      client.setQueryData(sessionQuery(true).queryKey, session);
      then?.();
    },
    onError: (error) => toast.error(errorText(error)),
  });
  return { goOn: (then?: () => void) => mutate(then), isGoing: isPending };
}
