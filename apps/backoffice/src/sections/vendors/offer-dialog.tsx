import type { BodyOf } from '@fairlot/contract';
import { changeVendor } from '@fairlot/contract/catalogue/desk';
import { ReasonField, TextField } from '../../form/fields.tsx';
import { FormDialog } from '../../form/form-dialog.tsx';
import { useContractForm } from '../../form/use-contract-form.ts';
import { vendorsApi } from './api.ts';
import { vendorsTexts as words } from './texts.ts';

/** A change of a vendor's availability to members. */
export interface OfferChange {
  code: string;
  name: string;
  what: 'pause' | 'resume' | 'show' | 'hide' | 'stop' | 'take';
}

interface OfferDialogProps {
  change: OfferChange;
  onDone: () => void;
  onClose: () => void;
}

/** Pauses a vendor's games, or removes them from the lists; open rounds may finish. */
export function OfferDialog({ change: { code, name, what }, onDone, onClose }: OfferDialogProps) {
  const isPause = what === 'pause';
  const form = useContractForm({
    call: changeVendor,
    draft: { message: '', reason: '' },
    names: { 'maintenance.reason': 'message' },
    check: ({ message }) => ({ message: isPause && message.trim() === '' && words.offer.messageMissing }),
    toBody: ({ message, reason }) => {
      const changes = {
        pause: { maintenance: { reason: message.trim(), until: null } },
        resume: { maintenance: null },
        show: { isShown: true },
        hide: { isShown: false },
        stop: {},
        take: {},
      };
      return { change: changes[what], reason: reason.trim() };
    },
  });
  const send = async ({ change, reason }: BodyOf<typeof changeVendor>) => {
    await (what === 'stop' || what === 'take'
      ? vendorsApi.takeBets(code, what === 'take', reason)
      : vendorsApi.change(code, change, reason));
    onDone();
  };
  return (
    <FormDialog
      form={form}
      title={`${words.offer[what]}: ${name}`}
      submit={words.offer[what]}
      onSend={send}
      onClose={onClose}
    >
      <p>{words.offer.hints[what]}</p>
      {isPause ? <TextField at={form.at('message')} label={words.offer.message} required /> : null}
      <ReasonField at={form.at('reason')} />
    </FormDialog>
  );
}
