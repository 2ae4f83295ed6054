import { transfer } from '@fairlot/contract/chat/desk';
import { useState } from 'react';
import { LinesField, SelectField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { useContractForm } from '../../form/use-contract-form.ts';
import { Modal } from '../../parts/modal.tsx';
import { Loaded } from '../../parts/states.tsx';
import { useLoad } from '../../shared/use-load.ts';
import { chatApi, type Staff } from './api.ts';
import { chatTexts as texts } from './texts.ts';

interface TransferDialogProps {
  id: string;
  /** Id of the operator who had the conversation when the dialog opened. */
  from: string | null;
  onDone: () => void;
  onClose: () => void;
}

const QUEUE = '';

/** Hands a conversation over to a colleague, or back to the queue. */
export function TransferDialog({ id, from, onDone, onClose }: TransferDialogProps) {
  const { state, reload } = useLoad(chatApi.staff);
  // The page is updated live; the operator hands over what the dialog was opened for.
  const [holder] = useState(from);
  const form = useContractForm({
    call: transfer,
    draft: { from: holder, operatorId: QUEUE, note: '' },
    toBody: ({ operatorId, note, ...taken }) => ({
      ...taken,
      operatorId: operatorId === QUEUE ? null : operatorId,
      ...(note.trim() === '' ? {} : { note }),
    }),
  });
  const hand = async (body: Parameters<typeof chatApi.transfer>[1]) => {
    await chatApi.transfer(id, body);
    onDone();
    onClose();
  };
  return (
    <Modal title={texts.handOver} onClose={onClose}>
      <Loaded state={state} onRetry={reload}>
        {({ staff }) => (
          <Form form={form} submit={texts.handOver} onSend={hand}>
            <SelectField at={form.at('operatorId')} label={texts.to} options={optionsOf(staff)} />
            <LinesField at={form.at('note')} label={texts.noteOptional} hint={texts.noteHint} />
          </Form>
        )}
      </Loaded>
    </Modal>
  );
}

function optionsOf(staff: Staff['staff']): { value: string; label: string }[] {
  return [
    { value: QUEUE, label: texts.toQueue },
    ...staff.map(({ operatorId, name, isHere, open }) => ({
      value: operatorId,
      label: [name, ...(isHere ? [texts.here] : []), texts.openCount(open)].join(', '),
    })),
  ];
}
