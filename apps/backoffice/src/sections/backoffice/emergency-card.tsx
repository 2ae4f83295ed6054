import { Button } from '@fairlot/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Action, ActionDialog } from '../../form/action-dialog.tsx';
import { formatMinute } from '../../shared/format.ts';
import { useFrame } from '../../shared/use-frame.ts';
import { backofficeApi } from './api.ts';
import { emergencyTexts as words } from './texts.ts';

/** Grants the operator all permissions for half an hour, with a reason that all operators see. */
export function EmergencyCard() {
  const [action, setAction] = useState<Action | null>(null);
  const client = useQueryClient();
  const own = useFrame().data?.emergencies.find(({ isOwn }) => isOwn);
  const reload = async () => {
    await client.invalidateQueries({ queryKey: ['frame'] });
    // The operator's permissions have changed: reload the console.
    location.reload();
  };
  const begin = () =>
    setAction({
      title: words.begin,
      text: words.beginText,
      needsReason: true,
      run: async (reason) => {
        await backofficeApi.beginEmergency(reason);
        await reload();
      },
    });
  const end = () =>
    setAction({
      title: words.end,
      text: words.endText,
      needsReason: false,
      run: async () => {
        await backofficeApi.endEmergency();
        await reload();
      },
    });
  return (
    <section className="card">
      <h2>{words.title}</h2>
      <p>{own === undefined ? words.text : words.until(formatMinute(own.endsAt))}</p>
      <p className="row">
        <Button onClick={own === undefined ? begin : end}>{own === undefined ? words.begin : words.end}</Button>
      </p>
      <ActionDialog action={action} onClose={() => setAction(null)} />
    </section>
  );
}
