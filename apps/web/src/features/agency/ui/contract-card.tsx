import { Button, Flag, useToast } from '@fairlot/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatAmount } from '../../../shared/i18n/format.ts';
import { useLocale } from '../../../shared/i18n/locale-context.ts';
import { useErrorText, useText } from '../../../shared/i18n/use-text.ts';
import { answerContract, type Contract, CONTRACTS_KEY } from '../api/contracts.ts';
import { ChangeSheet } from './change-sheet.tsx';
import { FiguresTable } from './figures-table.tsx';

type Answer = 'accept' | 'refuse' | 'change' | 'end';
const TONES = { requested: 'gold', valid: 'pos', denied: 'neutral', changeAsked: 'info', ended: 'neutral' } as const;

/** A contract with its tiers, and the answers that are open to the member. */
export function ContractCard({ contract }: { contract: Contract }) {
  const t = useText();
  const { tag } = useLocale();
  const errorText = useErrorText();
  const toast = useToast();
  const client = useQueryClient();
  const { contractId, kind, terms, state, fromDay, untilDay } = contract;
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ answer, note }: { answer: Answer; note?: string }) =>
      answerContract({ params: { kind }, body: { contractId, answer, ...(note !== undefined && { note }) } }),
    onSuccess: () => toast.success(t('contracts.answered')),
    onSettled: () => void client.invalidateQueries({ queryKey: CONTRACTS_KEY }),
  });
  const [isAsking, setAsking] = useState(false);
  const hasLoss = kind === 'dividend';
  return (
    <section className="card mx stack" aria-label={t(`contracts.state.${state}`)}>
      <div className="row between">
        <span className="label">{partyText(contract, t)}</span>
        <Flag tone={TONES[state]}>{t(`contracts.state.${state}`)}</Flag>
      </div>
      {fromDay !== null && (
        <p className="caption muted">
          {t('contracts.since', { day: fromDay })}
          {untilDay !== null && ` · ${t('contracts.until', { day: untilDay })}`}
        </p>
      )}
      <FiguresTable
        label={t('contracts.rate')}
        rows={terms.tiers}
        keyOf={({ sales, active, rate }) => `${sales}-${active}-${rate}`}
        columns={[
          { key: 'sales', label: t('contracts.from'), cell: (tier) => formatAmount(tier.sales, tag, { decimals: 0 }) },
          { key: 'rate', label: t('contracts.rate'), cell: (tier) => `${(tier.rate / 100).toFixed(2)} %` },
          { key: 'active', label: t('contracts.active'), cell: (tier) => tier.active },
          ...(hasLoss
            ? [
                {
                  key: 'loss',
                  label: t('contracts.lossFrom'),
                  cell: (tier: Contract['terms']['tiers'][number]) => formatAmount(tier.loss ?? '0', tag),
                },
              ]
            : []),
        ]}
      />
      <p className="caption muted">{t('contracts.activeHint', { amount: formatAmount(terms.activeFrom, tag) })}</p>
      <Rules kind={kind} terms={terms} />
      {contract.changeNote !== null && (
        <p className="note" dir="auto">
          {t('contracts.changeNote', { note: contract.changeNote })}
        </p>
      )}
      {contract.endAskedBy !== null && state === 'valid' && <p className="note">{t('contracts.endAsked')}</p>}
      {error !== null && (
        <p className="note error" role="alert">
          {errorText(error)}
        </p>
      )}
      {answersOf(contract).length > 0 && (
        <div className="column gap-2">
          {answersOf(contract).map((answer) => (
            <Button
              key={answer}
              variant={answer === 'accept' ? 'fill' : 'neutral'}
              wide
              busy={isPending}
              onClick={() => (answer === 'change' ? setAsking(true) : mutate({ answer }))}
            >
              {t(`contracts.${answer}`)}
            </Button>
          ))}
        </div>
      )}
      <ChangeSheet
        open={isAsking}
        onClose={() => setAsking(false)}
        onSend={(note) => mutate({ answer: 'change', note })}
      />
    </section>
  );
}

/** The member who offered the contract, or the one to whom it was offered. */
function partyText({ account, side }: Contract, t: ReturnType<typeof useText>): string {
  if (account === null) return t('contracts.merchant');
  return t(side === 'upper' ? 'agency.transfer.to' : 'contracts.by', { account });
}

/** The terms besides the tiers: settlement rhythm, carry-over, and whether the dividend has to be collected. */
function Rules({ kind, terms: { type, rhythm, carryOver, isCollected } }: Pick<Contract, 'kind' | 'terms'>) {
  const t = useText();
  const keys =
    kind === 'dividend'
      ? [`rule.${type ?? 'FIXED'}`, `rhythm.${rhythm ?? 'halfMonth'}`, `carryHint.${carryOver ?? 'none'}`]
      : [`rule.${kind}`];
  if (isCollected === true) keys.push('collectHint');
  return (
    <ul className="caption muted">
      {keys.map((key) => (
        <li key={key}>{t(`contracts.${key}`)}</li>
      ))}
    </ul>
  );
}

/** The answers that the member may give now; the server accepts the same. */
function answersOf({ state, side, endAskedBy }: Contract): Answer[] {
  if (state === 'requested') return side === 'lower' ? ['accept', 'refuse', 'change'] : ['end'];
  if (state !== 'valid' || endAskedBy === side) return [];
  return endAskedBy === null ? ['end'] : ['accept', 'refuse'];
}
