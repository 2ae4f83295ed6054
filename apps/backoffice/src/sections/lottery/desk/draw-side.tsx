import { Button, Icon } from '@fairlot/ui';
import { ban, circleX, tasks } from '@fairlot/ui/icons';
import { useEffect, useRef } from 'react';
import { Failure } from '../../../parts/states.tsx';
import { Time } from '../../../parts/time.tsx';
import { formatAmount, formatCount, formatMinute, formatPercent } from '../../../shared/format.ts';
import type { Operator } from '../../../shared/operator.ts';
import type { DrawPlace, DrawReport } from '../draw-report.ts';
import { RESULT_FORM } from '../draw-result.tsx';
import { drawTexts } from '../texts.ts';
import { isVoidable } from '../use-void-request.tsx';
import { common } from '../../../shared/common-texts.ts';
import { heatOf } from './heat.ts';
import { deskTexts as words } from './texts.ts';
import {
  type Chosen,
  type PlayOnSale,
  type Sale,
  shownPlay,
  useDraw,
  useNumber,
  useSale,
  useUsual,
  type Usual,
} from './use-draw.ts';
import type { SaleActions } from './use-sale-actions.tsx';
import './side.css';

interface DrawSideProps {
  place: DrawPlace;
  chosen: Chosen;
  operator: Operator;
  actions: SaleActions;
  onVoid: (draw: DrawReport) => void;
  onGo: (path: string, search?: string) => void;
}

/** The selected number, and actions for the draw. */
export function DrawSide({ place, chosen, operator, actions, onVoid, onGo }: DrawSideProps) {
  const { data: draw } = useDraw(place);
  const sale = useSale(place, draw?.state);
  if (draw === undefined) return null;
  const play = sale && shownPlay(sale, chosen.play);
  const may = (permission: Operator['permissions'][number]) => operator.permissions.includes(permission);
  const isOnSale = draw.state === 'open';
  const takesResult = draw.state === 'locked' || draw.state === 'settled';
  return (
    <>
      {sale === undefined || play === undefined ? null : (
        <section className="side-part">
          {chosen.number === null ? (
            <p className="muted">{words.choose}</p>
          ) : (
            <OneNumber
              key={`${play.play} ${chosen.number}`}
              draw={draw}
              sale={sale}
              play={play}
              number={chosen.number}
              actions={isOnSale && may('draws.change') ? actions : null}
              onLimit={may('odds.change') ? () => onGo('odds', `?game=${draw.gameCode}`) : null}
              onMember={may('members.read') ? (memberId) => onGo('member', `?memberId=${memberId}`) : null}
            />
          )}
        </section>
      )}
      <section className="side-part" aria-labelledby="side-draw">
        <h3 id="side-draw">{words.thisDraw}</h3>
        {isOnSale && may('draws.change') ? (
          <Button icon="lock" onClick={() => actions.close(draw)}>
            {words.close}
          </Button>
        ) : null}
        {draw.source === 'feed' && may('results.enter') ? (
          <Button icon={tasks} disabled={!takesResult} onClick={showResultForm}>
            {words.enter}
          </Button>
        ) : null}
        {isVoidable(draw.state) && may('draws.void') ? (
          <Button icon={circleX} variant="danger" onClick={() => onVoid(draw)}>
            {drawTexts.void}
          </Button>
        ) : null}
        <small className="muted">{words.rule}</small>
      </section>
    </>
  );
}

function showResultForm() {
  const form = document.getElementById(RESULT_FORM);
  form?.scrollIntoView({ block: 'start' });
  form?.querySelector('input')?.focus({ preventScroll: true });
}

interface OneNumberProps {
  draw: DrawReport;
  sale: Sale;
  play: PlayOnSale;
  number: string;
  /** Null when nothing can be changed. */
  actions: SaleActions | null;
  onLimit: (() => void) | null;
  onMember: ((memberId: string) => void) | null;
}

