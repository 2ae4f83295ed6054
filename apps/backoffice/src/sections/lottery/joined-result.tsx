import { Table } from '../../parts/table.tsx';
import type { DrawReport } from './draw-report.ts';
import { VERSIONS } from './draw-result.tsx';
import { lotteryTexts } from './texts.ts';

const words = lotteryTexts.draw;

/** The result of two stations as one draw: it is entered at the stations. */
export function JoinedResult({ draw }: { draw: DrawReport }) {
  return (
    <section className="card card--wide" aria-label={words.result}>
      <p className="muted">{words.joined}</p>
      {draw.versions.length > 0 && (
        <Table
          caption={words.accepted}
          rows={draw.versions}
          keyOf={({ version }) => String(version)}
          columns={VERSIONS}
        />
      )}
    </section>
  );
}
