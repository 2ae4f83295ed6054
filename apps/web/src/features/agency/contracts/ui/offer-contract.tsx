import { Button, Checkbox, Chips, Field, Segmented, useToast } from '@fairlot/ui';
import { latinDigits } from '@fairlot/ui/digits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { isAgent } from '../../../../shared/session/roles.ts';
import { TitledSheet } from '../../../../shared/ui/titled-sheet.tsx';
import { type ContractKind, CONTRACTS_KEY, offerContract } from '../api/contracts.ts';
import type { TeamMember } from '../../api/team.ts';
import {
  carryOversOf,
  EMPTY_TIER,
  isAmount,
  MOST_TIERS,
  readTerms,
  type Terms,
  topRate,
  type TypedTier,
  typedTerms,
} from '../model/terms.ts';
import { MemberChoice } from '../../ui/member-choice.tsx';
import { OfferTier } from './offer-tier.tsx';
import { FormEnd } from '../../ui/form-end.tsx';

interface OfferContractProps {
  kind: ContractKind;
  /** The agent's own terms, which limit the offer. */
  own: Terms;
}

/** Offers a contract to a direct downline member. */
export function OfferContract({ kind, own }: OfferContractProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const toast = useToast();
  const [to, setTo] = useState<TeamMember | null>(null);
  // The search finds members of every level.
  const choose = (member: TeamMember) => (member.level === 1 ? setTo(member) : toast.error(t('contracts.directOnly')));
  const close = () => {
    setOpen(false);
    setTo(null);
  };
  return (
    <div className="padded">
      <Button variant="soft" wide onClick={() => setOpen(true)}>
        {t('contracts.offer')}
      </Button>
      <TitledSheet
        open={isOpen}
        onClose={close}
        name={t('contracts.offer')}
        title={to?.account ?? t('contracts.offer')}
        back={to === null ? undefined : { label: t('common.back'), onBack: () => setTo(null) }}
        tall
      >
        {to === null ? (
          <MemberChoice label={t('contracts.offerTo')} onChoose={choose} />
        ) : (
          <TermsForm kind={kind} own={own} to={to} onDone={close} />
        )}
      </TitledSheet>
    </div>
  );
}

function TermsForm({ kind, own, to, onDone }: OfferContractProps & { to: TeamMember; onDone: () => void }) {
  const t = useText();
  const toast = useToast();
  const client = useQueryClient();
  // Other members have no page with bills.
  const canCollect = kind !== 'realTime' && isAgent(to);
  const [typed, setTyped] = useState(() => {
    const first = typedTerms(own);
    return { ...first, isCollected: first.isCollected && canCollect };
  });
  const terms = readTerms(kind, typed, own);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (offered: Terms) =>
      offerContract({ params: { kind }, body: { memberId: to.memberId, terms: offered } }),
    onSuccess: () => {
      toast.success(t('contracts.offered', { account: to.account }));
      onDone();
    },
    onSettled: () => void client.invalidateQueries({ queryKey: CONTRACTS_KEY }),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (terms !== null && !isPending) mutate(terms);
  };
  return (
    <form method="post" className="form tight" noValidate onSubmit={submit}>
      {kind === 'dividend' && (
        <Segmented
          label={t('contracts.type')}
          options={(['FIXED', 'FLOAT'] as const).map((value) => ({ value, label: t(`contracts.type.${value}`) }))}
          value={typed.type}
          onChange={(type) => setTyped({ ...typed, type })}
        />
      )}
      <Tiers kind={kind} most={topRate(own)} typed={typed} onChange={setTyped} />
      <Field
        label={t('contracts.activeFrom')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={16}
        value={typed.activeFrom}
        error={typed.activeFrom !== '' && !isAmount(typed.activeFrom) ? t('contracts.amountWrong') : undefined}
        onChange={(event) => setTyped({ ...typed, activeFrom: latinDigits(event.target.value) })}
      />
      {kind === 'dividend' && <CarryOver own={own} typed={typed} onChange={setTyped} />}
      {canCollect && (
        <Checkbox
          checked={typed.isCollected}
          onChange={() => setTyped({ ...typed, isCollected: !typed.isCollected })}
          wraps
        >
          {t('contracts.collectByHand')}
        </Checkbox>
      )}
      <FormEnd error={error} canSend={terms !== null} isBusy={isPending} label={t('contracts.send')} />
    </form>
  );
}

interface TermsPartProps {
  typed: ReturnType<typeof typedTerms>;
  onChange: (typed: TermsPartProps['typed']) => void;
}

function Tiers({ kind, most, typed, onChange }: TermsPartProps & { kind: ContractKind; most: number }) {
  const t = useText();
  const { tiers } = typed;
  const setTier = (place: number, change: Partial<TypedTier>) =>
    onChange({ ...typed, tiers: tiers.map((tier, index) => (index === place ? { ...tier, ...change } : tier)) });
  return (
    <>
      {tiers.map((tier, index) => (
        <OfferTier
          // Tiers have no identity other than their position.
          key={index}
          tier={tier}
          number={index + 1}
          hasLoss={kind === 'dividend'}
          most={most}
          onChange={(change) => setTier(index, change)}
          onRemove={
            tiers.length > 1
              ? () => onChange({ ...typed, tiers: tiers.filter((_tier, place) => place !== index) })
              : undefined
          }
        />
      ))}
      {tiers.length < MOST_TIERS && (
        <Button variant="neutral" wide onClick={() => onChange({ ...typed, tiers: [...tiers, EMPTY_TIER] })}>
          {t('contracts.addStep')}
        </Button>
      )}
    </>
  );
}

function CarryOver({ own, typed, onChange }: TermsPartProps & { own: Terms }) {
  const t = useText();
  return (
    <>
      <p className="caption muted">{t(`contracts.rhythm.${own.rhythm ?? 'halfMonth'}`)}</p>
      <p className="label">{t('contracts.carryOver')}</p>
      <Chips
        label={t('contracts.carryOver')}
        options={carryOversOf(own).map((value) => ({ value, label: t(`contracts.carry.${value}`) }))}
        value={typed.carryOver}
        onChange={(carryOver) => onChange({ ...typed, carryOver })}
      />
      <p className="caption muted">{t(`contracts.carryHint.${typed.carryOver}`)}</p>
    </>
  );
}
