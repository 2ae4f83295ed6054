import { transfer } from '@fairlot/contract/chat/desk';
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
  onDone: () => void;
  onClose: () => void;
}

const QUEUE = '';

/** Hands a conversation over to a colleague, or back to the queue. */
export function TransferDialog({ id, onDone, onClose }: TransferDialogProps) {
  const { state, reload } = useLoad(chatApi.staff);
  const form = useContractForm({
    call: transfer,
    draft: { operatorId: QUEUE, note: '' },
    toBody: ({ operatorId, note }) => ({
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
