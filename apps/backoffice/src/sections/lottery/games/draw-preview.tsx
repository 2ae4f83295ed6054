import { emptyTableTexts } from '../../../parts/empty-table-texts.ts';
import { Table } from '../../../parts/table.tsx';
import { Time } from '../../../parts/time.tsx';
import { gameTexts as words } from './texts.ts';

interface PlannedDraw {
  numero: string;
  openAt: number;
  lockAt: number;
  drawAt: number;
  tickets?: number;
}

/** Planned draws with the times of their sale. */
export function DrawPreview({ title, draws }: { title: string; draws: readonly PlannedDraw[] }) {
  const hasTickets = draws.some(({ tickets }) => tickets !== undefined);
  return (
    <>
      <h3>{title}</h3>
      <Table
        caption={title}
        rows={draws}
        empty={emptyTableTexts.planned}
        keyOf={({ numero: drawNumber }) => drawNumber}
        columns={[
          { title: words.issue, cell: ({ numero: issueNumber }) => issueNumber, isName: true },
          { title: words.opens, cell: ({ openAt }) => <Time at={openAt} isPrecise /> },
          { title: words.closes, cell: ({ lockAt }) => <Time at={lockAt} isPrecise /> },
          { title: words.drawTime, cell: ({ drawAt }) => <Time at={drawAt} isPrecise /> },
          ...(hasTickets
            ? [{ title: words.tickets, cell: ({ tickets }: PlannedDraw) => tickets ?? 0, isFigure: true }]
            : []),
        ]}
      />
    </>
  );
}
