import type { protectionDesk, ValueOf } from '@fairlot/contract';
import { Button } from '@fairlot/ui';
import { useCallback, useState } from 'react';
import { Facts } from '../../parts/facts.tsx';
import { Loaded } from '../../parts/states.tsx';
import { formatAmount, formatTime } from '../../shared/format.ts';
import { limitName } from '../../parts/limit-names.ts';
import type { Operator } from '../../shared/operator.ts';
import type { PageProps } from '../../shared/section.ts';
import { useLoad } from '../../shared/use-load.ts';
import { common } from '../../shared/common-texts.ts';
import { protectionApi } from './api.ts';
import { ContactDialog } from './contact-dialog.tsx';
import { protectionTexts as words } from './texts.ts';
import { sectionTexts } from './section-texts.ts';

type Protection = ValueOf<typeof protectionDesk.member>;

interface MemberProtectionProps extends Pick<PageProps, 'onGo'> {
  operator: Operator;
  memberId: string;
}

/** Protection of one member, and the staff's measures. */
export function MemberProtection({ operator, memberId, onGo }: MemberProtectionProps) {
  const [isNoting, setNoting] = useState(false);
  const { state, reload } = useLoad(
    useCallback((signal: AbortSignal) => protectionApi.member(memberId, signal), [memberId]),
  );
  return (
    <Loaded state={state} onRetry={reload} onList={() => onGo('members')}>
      {(protection) => (
        <>
          <Facts rows={factsOf(protection)} />
          <Lines title={words.markers} none={words.noMarkers} lines={protection.markers.map(markerLine)} />
          <Lines title={words.limits} none={words.noLimits} lines={protection.limits.map(limitLine)} />
          <Lines title={words.sessions} none={words.noSessions} lines={protection.sessions.map(sessionLine)} />
          <p className="row">
            {operator.permissions.includes('protection.note') && (
              <Button onClick={() => setNoting(true)}>{words.note}</Button>
            )}
            <Button onClick={() => onGo('protection', `?filter=memberId:eq:${memberId}`)}>{words.log}</Button>
          </p>
          {isNoting && <ContactDialog memberId={memberId} onClose={() => setNoting(false)} />}
        </>
      )}
    </Loaded>
  );
}

function factsOf({ account, memberId, timedOutUntil, excludedUntil, returnFrom, blocked, register }: Protection) {
  const rows = [
    [sectionTexts.facts.timedOut, timedOutUntil],
    [sectionTexts.facts.excluded, excludedUntil],
    [words.returnFrom, returnFrom],
  ] as const;
  const closed = rows.filter(([, at]) => at !== null);
  const reason = blocked === 'excluded' && register === 'excluded' ? 'register' : blocked;
  const status = reason === null ? words.open : (words.blocked[reason] ?? reason);
  const play = closed.map(([label, at]) => `${label} ${formatTime(at ?? 0)}`).join(', ') || status;
  return [
    [common.member, `${account} (${memberId})`],
    [words.play, play],
    [words.register, register === null ? words.neverAsked : (words.registerStates[register] ?? register)],
  ] as const;
}

function Lines({ title, none, lines }: { title: string; none: string; lines: readonly string[] }) {
  return (
    <section>
      <h2>{title}</h2>
      {lines.length === 0 ? (
        <p>{none}</p>
      ) : (
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

const markerLine = ({ marker, now, before }: Protection['markers'][number]): string =>
  `${words.markerNames[marker]}: ${now} (${words.usual} ${before})`;

const sessionLine = ({ beganAt, seenAt }: Protection['sessions'][number]): string =>
  `${formatTime(beganAt)} · ${Math.round((seenAt - beganAt) / 60_000)} ${words.minutes}`;

function limitLine({ kind, period, limit, used }: Protection['limits'][number]): string {
  const text = (value: string | number) =>
    typeof value === 'number' ? `${value} ${words.minutes}` : formatAmount(value);
  return `${limitName(kind, period)}: ${text(limit)} (${text(used)} ${words.used})`;
}
