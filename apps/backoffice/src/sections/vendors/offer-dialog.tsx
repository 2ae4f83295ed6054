import { useState } from 'react';
import { Field } from '../../parts/field.tsx';
import { ReasonDialog } from '../../parts/reason-dialog.tsx';
import { vendorsApi } from './api.ts';
import { vendorsTexts as words } from './texts.ts';

/** What members are to see of a vendor's games. */
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

/** Pauses the games of a vendor, or takes them off the lists; rounds that run may finish. */
export function OfferDialog({ change: { code, name, what }, onDone, onClose }: OfferDialogProps) {
  const [told, setTold] = useState('');
  const isPause = what === 'pause';
  const run = async (reason: string) => {
    if (what === 'stop' || what === 'take') {
      await vendorsApi.takeBets(code, what === 'take', reason);
      return onDone();
    }
    const changes = {
      pause: { maintenance: { reason: told.trim(), until: null } },
      resume: { maintenance: null },
      show: { isShown: true },
      hide: { isShown: false },
    };
    await vendorsApi.change(code, changes[what], reason);
    return onDone();
  };
  return (
    <ReasonDialog
      title={`${words.offer[what]}: ${name}`}
      submit={words.offer[what]}
      check={() => (isPause && told.trim() === '' ? words.offer.toldMissing : null)}
      run={run}
      onClose={onClose}
    >
      <p>{words.offer.hints[what]}</p>
      {isPause ? <Field label={words.offer.told} value={told} onChange={setTold} maxLength={200} required /> : null}
    </ReasonDialog>
  );
}
