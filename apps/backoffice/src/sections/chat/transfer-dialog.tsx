import { useCallback, useState } from 'react';
import { Select } from '../../parts/field.tsx';
import { Form } from '../../parts/form.tsx';
import { Lines } from '../../parts/lines.tsx';
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
  const { state, reload } = useLoad(useCallback((signal: AbortSignal) => chatApi.staff(signal), []));
  const [to, setTo] = useState(QUEUE);
  const [note, setNote] = useState('');
  const submit = async () => {
    await chatApi.transfer(id, { operatorId: to === QUEUE ? null : to, ...(note.trim() === '' ? {} : { note }) });
    onDone();
    onClose();
  };
  return (
    <Modal title={texts.handOver} onClose={onClose}>
      <Loaded state={state} onRetry={reload}>
        {({ staff }) => (
          <Form submit={texts.handOver} onSubmit={submit}>
            <Select label={texts.to} value={to} options={optionsOf(staff)} onChange={setTo} />
            <Lines label={texts.noteOptional} hint={texts.noteHint} value={note} onChange={setNote} />
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
