import { requestMove } from '@fairlot/contract/agency/desk';
import { Button } from '@fairlot/ui';
import { useState } from 'react';
import { AGENTS_BY_NAME } from '../../form/picker/choice-source.ts';
import { ReasonField } from '../../form/fields.tsx';
import { FormDialog } from '../../form/form-dialog.tsx';
import { SearchField } from '../../form/picker/search-field.tsx';
import { useContractForm } from '../../form/use-contract-form.ts';
import { ErrorLine } from '../../parts/states.tsx';
import { messageOf } from '../../shared/message-of.ts';
import { common } from '../../shared/common-texts.ts';
import { agencyApi } from './api.ts';
import type { AskProps } from './give-dialogs.tsx';
import { agencyTexts as words } from './texts.ts';
import { sectionTexts } from './section-texts.ts';

/** Requests a second operator's approval for moving an agent; its effects are previewed first. */
export function MoveDialog({ agent, onAsked, onClose }: AskProps) {
  const [effect, setEffect] = useState<{ of: string; text: string } | null>(null);
  const form = useContractForm({
    call: requestMove,
    draft: { uplineId: '', reason: '' },
    check: ({ uplineId }) => ({ uplineId: effect?.of !== uplineId && words.moveNeedsCheck }),
    toBody: ({ uplineId, reason }, keyOf) => ({
      uplineId: uplineId === '' ? null : uplineId,
      reason: reason.trim(),
      requestKey: keyOf([agent.memberId, uplineId, reason.trim()]),
    }),
  });
  const wanted = form.values.uplineId;
  const check = async () => {
    try {
      const query = { uplineId: wanted };
      const { moved, from, to, fromDay, contracts, openBills } = await agencyApi.moveEffect(agent.memberId, query);
      const [former, next] = [from, to].map((one) => one?.account ?? words.top);
      const text = words.moveEffect(moved, former ?? '', next ?? '', fromDay, contracts, openBills);
      setEffect({ of: wanted, text });
    } catch (error) {
      setEffect(null);
      throw error;
    }
  };
  const [failure, setFailure] = useState<string | null>(null);
  const show = () => {
    setFailure(null);
    check().catch((error: unknown) => setFailure(messageOf(error)));
  };
  return (
    <FormDialog
      form={form}
      title={`${sectionTexts.move}: ${agent.account}`}
      submit={common.requestApproval}
      onSend={async (body) => {
        await agencyApi.requestMove(agent.memberId, body);
        onAsked();
      }}
      onClose={onClose}
    >
      <SearchField at={form.at('uplineId')} label={words.moveTo} source={AGENTS_BY_NAME} />
      <p>
        <Button onClick={show}>{words.moveCheck}</Button>
      </p>
      {effect?.of === wanted && <p role="status">{effect.text}</p>}
      <ErrorLine message={failure} />
      <ReasonField at={form.at('reason')} />
    </FormDialog>
  );
}
