import { Button } from '@fairlot/ui';
import { useCallback, useState } from 'react';
import { Loaded } from '../../parts/states.tsx';
import { type Column, Table, type TableProps } from '../../parts/table.tsx';
import { Time } from '../../parts/time.tsx';
import { amountOrNone, formatAmount, UNKNOWN } from '../../shared/format.ts';
import { useLoad } from '../../shared/use-load.ts';
import { common } from '../../shared/common-texts.ts';
import { type VendorHealth, type VendorWaiting, vendorsApi } from './api.ts';
import { AnswerTimes } from './course.tsx';
import { VendorLateWins } from './late-wins.tsx';
import { MembersSee } from './members-see.tsx';
import { mending } from './mending.tsx';
import type { OfferChange } from './offer-dialog.tsx';
import { ReconcileDialog } from './reconcile-dialog.tsx';
import { RUNS } from './reconciliations.tsx';
import { RepairDialog, type Repairing } from './repair-dialog.tsx';
import { vendorsTexts as words } from './texts.ts';
import { VendorGames } from './vendor-games.tsx';
import { VendorStakes } from './vendor-stakes.tsx';

type Parked = VendorWaiting['parked'][number];
type OpenBet = VendorWaiting['openBets'][number];
type Difference = VendorWaiting['differences'][number];

interface VendorPageProps {
  vendor: VendorHealth;
  may: (permission: 'reconcile' | 'repair' | 'games' | 'stakes') => boolean;
  /** Null for operators without permission to change what members see. */
  onChange: ((change: OfferChange) => void) | null;
  onBets: ((change: OfferChange) => void) | null;
  onReload: () => void;
  onBack: () => void;
}

/** Open items of one vendor, and the reconciliation of its report on demand. */
export function VendorPage({ vendor, may, onChange, onBets, onReload, onBack }: VendorPageProps) {
  const { code } = vendor;
  const { state, reload } = useLoad(useCallback((signal: AbortSignal) => vendorsApi.waiting(code, signal), [code]));
  const [isAsking, setAsking] = useState(false);
  const [notice, setNotice] = useState('');
  const [repairing, setRepairing] = useState<Repairing | null>(null);
  const mend = may('repair') ? setRepairing : null;
  const reconciled = (found: string) => {
    setNotice(found);
    reload();
    onReload();
  };
  return (
    <>
      <div className="filters">
        <Button onClick={onBack}>{words.back}</Button>
        {may('reconcile') ? <Button onClick={() => setAsking(true)}>{words.reconcile}</Button> : null}
        <b>{vendor.name}</b>
        <p role="status">{notice}</p>
      </div>
      <div className="vendor-sides">
        <div>
          <Loaded state={state} onRetry={reload}>
            {(waiting) => <OpenItems waiting={waiting} mend={mend} />}
          </Loaded>
          <VendorLateWins code={code} canChange={may('stakes')} mend={mend} />
          <VendorStakes code={code} canChange={may('stakes')} />
          <VendorGames code={code} canTakeOver={may('games')} />
        </div>
        <div className="vendor-sides__cards">
          <AnswerTimes course={vendor.course} state={vendor.state} />
          <MembersSee vendor={vendor} onChange={onChange} onBets={onBets} />
        </div>
      </div>
      {isAsking ? <ReconcileDialog codes={[code]} onDone={reconciled} onClose={() => setAsking(false)} /> : null}
      {repairing === null ? null : (
        <RepairDialog
          code={code}
          what={repairing}
          onAsked={() => setNotice(common.requestSent)}
          onGone={() => reconciled(words.repair.gone)}
          onClose={() => setRepairing(null)}
        />
      )}
    </>
  );
}

interface OpenItemsProps {
  waiting: VendorWaiting;
  /** Null for operators who cannot repair. */
  mend: ((item: Repairing) => void) | null;
}

function OpenItems({ waiting: { parked, openBets, differences, runs }, mend }: OpenItemsProps) {
  return (
    <>
      <Part
        caption={words.parked}
        rows={parked}
        keyOf={({ id }) => id}
        columns={[...PARKED, mending('parked', ofParked, mend)]}
      />
      <Part
        caption={words.openBets}
        rows={openBets}
        keyOf={({ betId }) => betId}
        columns={[...OPEN, mending('bet', ofBet, mend)]}
      />
      <Part
        caption={words.differences}
        rows={differences}
        keyOf={({ id }) => id}
        columns={[...DIFFERENT, mending('difference', ofDifference, mend)]}
      />
      <Part caption={words.runs} rows={runs} keyOf={({ id }) => id} columns={RUNS} empty={common.never} />
    </>
  );
}

const ofParked = ({ id, amount }: Parked) => ({ id, ours: null, theirs: amount });
const ofBet = ({ betId, stake }: OpenBet) => ({ id: betId, ours: stake, theirs: null });
const ofDifference = ({ id, ours, theirs }: Difference) => ({ id, ours, theirs });

function Part<Row>(props: TableProps<Row>) {
  return (
    <section aria-label={props.caption}>
      <h2>{props.caption}</h2>
      <Table empty={words.nothing} {...props} />
    </section>
  );
}

const PARKED: readonly Column<Parked>[] = [
  { title: common.type, cell: ({ kind }) => words.kinds[kind] ?? kind },
  { title: words.transaction, cell: ({ transactionId }) => transactionId },
  { title: words.reference, cell: ({ reference }) => reference ?? UNKNOWN },
  { title: common.round, cell: ({ roundId }) => roundId ?? UNKNOWN },
  { title: common.member, cell: ({ account, memberId }) => account ?? memberId ?? UNKNOWN },
  { title: common.amount, cell: ({ amount }) => formatAmount(amount), isFigure: true },
  { title: words.tries, cell: ({ tries }) => tries, isFigure: true },
  { title: common.time, cell: ({ at }) => <Time at={at} /> },
];

const OPEN: readonly Column<OpenBet>[] = [
  { title: words.transaction, cell: ({ transactionId }) => transactionId },
  { title: common.game, cell: ({ gameId }) => gameId },
  { title: common.round, cell: ({ roundId }) => roundId ?? UNKNOWN },
  { title: common.member, cell: ({ account, memberId }) => account ?? memberId },
  { title: common.stake, cell: ({ stake }) => formatAmount(stake), isFigure: true },
  { title: words.bonusStake, cell: ({ bonusStake }) => formatAmount(bonusStake), isFigure: true },
  { title: common.time, cell: ({ at }) => <Time at={at} /> },
];

const DIFFERENT: readonly Column<Difference>[] = [
  { title: words.problem, cell: ({ problem }) => words.problems[problem] ?? problem },
  { title: common.type, cell: ({ kind }) => words.kinds[kind] ?? kind },
  { title: words.transaction, cell: ({ transactionId }) => transactionId },
  { title: common.round, cell: ({ roundId }) => roundId ?? UNKNOWN },
  { title: common.member, cell: ({ account, memberId }) => account ?? memberId ?? UNKNOWN },
  { title: words.ours, cell: ({ ours }) => amountOrNone(ours), isFigure: true },
  { title: words.theirs, cell: ({ theirs }) => amountOrNone(theirs), isFigure: true },
  { title: common.time, cell: ({ at }) => <Time at={at} /> },
];
