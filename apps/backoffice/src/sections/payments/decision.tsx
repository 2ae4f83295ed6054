import { useEffect, useRef, useState } from 'react';
import { LinesField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { loadReason } from '../../form/load-reason.ts';
import { useContractForm } from '../../form/use-contract-form.ts';
import { createRequestKeys } from '../../shared/request-key.ts';
import type { WithdrawalView } from './api.ts';
import { caseTexts as words } from './case-texts.ts';
import type { OperatorAction } from './withdrawal-actions.tsx';

interface DecisionProps {
  withdrawal: WithdrawalView;
  /** Available decisions, the usual one first. */
  deeds: readonly OperatorAction[];
  /** Whether the case was opened for the first decision: the reason has the focus. */
  isReady: boolean;
  onDone: (text: string) => void;
}

/** The reason and the decision. No single key decides: Enter adds a line to the reason. */
export function Decision({ withdrawal, deeds, isReady, onDone }: DecisionProps) {
  const [keyOf] = useState(createRequestKeys);
  const form = useContractForm({
    call: loadReason,
    draft: { reason: '' },
    toBody: ({ reason }) => ({ reason: reason.trim() }),
  });
  const begin = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isReady) begin.current?.querySelector('textarea')?.focus();
  }, [isReady]);
  const [main] = deeds;
  if (main === undefined) return null;
  const sendTo =
    (action: OperatorAction) =>
    async ({ reason }: { reason: string }) => {
      await action.run(withdrawal, reason, keyOf([withdrawal.orderId, action.title, reason]));
      form.reset();
      onDone(action.asksSecond === true ? words.askedSecond : words.done(action.title));
    };
  return (
    <div ref={begin}>
      <Form
        form={form}
        submit={main.label ?? main.title}
        onSend={sendTo(main)}
        beside={(sendBy) =>
          deeds.slice(1).map((step) => (
            <button
              key={step.title}
              type="button"
              className={`button ${step.isHarm === true ? 'button--danger' : ''}`}
              aria-disabled={form.isBusy}
              onClick={() => sendBy(sendTo(step))}
            >
              {step.title}
            </button>
          ))
        }
      >
        <LinesField
          at={form.at('reason')}
          label={main.isPaid === true ? words.proof : words.reason}
          hint={`${main.isPaid === true ? words.proofHint : words.reasonHint} ${main.text}`}
          rows={2}
          isRequired
        />
      </Form>
    </div>
  );
}
