import { Button } from '@fairlot/ui';
import { useCallback, useState } from 'react';
import { ReasonDialog } from '../../form/action-dialog.tsx';
import { Facts } from '../../parts/facts.tsx';
import { Loaded } from '../../parts/states.tsx';
import { formatAmount, formatCount, formatShare, formatTime } from '../../shared/format.ts';
import type { Operator } from '../../shared/operator.ts';
import { useLoad } from '../../shared/use-load.ts';
import { common } from '../../shared/common-texts.ts';
import { type Agent, agencyApi } from './api.ts';
import { AgentPast } from './agent-past.tsx';
import { AskedNotice } from './asked-notice.tsx';
import { DayCorrection } from './correction-dialogs.tsx';
import { OfferDialog, RatesDialog } from './give-dialogs.tsx';
import { lastWeek } from './last-week.ts';
import { MoveDialog } from './move-dialog.tsx';
import { programmeTexts } from './programme-texts.ts';
import { rateText } from './rate-text.ts';
import { settlementTexts } from './settlement-texts.ts';
import { agencyTexts as words } from './texts.ts';
import { productNames } from '../../form/product-names.ts';
import { sectionTexts } from './section-texts.ts';

type CardDialog = 'move' | 'transfer' | 'rates' | 'offer' | 'day';

interface AgentCardProps {
  operator: Operator;
  memberId: string;
  onChoose: (memberId: string) => void;
}

/** One agent of the tree: position, figures of a week, contracts, rates, and actions. */
export function AgentCard({ operator, memberId, onChoose }: AgentCardProps) {
  const [dialog, setDialog] = useState<CardDialog | null>(null);
  const { state, reload } = useLoad(
    useCallback((signal: AbortSignal) => agencyApi.agent(memberId, lastWeek(), signal), [memberId]),
  );
  const [isAsked, setAsked] = useState(false);
  const notifyRequested = () => setAsked(true);
  const show = (wanted: CardDialog) => {
    setAsked(false);
    setDialog(wanted);
  };
  const close = () => setDialog(null);
  return (
    <Loaded state={state} onRetry={reload}>
      {(agent) => (
        <section className="card" aria-label={agent.account}>
          <h2>{agent.account}</h2>
          <AgentPath agent={agent} onChoose={onChoose} />
          <Facts rows={factsOf(agent)} />
          <h3>{words.contracts}</h3>
          <Contracts agent={agent} />
          <h3>{words.rates}</h3>
          <p>
            {Object.entries(agent.rates)
              .map(([product, rate]) => `${productNames[product] ?? product} ${rateText(product, rate)}`)
              .join(' · ')}
          </p>
          <AgentPast agent={agent} />
          {operator.permissions.includes('agency.change') && <AgentActions agent={agent} onChoose={show} />}
          <AskedNotice isAsked={isAsked} />
          {dialog === 'rates' && <RatesDialog agent={agent} onAsked={notifyRequested} onClose={close} />}
          {dialog === 'offer' && <OfferDialog agent={agent} onAsked={notifyRequested} onClose={close} />}
          {dialog === 'day' && <DayCorrection agent={agent} onAsked={notifyRequested} onClose={close} />}
          {dialog === 'move' && <MoveDialog agent={agent} onAsked={notifyRequested} onClose={close} />}
          {dialog === 'transfer' && <TransferDialog agent={agent} onDone={reload} onClose={close} />}
        </section>
      )}
    </Loaded>
  );
}

/** The agent and their uplines. */
function AgentPath({ agent, onChoose }: { agent: Agent; onChoose: AgentCardProps['onChoose'] }) {
  return (
    <nav aria-label={words.path}>
      {agent.path.map((one, index) => (
        <span key={one.memberId}>
          {index > 0 && ' › '}
          <button type="button" className="link" onClick={() => onChoose(one.memberId)}>
            {one.account}
          </button>
        </span>
      ))}
    </nav>
  );
}

function AgentActions({ agent, onChoose }: { agent: Agent; onChoose: (dialog: CardDialog) => void }) {
  return (
    <p className="row">
      <Button onClick={() => onChoose('move')}>{sectionTexts.move}</Button>
      <Button onClick={() => onChoose('transfer')}>{agent.mayTransfer ? words.transferOff : words.transferOn}</Button>
      <Button onClick={() => onChoose('rates')}>{programmeTexts.rates}</Button>
      <Button onClick={() => onChoose('day')}>{settlementTexts.correctDay}</Button>
      {agent.path.length === 1 && <Button onClick={() => onChoose('offer')}>{programmeTexts.offer}</Button>}
    </p>
  );
}

interface TransferDialogProps {
  agent: Agent;
  onDone: () => void;
  onClose: () => void;
}

/** Allows or forbids transfers to the downline. */
function TransferDialog({ agent, onDone, onClose }: TransferDialogProps) {
  return (
    <ReasonDialog
      title={`${agent.mayTransfer ? words.transferOff : words.transferOn}: ${agent.account}`}
      submit={agent.mayTransfer ? words.transferOff : words.transferOn}
      run={async (reason) => {
        await agencyApi.setTransfer(agent.memberId, { mayTransfer: !agent.mayTransfer, reason });
        onDone();
      }}
      onClose={onClose}
    />
  );
}

const factsOf = (agent: Agent) =>
  [
    ['ID', agent.memberId],
    [words.joined, formatTime(agent.joinedAt)],
    [common.members, formatCount(agent.size)],
    [words.teamTurnover, formatAmount(agent.team.turnover)],
    [words.ownTurnover, formatAmount(agent.own.turnover)],
    [words.commission, formatAmount(agent.own.commission)],
    [words.transfers, agent.mayTransfer ? common.yes : common.no],
  ] as const;

function Contracts({ agent: { contracts } }: { agent: Agent }) {
  if (contracts.length === 0) return <p className="muted">{words.noContracts}</p>;
  return (
    <ul>
      {contracts.map(({ contractId, kind, state, upline, topRate, changeNote, fromDay, untilDay }) => (
        <li key={contractId}>
          {`${words.kinds[kind] ?? kind}: ${words.states[state] ?? state}, ${formatShare(topRate / 10_000, 2)}, `}
          {upline ?? words.merchant}
          {fromDay !== null && ` (${fromDay}${untilDay === null ? '' : ` – ${untilDay}`})`}
          {changeNote === null ? null : <q>{changeNote}</q>}
        </li>
      ))}
    </ul>
  );
}
