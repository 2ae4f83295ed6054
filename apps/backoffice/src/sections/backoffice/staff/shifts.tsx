import { Button } from '@fairlot/ui';
import { Time } from '../../../parts/time.tsx';
import { PAGES } from '../../../sections.ts';
import { formatCount } from '../../../shared/format.ts';
import type { Handover } from './api.ts';
import { staffTexts as words } from './texts.ts';

interface ShiftsProps {
  handovers: readonly Handover[];
  ownName: string;
  onTake: (handover: Handover) => void;
}

/** The last shift handovers: who handed over, what was open, and who took over. */
export function Shifts({ handovers, ownName, onTake }: ShiftsProps) {
  return (
    <section className="card" aria-labelledby="shifts">
      <h2 id="shifts">{words.shift}</h2>
      {handovers.length === 0 ? <p className="muted">{words.noShift}</p> : null}
      <ul className="shifts">
        {handovers.slice(0, 5).map((handover) => (
          <li key={handover.handoverId}>
            <p className="row">
              <b>{words.shiftOf(handover.from, handover.to)}</b>
              <Time at={handover.createdAt} />
              <span className={handover.takenBy === null ? 'state state--wait' : 'state state--good'}>
                {handover.takenBy === null ? words.notTaken : words.takenBy(handover.takenBy)}
              </span>
              {mayTake(handover, ownName) ? (
                <Button size="small" onClick={() => onTake(handover)}>
                  {words.takeShift}
                </Button>
              ) : null}
            </p>
            <p>{handover.note}</p>
            <p className="muted">{openOf(handover)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function mayTake({ from, to, takenBy }: Handover, ownName: string): boolean {
  return takenBy === null && from !== ownName && (to === null || to === ownName);
}

function openOf({ waiting, tasks }: Handover): string {
  const pages = waiting.map(({ page, count, countIsExact }) => {
    const label = PAGES.find(({ path }) => path === page)?.label ?? page;
    return `${label} ${formatCount(count)}${countIsExact ? '' : '+'}`;
  });
  const own =
    tasks.length === 0
      ? []
      : [`${words.tasks(formatCount(tasks.length))} (${tasks.map(({ title }) => title).join(', ')})`];
  return [...(pages.length === 0 ? [] : [`${words.waiting}: ${pages.join(', ')}`]), ...own].join(' · ');
}
