import { Button, Icon } from '@fairlot/ui';
import { CheckedAt } from '../../../list/shown/checked-at.tsx';
import { PAGES } from '../../../sections.ts';
import { formatAmount, formatCount } from '../../../shared/format.ts';
import type { PageProps } from '../../../shared/section.ts';
import { useContributions } from '../../../shared/use-sections.ts';
import { staffTexts } from '../staff/texts.ts';
import { spanWords, todayTexts as words } from './today-texts.ts';
import type { Queue, Today } from './use-today.ts';

type Go = Pick<PageProps, 'onGo'>;
const searchOf = (query: Readonly<Record<string, string>>) => `?${new URLSearchParams(query).toString()}`;

/** Queues of waiting work, the most urgent first, each with its oldest cases. */
export function QueuesCard({ today: { queues, now }, onGo }: { today: Today } & Go) {
  const open = queues.reduce((sum, { count }) => sum + count, 0);
  const late = queues.reduce((sum, queue) => sum + queue.late, 0);
  return (
    <section className="card dashboard-card">
      <header className="dashboard-card-head">
        <h2>{words.waiting}</h2>
        <small>{queues.length === 0 ? null : words.summary(open, late)}</small>
        <small className="queue-legend">
          <span className="queue-early">{words.early}</span>
          <span className="queue-halfway">{words.halfway}</span>
          <span className="queue-late">{words.late}</span>
        </small>
      </header>
      {queues.length === 0 ? <Blank title={words.nothing} why={words.nothingWhy} at={now} /> : null}
      <ul className="queues">
        {queues.map((queue, position) => (
          <li key={queue.page}>
            <QueueRow queue={queue} now={now} isOpen={position === 0} onGo={onGo} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** An empty block: that it is empty, what would appear, and when it was last checked. */
export function Blank({ title, why, at }: { title: string; why: string; at: number }) {
  return (
    <div className="dashboard-blank">
      <b>{title}</b>
      <p className="muted">{why}</p>
      <CheckedAt at={at} />
    </div>
  );
}

function QueueRow({ queue, now, isOpen, onGo }: { queue: Queue; now: number; isOpen: boolean } & Go) {
  const { page, count, countIsExact, early, halfway, late, promiseMinutes, owners, cases } = queue;
  const known = PAGES.find(({ path }) => path === page);
  const label = known?.label ?? page;
  const [first] = cases;
  const shown = `${formatCount(count)}${countIsExact ? '' : '+'}`;
  return (
    <details className="queue" open={isOpen}>
      <summary>
        <b className="queue-name">
          {known === undefined ? null : (
            <span className={late > 0 ? 'queue-icon queue-icon--late' : 'queue-icon'}>
              <Icon name={known.icon} />
            </span>
          )}
          {label}
        </b>
        <em className={late > 0 ? 'count count--late' : 'count count--waiting'}>{shown}</em>
        <span className="queue-ages" role="img" aria-label={words.ages(early, halfway, late)}>
          {[['queue-late', late] as const, ['queue-halfway', halfway] as const, ['queue-early', early] as const].map(
            ([name, size]) =>
              size === 0 ? null : (
                <i key={name} className={name} style={{ flexGrow: size }}>
                  {formatCount(size)}
                </i>
              ),
          )}
        </span>
        <small className={late > 0 ? 'queue-times state state--bad' : 'queue-times'}>
          {first === undefined ? null : `${words.oldest(spanWords(now - first.at))}, `}
          {words.promise(spanWords(promiseMinutes * 60_000))}
        </small>
        <small className="queue-owners">{owners.length === 0 ? words.free : owners.join(', ')}</small>
      </summary>
      <ul className="queue-cases">
        {cases.map((one) => (
          <CaseRow
            key={`${one.at} ${titleOf(one)} ${searchOf(one.query)}`}
            page={page}
            one={one}
            now={now}
            onGo={onGo}
          />
        ))}
      </ul>
      <p className="row">
        {first === undefined ? null : (
          <Button
            size="small"
            aria-label={`${words.next}: ${label}, ${titleOf(first)}`}
            onClick={() => onGo(page, searchOf(first.query))}
          >
            {words.next}
          </Button>
        )}
        <Button size="small" aria-label={`${label}: ${words.all(shown)}`} onClick={() => onGo(page)}>
          {words.all(shown)}
        </Button>
      </p>
    </details>
  );
}

/** The title of a case. Tasks opened by the product are translated here, into the operator's language. */
function titleOf({ title, failedRequest }: Queue['cases'][number]): string {
  return failedRequest === null ? title : staffTexts.failedRequest(failedRequest);
}

function CaseRow({ page, one, now, onGo }: { page: string; one: Queue['cases'][number]; now: number } & Go) {
  const { approvals } = useContributions();
  const { kind, at, owner, amount, currency, query } = one;
  const title = titleOf(one);
  return (
    <li>
      <button type="button" className="link" onClick={() => onGo(page, searchOf(query))}>
        {kind === null ? title : `${approvals[kind]?.label ?? kind}, ${title}`}
      </button>
      <small className="tabular">{amount === null ? null : `${formatAmount(amount)} ${currency ?? ''}`}</small>
      <small>{owner ?? words.free}</small>
      <small className="tabular">{spanWords(now - at)}</small>
    </li>
  );
}
