import { Button } from '@fairlot/ui';
import { useState } from 'react';
import { formatAmount, formatCount, formatShare } from '../../../shared/format.ts';
import type { SettlementRow } from '../api.ts';
import { STATE_CLASSES } from '../state-classes.ts';
import { settlementTexts as words } from '../settlement-texts.ts';
import { common } from '../../../shared/common-texts.ts';
import { type RowState, type SettlementNode, stateOfRow, treeOf } from './tree.ts';
import { agencyTexts } from '../texts.ts';

interface TableProps {
  rows: readonly SettlementRow[];
  /** Contract of the displayed bill. */
  chosen: string | null;
  onChoose: (contractId: string) => void;
}

/** Bills as a tree: each is below its upline's bill, with its status. */
export function SettlementTable({ rows, chosen, onChoose }: TableProps) {
  if (rows.length === 0) return <p className="card muted">{words.noContracts}</p>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reachable by keyboard
    <section className="card scroll" tabIndex={0} aria-label={words.tree}>
      <table className="stacks">
        <caption className="visually-hidden">{words.tree}</caption>
        <thead>
          <tr>
            <th scope="col">{words.agent}</th>
            {FIGURES.map((title) => (
              <th key={title} scope="col" className="figure">
                {title}
              </th>
            ))}
            <th scope="col">{common.state}</th>
          </tr>
        </thead>
        <tbody>
          {treeOf(rows).map((node) => (
            <Branch key={node.row.contractId} node={node} depth={0} chosen={chosen} onChoose={onChoose} />
          ))}
        </tbody>
      </table>
      <p className="muted settlement-legend">{words.legend}</p>
    </section>
  );
}

const { agents, members, turnover, revenue, rate } = words.columns;
const FIGURES = [agents, members, turnover, revenue, rate, words.toPay] as const;

/** Figures of a row with their column titles. */
const figuresOf = (row: SettlementNode['row']): (readonly [string, string])[] => [
  [agents, formatCount(row.agents)],
  [members, formatCount(row.members)],
  [turnover, formatAmount(row.turnover)],
  [revenue, formatAmount(row.revenue)],
  [rate, formatShare(row.rate / 10_000, 2)],
  [words.toPay, formatAmount(row.before ?? row.now)],
];

const INDENT_PX = 18;
/** Deeper levels are initially collapsed. */
const OPEN_DEPTH = 2;

interface BranchProps extends Pick<TableProps, 'chosen' | 'onChoose'> {
  node: SettlementNode;
  depth: number;
}

function Branch({ node: { row, below }, depth, chosen, onChoose }: BranchProps) {
  const [isOpen, setOpen] = useState(depth < OPEN_DEPTH);
  return (
    <>
      <tr aria-current={chosen === row.contractId ? 'true' : undefined}>
        <th scope="row" style={{ paddingInlineStart: 12 + depth * INDENT_PX }}>
          <span className="agent-name">
            {below.length > 0 && (
              <Button
                icon={isOpen ? 'down' : 'chevron'}
                variant="plain"
                size="small"
                className="button--icon"
                aria-expanded={isOpen}
                aria-label={isOpen ? agencyTexts.hide(row.account) : agencyTexts.show(row.account)}
                onClick={() => setOpen(!isOpen)}
              />
            )}
            <button type="button" className="plain-button agent-choose" onClick={() => onChoose(row.contractId)}>
              {row.account}
            </button>
            <span className="muted">{words.paidBy(row.payer ?? agencyTexts.merchant)}</span>
          </span>
        </th>
        {figuresOf(row).map(([title, figure]) => (
          <td key={title} className="figure" data-title={title}>
            {title === words.toPay ? <strong>{figure}</strong> : figure}
          </td>
        ))}
        <td data-title={common.state}>
          <State state={stateOfRow(row)} />
        </td>
      </tr>
      {isOpen &&
        below.map((one) => (
          <Branch key={one.row.contractId} node={one} depth={depth + 1} chosen={chosen} onChoose={onChoose} />
        ))}
    </>
  );
}

/** The status of a bill. */
function State({ state }: { state: RowState }) {
  if (state === 'review') return <span className="state state--wait">{common.toReview}</span>;
  if (state === 'missing') return <span className="state">{agencyTexts.missing}</span>;
  if (state === 'carried') return <span className="state">{words.carried}</span>;
  return <span className={STATE_CLASSES[state] ?? 'state'}>{agencyTexts.states[state] ?? state}</span>;
}
