import { Switch } from '@fairlot/ui';
import { formatTime } from '../../shared/format.ts';
import type { VendorHealth } from './api.ts';
import type { OfferChange } from './offer-dialog.tsx';
import { vendorsTexts as words } from './texts.ts';

interface MembersSeeProps {
  vendor: VendorHealth;
  /** Null for operators without permission to change it. */
  onChange: ((change: OfferChange) => void) | null;
  /** Null for operators without permission to stop bets. */
  onBets: ((change: OfferChange) => void) | null;
}

/** Current visibility and availability of a vendor's games for members. */
export function MembersSee({ vendor, onChange, onBets }: MembersSeeProps) {
  const { code, name, protocol, isShown, takesBets, stoppedBy, maintenance } = vendor;
  const isOpen = maintenance === null;
  return (
    <section className="card members-see" aria-label={words.membersSee}>
      <h2>{words.membersSee}</h2>
      <Offer
        label={words.offer.shown(name)}
        isOn={isShown}
        onPress={onChange && (() => onChange({ code, name, what: isShown ? 'hide' : 'show' }))}
      />
      <Offer
        label={words.offer.open}
        isOn={isOpen}
        onPress={onChange && (() => onChange({ code, name, what: isOpen ? 'pause' : 'resume' }))}
      />
      {protocol === 'transfer' ? null : (
        <Offer
          label={words.offer.bets}
          isOn={takesBets}
          onPress={onBets && (() => onBets({ code, name, what: takesBets ? 'stop' : 'take' }))}
        />
      )}
      {stoppedBy === null ? null : (
        <p className="members-see__note">
          {words.offer.stoppedBy(formatTime(stoppedBy.at), stoppedBy.threshold, stoppedBy.minutes)}
        </p>
      )}
      {maintenance === null ? null : (
        <p className="members-see__note">
          {words.offer.paused(maintenance.reason, maintenance.until === null ? null : formatTime(maintenance.until))}
        </p>
      )}
    </section>
  );
}

function Offer({ label, isOn, onPress }: { label: string; isOn: boolean; onPress: (() => void) | null }) {
  return (
    <div className="members-see__row">
      <span>{label}</span>
      <Switch label={label} checked={isOn} disabled={onPress === null} onChange={() => onPress?.()} />
    </div>
  );
}
