import { Icon, Segmented } from '@fairlot/ui';
import { circleDot } from '@fairlot/ui/icons';
import { useInfiniteQuery, useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryState } from '../../../parts/states.tsx';
import { Time } from '../../../parts/time.tsx';
import { common } from '../../../shared/common-texts.ts';
import { formatAmount, shortId } from '../../../shared/format.ts';
import type { PageProps, TimelineWords } from '../../../shared/section.ts';
import { useNews } from '../../../shared/use-news.ts';
import { useContributions } from '../../../shared/use-sections.ts';
import { identityApi, type TimelineEvent, type TimelineView } from '../api.ts';
import './timeline.css';
import { hasArrived, KINDS, STATE_CLASSES, timelineTexts as words } from './timeline-texts.ts';

interface TimelineProps extends Pick<PageProps, 'onGo'> {
  memberId: string;
}

const GROUPS = ['money', 'play', 'safety', 'contact', 'decisions'] as const;
type Group = (typeof GROUPS)[number];

/** Everything that happened to the member, from all rooms; new events appear automatically. */
export function Timeline({ memberId, onGo }: TimelineProps) {
  const [group, setGroup] = useState<Group | null>(null);
  const [kind, setKind] = useState<string | null>(null);
  // All kinds are in every answer, so the first one is kept for the filters.
  const [kinds, setKinds] = useState<TimelineView['kinds']>([]);
  const ofGroup = kinds.filter((one) => one.group === group).map((one) => one.kind);
  const wanted = kind === null ? ofGroup : [kind];
  const read = useInfiniteQuery({
    queryKey: ['member-timeline', memberId, ...wanted],
    queryFn: async ({ pageParam, signal }) => {
      const page = await identityApi.timeline(memberId, { kinds: wanted, after: pageParam }, signal);
      setKinds(page.kinds);
      return page;
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
  useNews(['member-timeline', memberId]);
  const show = (next: Group | null) => {
    setGroup(next);
    setKind(null);
  };
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = read;
  const events = data?.pages.flatMap((page) => page.events);
  return (
    <section className="card member-card timeline" aria-label={words.title}>
      <header>
        <h2>{words.title}</h2>
        <Segmented
          label={words.filter}
          value={group ?? 'all'}
          options={[
            { value: 'all', label: words.all },
            ...GROUPS.filter((one) => kinds.some((of) => of.group === one)).map((one) => ({
              value: one,
              label: words.groups[one],
            })),
          ]}
          onChange={(one) => show(one === 'all' ? null : one)}
        />
      </header>
      {ofGroup.length < 2 ? null : (
        <p className="timeline-kinds" role="group" aria-label={words.kinds}>
          {ofGroup.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === kind}
              onClick={() => setKind(one === kind ? null : one)}
            >
              {KINDS[one]?.plural ?? one}
            </button>
          ))}
        </p>
      )}
      <QueryState read={read} />
      {events?.length === 0 ? (
        <p className="muted timeline-none">{group === null ? words.none : words.noneOf}</p>
      ) : null}
      {events === undefined || events.length === 0 ? null : <Events events={events} onGo={onGo} />}
      {hasNextPage ? (
        <button type="button" className="button" aria-busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {words.more}
        </button>
      ) : null}
    </section>
  );
}

function Events({ events, onGo }: { events: readonly TimelineEvent[] } & Pick<PageProps, 'onGo'>) {
  const { timelineWords } = useContributions();
  const own = Object.entries(timelineWords).filter(([kind]) => events.some((event) => event.kind === kind));
  const loaded = useQueries({
    queries: own.map(([kind, load]) => ({ queryKey: ['timeline-words', kind], queryFn: load, staleTime: Infinity })),
  });
  const wordsOf = (kind: string): TimelineWords => loaded[own.findIndex(([one]) => one === kind)]?.data ?? {};
  return (
    <table className="timeline-table">
      <thead>
        <tr>
          <th scope="col">{common.time}</th>
          <th scope="col">{common.event}</th>
          <th scope="col">{common.state}</th>
          <th scope="col" className="figure">
            {common.amount}
          </th>
          <th scope="col" className="figure">
            {common.balance}
          </th>
        </tr>
      </thead>
      <tbody>
        {events.map((event) => (
          <Event key={event.id} event={event} own={wordsOf(event.kind)} onGo={onGo} />
        ))}
      </tbody>
    </table>
  );
}

interface EventProps extends Pick<PageProps, 'onGo'> {
  event: TimelineEvent;
  own: TimelineWords;
}

function Event({ event, own, onGo }: EventProps) {
  const { kind, at, amount, balance, state } = event;
  const codes = { ...KINDS[kind]?.codes, ...own.codes };
  const tone = STATE_CLASSES[state ?? ''];
  const sign = amount === null ? 0 : Math.sign(Number(amount));
  return (
    <tr>
      <td>
        <Time at={at} />
      </td>
      <td>
        <What event={event} own={own} onGo={onGo} />
      </td>
      <td>
        {state === null ? null : (
          <span className={tone === undefined ? 'state' : `state state--${tone}`}>{codes[state] ?? state}</span>
        )}
      </td>
      <td className={`figure ${sign > 0 && hasArrived(state) ? 'timeline-in' : ''}`}>
        {amount === null ? '' : `${sign > 0 ? '+' : ''}${formatAmount(amount)}`}
      </td>
      <td className="figure">{balance === null ? '' : formatAmount(balance)}</td>
    </tr>
  );
}

/** Ids of rounds and payments are shortened; the title has all of them. */
const shortOf = (detail: string): string =>
  /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(detail) ? shortId(detail) : detail;

/** The kind of the event with its icon, its title, which opens its rows, and its details. */
function What({ event: { kind, title, detail, state, page, query }, own, onGo }: EventProps) {
  const known = KINDS[kind];
  const icon = known?.icon ?? circleDot;
  const codes = { ...known?.codes, ...own.codes };
  const name = [known?.label, codes[title] ?? title].filter((part) => part !== undefined && part !== '').join(' · ');
  return (
    <span className="timeline-what">
      <i className="timeline-icon" data-tone={STATE_CLASSES[state ?? '']}>
        <Icon name={icon} />
      </i>
      <span>
        {page === null ? (
          <b>{name}</b>
        ) : (
          <button type="button" className="link" onClick={() => onGo(page, `?${new URLSearchParams(query)}`)}>
            {name}
          </button>
        )}
        {detail === null ? null : (
          <small className="muted" title={detail}>
            {own.detailOf?.(detail) ?? codes[detail] ?? shortOf(detail)}
          </small>
        )}
      </span>
    </span>
  );
}
