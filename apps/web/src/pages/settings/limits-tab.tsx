import { BreakRows } from '../../features/member/ui/break-rows.tsx';
import { LimitList } from '../../features/protection/ui/limit-list.tsx';
import { RealityRow } from '../../features/protection/ui/reality-row.tsx';
import { ReturnCard } from '../../features/protection/ui/return-card.tsx';
import { TimeCard } from '../../features/protection/ui/time-card.tsx';

/** Time played, limits, reminders and breaks. */
export function LimitsTab() {
  return (
    <>
      <TimeCard />
      <ReturnCard />
      <LimitList />
      <BreakRows>
        <RealityRow />
      </BreakRows>
    </>
  );
}
