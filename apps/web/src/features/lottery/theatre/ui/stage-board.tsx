import { joinedLevel } from '@fairlot/lottery-maths';
import { cx } from '@fairlot/ui';
import type { ReactNode } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';
import type { Draw } from '../../results/api/draw.ts';
import { isWithBonus, levelCode } from '../../results/model/result.ts';
import { readingsOf } from '../../results/model/readings.ts';
import { Dice } from '../../results/ui/dice.tsx';
import { Runner } from '../../results/ui/runners.tsx';
import { factsText } from '../model/facts-text.ts';
import type { Position, Prize } from '../model/show.ts';
import { stationNames } from '../model/stations.ts';
import type { StageKind } from '../model/stage-kind.ts';
import type { Watched } from '../model/use-watched.ts';

interface StageBoardProps {
  structure: Draw['structure'];
  watched: Watched;
  position: Position;
}

interface PlacedCell {
  prize: Prize | undefined;
  isOwn: boolean;
}

/**
 * Every prize of the draw; those not drawn yet are dashes. A draw of one level is a row of balls, dice or runners, and
 * joined stations have a board each.
 */
export function StageBoard({ structure, watched, position }: StageBoardProps) {
  const t = useText();
  const { draw, show, kind, score } = watched;
  const own = new Set(score.hits.map(({ prize }) => prize));
  const cells = structure.map((level, index) =>
    Array.from({ length: level.count }, (_, n): PlacedCell => {
      const at = show.prizes.findIndex((prize) => prize.level === index && prize.index === n);
      return { prize: at >= 0 && at < position.landed ? show.prizes[at] : undefined, isOwn: own.has(at) };
    }),
  );
  const counts = structure.map(({ count }) => count);
  const only = cells.length === 1 || isWithBonus(counts) ? cells.flat() : undefined;
  if (only !== undefined)
    return (
      <section className="theatre__board theatre__board--balls" aria-label={t('draw.board')}>
        {only.map(({ prize, isOwn }, n) => (
          <span key={n} className="theatre__slot">
            {prize === undefined ? <NotYet /> : <Drawn kind={kind} number={prize.number} isOwn={isOwn} />}
          </span>
        ))}
        {position.isOver && <Facts kind={kind} numbers={only.map(({ prize }) => prize?.number ?? '')} />}
      </section>
    );
  const stations = stationNames(structure, draw?.displayName ?? '');
  if (stations !== null)
    return (
      <div className="theatre__boards">
        {stations.map((name, side) => {
          const isHere = (_: unknown, level: number) => joinedLevel(structure[level]?.level ?? '')?.side === side;
          return (
            <section key={name} className="theatre__board" aria-label={name}>
              <h3 className="label truncate">{name}</h3>
              <Table rows={cells.filter(isHere)} most={JOINED_COLUMNS} nameOf={(level) => levelCode(level, t, [])} />
            </section>
          );
        })}
      </div>
    );
  const nameOf = (level: number) =>
    level === 0 && structure[0]?.level === 'DB' ? t('draw.special') : levelCode(level, t, counts);
  return (
    <section className="theatre__board" aria-label={t('draw.board')}>
      <Table rows={cells} most={COLUMNS} nameOf={nameOf} />
    </section>
  );
}

/** Families of the stages whose bets are about facts of all numbers. */
const FAMILY: Partial<Record<StageKind, string>> = { dice: 'k3', race: 'pk10' };

/** The sum, and whether it is big or odd. */
function Facts({ kind, numbers }: { kind: StageKind; numbers: readonly string[] }) {
  const t = useText();
  const readings = readingsOf(FAMILY[kind], numbers);
  return readings !== null && <p className="h3 theatre__facts numeric">{factsText(readings, t)}</p>;
}

/** Numbers in a row, and in a row of each of two boards side by side. */
const COLUMNS = 4;
const JOINED_COLUMNS = 2;

interface TableProps {
  rows: readonly (readonly PlacedCell[])[];
  most: number;
  nameOf: (level: number) => string;
}

function Table({ rows, most, nameOf }: TableProps) {
  return (
    <table>
      <tbody>
        {rows.map((row, level) => (
          <tr key={level} className={level === 0 ? 'theatre__special' : undefined}>
            <th scope="row">{nameOf(level)}</th>
            <td>
              <div className="theatre__numbers" data-columns={columnsOf(row.length, most)}>
                {row.map(({ prize, isOwn }, n) => (
                  <Cell key={n} prize={prize} isOwn={isOwn} />
                ))}
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Drawn({ kind, number, isOwn }: { kind: StageKind; number: string; isOwn: boolean }): ReactNode {
  if (kind === 'dice') return <Dice faces={[number]} size="small" label={number} />;
  if (kind === 'race') return <Runner number={number} />;
  return <span className={cx('theatre__ball', isOwn && 'theatre__ball--own')}>{number}</span>;
}

/** Six numbers break 3 + 3, seven 4 + 3. */
function columnsOf(count: number, most: number): number {
  return Math.min(count === 6 ? 3 : count, most);
}

function Cell({ prize, isOwn }: { prize: Prize | undefined; isOwn: boolean }) {
  if (prize === undefined)
    return (
      <span>
        <NotYet />
      </span>
    );
  return (
    <span>
      <b className={isOwn ? 'theatre__own' : undefined}>{prize.number}</b>
    </span>
  );
}

function NotYet() {
  const t = useText();
  return (
    <>
      <i aria-hidden="true" />
      <span className="visually-hidden">{t('lottery.waiting')}</span>
    </>
  );
}
