import { Button, Flag, useToast } from '@fairlot/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '../../../../shared/i18n/format.ts';
import { type Translate, useLocaleText, useText } from '../../../../shared/i18n/use-text.ts';
import { answerContract, type Contract, CONTRACTS_KEY, contractsQuery } from '../api/contracts.ts';
import { ChangeSheet } from './change-sheet.tsx';
import { ContractTerms } from './contract-terms.tsx';
import { ErrorNote } from '../../../../shared/errors/error-note.tsx';

type Answer = 'accept' | 'refuse' | 'change' | 'end';
const TONES = { requested: 'gold', valid: 'pos', denied: 'neutral', changeAsked: 'info', ended: 'neutral' } as const;

/** A contract with its terms, and the answers that are open to the member. */
export function ContractCard({ contract }: { contract: Contract }) {
  const { t, tag } = useLocaleText();
  const dayText = (day: string) => formatDate(Date.parse(day), { tag, timeZone: 'UTC' });
  const answers = answersOf(contract);
  const toast = useToast();
  const client = useQueryClient();
  const { contractId, kind, terms, state, fromDay, untilDay } = contract;
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ answer, note }: { answer: Answer; note?: string }) =>
      answerContract({ params: { kind }, body: { contractId, answer, ...(note !== undefined && { note }) } }),
    onSuccess: (_answer, { answer }) => {
      toast.success(t('contracts.answered'));
      // A member who is not an agent may not read the contract again after the answer.
      client.setQueryData(contractsQuery(kind, true).queryKey, (all) => {
        const answered = (one: Contract) => (one.contractId === contractId ? afterAnswer(one, answer) : one);
        return all && { own: all.own.map(answered), downlines: all.downlines.map(answered) };
      });
    },
    onSettled: () => void client.invalidateQueries({ queryKey: CONTRACTS_KEY }),
  });
  const [isAsking, setAsking] = useState(false);
  return (
    <section className="card mx stack" aria-label={t(`contracts.state.${state}`)}>
      <div className="row between">
        <span className="label">{partyText(contract, t)}</span>
        <Flag tone={TONES[state]}>{t(`contracts.state.${state}`)}</Flag>
      </div>
      {fromDay !== null && (
        <p className="caption muted">
          {t('contracts.since', { day: dayText(fromDay) })}
          {untilDay !== null && ` · ${t('contracts.until', { day: dayText(untilDay) })}`}
        </p>
      )}
      {/* Below the agent's own contract, the bar of the running period shows the tiers. */}
      <ContractTerms kind={kind} terms={terms} hasBar={state !== 'valid' || contract.side === 'upline'} />
      {contract.changeNote !== null && (
        <p className="note" dir="auto">
          {t('contracts.changeNote', { note: contract.changeNote })}
        </p>
      )}
      {contract.endAskedBy !== null && state === 'valid' && <p className="note">{t('contracts.endAsked')}</p>}
      <ErrorNote error={error} />
      {answers.length > 0 && (
        <Answers
          answers={answers}
          isBusy={isPending}
          onChoose={(answer) => (answer === 'change' ? setAsking(true) : mutate({ answer }))}
        />
      )}
      <ChangeSheet
        open={isAsking}
        onClose={() => setAsking(false)}
        onSend={(note) => mutate({ answer: 'change', note })}
      />
    </section>
  );
}

interface AnswersProps {
  answers: readonly Answer[];
  isBusy: boolean;
  onChoose: (answer: Answer) => void;
}

function Answers({ answers, isBusy, onChoose }: AnswersProps) {
  const t = useText();
  return (
    <div className="column gap-2">
      {answers.map((answer) => (
        <Button
          key={answer}
          variant={answer === 'accept' ? 'fill' : 'neutral'}
          wide
          busy={isBusy}
          onClick={() => onChoose(answer)}
        >
          {t(`contracts.${answer}`)}
        </Button>
      ))}
    </div>
  );
}

/** The member who offered the contract, or the one to whom it was offered. */
function partyText({ account, side }: Contract, t: Translate): string {
  if (account === null) return t('contracts.merchant');
  return t(side === 'upline' ? 'agency.transfer.to' : 'contracts.by', { account });
}

const ANSWERED = { accept: 'valid', refuse: 'denied', change: 'changeAsked', end: 'denied' } as const;

/** The contract after an answer, until it is read again. */
function afterAnswer(contract: Contract, answer: Answer): Contract {
  const { state, side, endAskedBy } = contract;
  if (state === 'requested') return { ...contract, state: ANSWERED[answer] };
  if (endAskedBy === null) return { ...contract, endAskedBy: side };
  return answer === 'refuse' ? { ...contract, endAskedBy: null } : { ...contract, state: 'ended' };
}

/** The answers that the member may give now; the server accepts the same. */
function answersOf({ state, side, endAskedBy }: Contract): Answer[] {
  if (state === 'requested') return side === 'downline' ? ['accept', 'refuse', 'change'] : ['end'];
  if (state !== 'valid' || endAskedBy === side) return [];
  return endAskedBy === null ? ['end'] : ['accept', 'refuse'];
}
