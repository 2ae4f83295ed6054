import { BreakRows } from '../../features/member/ui/break-rows.tsx';
import { LimitList } from '../../features/protection/ui/limit-list.tsx';
import { RealityRow } from '../../features/protection/ui/reality-row.tsx';
import { ReturnCard } from '../../features/protection/ui/return-card.tsx';
import { RealAccountOnly } from '../../features/trial/ui/real-account-only.tsx';

/** The member's own limits, reminders and breaks. */
export default function LimitsPage() {
  return (
    <RealAccountOnly next="/m/member/limits">
      <div className="padded mt-3 stack">
        <ReturnCard />
        <LimitList />
        <BreakRows>
          <RealityRow />
        </BreakRows>
      </div>
    </RealAccountOnly>
  );
}
