import { useState } from 'react';
import { LinesField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { loadReason } from '../../form/load-reason.ts';
import { useContractForm } from '../../form/use-contract-form.ts';
import { createRequestKeys } from '../../shared/request-key.ts';
import type { WithdrawalView } from './api.ts';
import { caseTexts as words } from './case-texts.ts';
import type { Deed } from './withdrawal-deeds.tsx';

interface DecisionProps {
  withdrawal: WithdrawalView;
  /** Available decisions, the usual one first. */
  deeds: readonly Deed[];
  onDone: (told: string) => void;
}

/** The reason and the decision. No single key decides: Enter adds a line to the reason. */
export function Decision({ withdrawal, deeds, onDone }: DecisionProps) {
  const [keyOf] = useState(createRequestKeys);
  const form = useContractForm({
    call: loadReason,
    draft: { reason: '' },
    toBody: ({ reason }) => ({ reason: reason.trim() }),
  });
  const [main] = deeds;
  if (main === undefined) return null;
  const sendTo =
    (deed: Deed) =>
    async ({ reason }: { reason: string }) => {
      await deed.run(withdrawal, reason, keyOf([withdrawal.orderId, deed.title, reason]));
      form.reset();
      onDone(deed.asksSecond === true ? words.askedSecond : words.done(deed.title));
    };
  return (
    <Form
      form={form}
      submit={main.label ?? main.title}
      onSend={sendTo(main)}
      beside={(sendBy) =>
        deeds.slice(1).map((deed) => (
          <button
            key={deed.title}
            type="button"
            className={`button ${deed.isHarm === true ? 'button--danger' : ''}`}
            aria-disabled={form.isBusy}
            onClick={() => sendBy(sendTo(deed))}
          >
            {deed.title}
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
  );
}
