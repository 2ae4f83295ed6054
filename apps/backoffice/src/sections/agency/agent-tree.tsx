import { Button } from '@fairlot/ui';
import { useCallback, useState } from 'react';
import { Loaded } from '../../parts/states.tsx';
import { formatAmount, formatCount } from '../../shared/format.ts';
import type { PageProps } from '../../shared/section.ts';
import { useLoad } from '../../shared/use-load.ts';
import { common } from '../../shared/common-texts.ts';
import { AgentCard } from './agent-card.tsx';
import { agencyApi, type TreeRow } from './api.ts';
import { lastWeek } from './last-week.ts';
import './agency.css';
import { agencyTexts as words } from './texts.ts';
import { sectionTexts } from './section-texts.ts';

/** The tree, expanded level by level, with each team's figures of a week; the selected agent is shown beside it. */
export function AgentTree({ operator, search, onGo }: PageProps) {
  const chosen = new URLSearchParams(search).get('memberId');
  const choose = (memberId: string) => onGo('agent-tree', `?memberId=${memberId}`);
  return (
    <>
      <p className="muted">{words.week}</p>
      <div className="agent-split">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reachable by keyboard */}
        <section className="card scroll" tabIndex={0} aria-label={sectionTexts.tree}>
          <table className="stacks">
            <thead>
              <tr>
                <th scope="col">{words.account}</th>
                {[common.members, words.turnover, common.revenue, words.commission].map((title) => (
                  <th key={title} scope="col" className="figure">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <Branch uplineId={null} depth={0} chosen={chosen} onChoose={choose} />
          </table>
        </section>
        {chosen === null ? (
          <p className="card muted">{words.choose}</p>
        ) : (
          <AgentCard key={chosen} operator={operator} memberId={chosen} onChoose={choose} />
        )}
      </div>
    </>
  );
}

interface BranchProps {
  uplineId: string | null;
  depth: number;
  chosen: string | null;
  onChoose: (memberId: string) => void;
}

/** The direct downline of a member; more of it, and lower levels, are loaded on demand. */
function Branch({ uplineId, ...place }: BranchProps) {
  const [after, setAfter] = useState<string[]>([]);
  return [null, ...after].map((start) => (
    <Part
      key={start ?? ''}
      uplineId={uplineId}
      after={start}
      onMore={after.at(-1) === (start ?? undefined) ? (next) => setAfter([...after, next]) : undefined}
      {...place}
    />
  ));
}

interface PartProps extends BranchProps {
  after: string | null;
  /** Undefined if the next part is already shown. */
  onMore: ((next: string) => void) | undefined;
}

function Part({ uplineId, after, onMore, ...place }: PartProps) {
  const load = useCallback(
    (signal: AbortSignal) =>
      agencyApi.tree(
        { ...lastWeek(), ...(uplineId !== null && { uplineId }), ...(after !== null && { after }) },
        signal,
      ),
    [uplineId, after],
  );
  const { state, reload } = useLoad(load);
  if (state.kind !== 'ready')
    return (
      <Note>
        <Loaded state={state} onRetry={reload}>
          {() => null}
        </Loaded>
      </Note>
    );
  const { list, next } = state.value;
  return (
    <>
      {list.length === 0 && <Note>{words.none}</Note>}
      {list.map((row) => (
        <Rows key={row.memberId} row={row} {...place} />
      ))}
      {next !== null && onMore && (
        <Note>
          <Button onClick={() => onMore(next)}>{words.more}</Button>
        </Note>
      )}
    </>
  );
}

const Note = ({ children }: { children: React.ReactNode }) => (
  <tbody>
    <tr>
      <td colSpan={5}>{children}</td>
    </tr>
  </tbody>
);

/** On a phone the column's title is shown beside the figure. */
const Figure = ({ title, children }: { title: string; children: string }) => (
  <td className="figure" data-title={title}>
    {children}
  </td>
);

const INDENT_PX = 18;

function Rows({ row, depth, chosen, onChoose }: { row: TreeRow } & Omit<BranchProps, 'uplineId'>) {
  const [isOpen, setOpen] = useState(false);
  const { memberId, account, size, turnover, profit, commission } = row;
  return (
    <>
      <tbody>
        <tr aria-current={chosen === memberId ? 'true' : undefined}>
          <th scope="row" style={{ paddingInlineStart: 12 + depth * INDENT_PX }}>
            <span className="agent-name">
              {size > 0 && (
                <Button
                  icon={isOpen ? 'down' : 'chevron'}
                  variant="plain"
                  size="small"
                  className="button--icon"
                  aria-expanded={isOpen}
                  aria-label={isOpen ? words.hide(account) : words.show(account)}
                  onClick={() => setOpen(!isOpen)}
                />
              )}
              <button type="button" className="plain-button agent-choose" onClick={() => onChoose(memberId)}>
                {account}
              </button>
            </span>
          </th>
          <Figure title={common.members}>{formatCount(size)}</Figure>
          <Figure title={words.turnover}>{formatAmount(turnover)}</Figure>
          <Figure title={common.revenue}>{formatAmount(housesOf(profit))}</Figure>
          <Figure title={words.commission}>{formatAmount(commission)}</Figure>
        </tr>
      </tbody>
      {isOpen && <Branch uplineId={memberId} depth={depth + 1} chosen={chosen} onChoose={onChoose} />}
    </>
  );
}

/** The house's result, which is the negated profit of the players. */
function housesOf(profit: string): string {
  if (Number(profit) === 0) return profit;
  return profit.startsWith('-') ? profit.slice(1) : `-${profit}`;
}
