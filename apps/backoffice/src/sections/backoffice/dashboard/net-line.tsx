import { Button } from '@fairlot/ui';
import { useState } from 'react';
import { Failure, Loading } from '../../../parts/states.tsx';
import { common } from '../../../shared/common-texts.ts';
import { formatAmount, formatMinute } from '../../../shared/format.ts';
import type { PageProps } from '../../../shared/section.ts';
import { useContributions } from '../../../shared/use-sections.ts';
import { lowestPart } from './series.ts';
import { todayTexts as words } from './today-texts.ts';
import type { Board, Period } from './use-dashboard.ts';
import { type NetAnswer, useNetReasons } from './use-today.ts';

type Go = Pick<PageProps, 'onGo'>;

/** Names the lowest part of the period if it is below zero, and explains it in one click. */
export function NetLine({ board, period, onGo }: { board: Board; period: Period } & Go) {
  const [isOpen, setIsOpen] = useState(false);
  const net = board.figures.find(({ name }) => name === 'netRevenue');
  const isBelow = net !== undefined && Number(net.value) < 0;
  const lowest = net === undefined ? undefined : lowestPart(net.parts);
  // A whole period below zero is explained as a whole.
  const at = isBelow ? null : (lowest?.at ?? null);
  const { data, error, refetch } = useNetReasons(period, at, isOpen && (isBelow || at !== null));
  if (net === undefined) return null;
  if (!isBelow && lowest === undefined) return <p className="net-line muted">{words.above}</p>;
  const text = isBelow
    ? words.wholeBelow(formatAmount(net.value))
    : words.below(formatMinute(lowest?.at ?? 0), formatAmount(lowest?.value ?? '0'));
  return (
    <div className="net-line">
      <p className="row">
        <span className="state state--bad">{text}</span>
        <Button size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? common.hide : words.why}
        </Button>
      </p>
      {isOpen && error !== null ? <Failure error={error} onRetry={() => void refetch()} /> : null}
      {isOpen && error === null && data === undefined ? <Loading /> : null}
      {isOpen && data !== undefined ? <Reasons answer={data} onGo={onGo} /> : null}
    </div>
  );
}

function Reasons({ answer: { net, parts, reasons, asset }, onGo }: { answer: NetAnswer } & Go) {
  const { figures: known } = useContributions();
  const kinds = [...new Set(reasons.map(({ kind }) => kind))];
  return (
    <section className="net-reasons" aria-label={words.reasons}>
      <p className="tabular">
        {parts.map(({ name, amount }) => `${known[name]?.label ?? name} ${formatAmount(amount)}`).join('; ')}
        {` = ${formatAmount(net)} ${asset}`}
      </p>
      {kinds.length === 0 ? <p className="muted">{words.noReasons}</p> : null}
      {kinds.map((kind) => (
        <div key={kind}>
          <h3>{words.reasonKinds[kind] ?? kind}</h3>
          <ul className="queue-cases">
            {reasons
              .filter((one) => one.kind === kind)
              .map(({ title, detail, amount, at, page, query }) => (
                <li key={`${title} ${detail ?? ''} ${at ?? ''} ${amount}`}>
                  <button type="button" className="link" onClick={() => onGo(page, `?${new URLSearchParams(query)}`)}>
                    {detail === null ? title : `${title}, ${detail}`}
                  </button>
                  <small>{at === null ? null : formatMinute(at)}</small>
                  <b className="tabular">{formatAmount(`-${amount}`)}</b>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