function OneNumber({ draw, sale, play, number, actions, onLimit, onMember }: OneNumberProps) {
  const { data, error, refetch } = useNumber(draw, sale, play.play, number);
  const { data: usual } = useUsual(draw, play.play, number);
  const head = useRef<HTMLElement>(null);
  const isThere = data !== undefined;
  useEffect(() => {
    // In a dialog it is far below the map in which the number was selected, so scroll to it.
    if (isThere && head.current?.closest('dialog')) head.current.scrollIntoView({ block: 'center' });
  }, [isThere]);
  if (error !== null && data === undefined) return <Failure error={error} onRetry={() => void refetch()} />;
  const percent = data?.percent ?? 0;
  const share = play.limit === null ? words.noLimit : words.ofLimit(percent, formatAmount(play.limit));
  const stop = data?.stop ?? null;
  return (
    <>
      <header ref={head} className="side-number">
        <span className={`side-ball heat-${heatOf(percent)}`} aria-hidden="true">
          {number}
        </span>
        <span>
          <b>{words.title(number, play.name)}</b>
          <small className="muted">{share}</small>
        </span>
      </header>
      <span className="side-bar" aria-hidden="true">
        <i className={`heat-${heatOf(percent)}`} style={{ inlineSize: `${Math.min(percent, 100)}%` }} />
      </span>
      {stop === null ? null : (
        <p className="side-stop">
          <Icon name={ban} />
          <span>
            <b>{words.stoppedBy(stop.by, formatMinute(stop.at))}</b>
            {stop.reason}
          </span>
        </p>
      )}
      {data === undefined ? null : (
        <>
          <Figures play={play} data={data} usual={usual} />
          {data.largest.length === 0 ? null : <Largest stakes={data.largest} onMember={onMember} />}
        </>
      )}
      <NumberActions {...{ draw, play, number, actions, onLimit }} stop={data?.stop} />
      <small className="muted">{words.hint}</small>
    </>
  );
}

type NumberFigures = NonNullable<ReturnType<typeof useNumber>['data']>;

interface FiguresProps {
  play: PlayOnSale;
  data: NumberFigures;
  usual: Usual | undefined;
}

function Figures({ play, data, usual }: FiguresProps) {
  return (
    <dl className="side-figures">
      {[
        [words.stakes, formatAmount(data.stake)],
        [words.bets, formatCount(data.tickets)],
        [common.members, formatCount(data.members)],
        [play.odds === null ? words.paysOnce : words.pays(play.odds), formatAmount(data.payout)],
        ...usualOf(usual),
      ].map(([name, value, hint]) => (
        <div key={name} title={hint}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface NumberActionsProps extends Pick<OneNumberProps, 'draw' | 'play' | 'number' | 'actions' | 'onLimit'> {
  /** Undefined until it is known whether the number is stopped. */
  stop: NumberFigures['stop'] | undefined;
}

function NumberActions({ draw, play, number, actions, onLimit, stop }: NumberActionsProps) {
  return (
    <div className="side-actions">
      {actions === null || stop === undefined ? null : (
        <Button onClick={() => (stop === null ? actions.stop : actions.resume)(draw, play, number)}>
          {stop === null ? <Icon name={ban} /> : <Icon name="undo" />}
          {stop === null ? words.stop : words.resume}
        </Button>
      )}
      {onLimit === null ? null : (
        <Button icon="settings" onClick={onLimit}>
          {words.limit}
        </Button>
      )}
    </div>
  );
}

/** Empty if no earlier draw has data. */
function usualOf(usual: Usual | undefined): string[][] {
  if (usual === undefined || usual.draws === 0) return [];
  const { percent, payout, draws } = usual;
  return [[words.usual, percent === null ? formatAmount(payout) : formatPercent(percent), words.usualHint(draws)]];
}

interface LargestProps {
  stakes: readonly { ticketId: string; memberId: string; account: string; placedAt: number; stake: string }[];
  onMember: ((memberId: string) => void) | null;
}

function Largest({ stakes, onMember }: LargestProps) {
  return (
    <>
      <h4>{words.largest}</h4>
      <ul className="side-stakes">
        {stakes.map(({ ticketId, memberId, account, placedAt, stake }) => (
          <li key={ticketId}>
            {onMember === null ? (
              <span>{account}</span>
            ) : (
              <button type="button" className="link" onClick={() => onMember(memberId)}>
                {account}
              </button>
            )}
            <small className="muted">
              <Time at={placedAt} />
            </small>
            <b>{formatAmount(stake)}</b>
          </li>
        ))}
      </ul>
    </>
  );
}
