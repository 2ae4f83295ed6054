import { useState } from 'react';
import type { Operator } from '../app.tsx';
import { type Action, ActionDialog } from '../parts/action-dialog.tsx';
import { Loaded } from '../parts/states.tsx';
import { api } from '../shared/api.ts';
import { texts } from '../shared/texts.ts';
import { useLoad } from '../shared/use-load.ts';

/** Whether the site is open, and the switch for it. */
export function Overview({ operator }: { operator: Operator }) {
  const { state, reload } = useLoad(api.getMaintenance);
  const [action, setAction] = useState<Action | null>(null);
  const ask = (on: boolean) =>
    setAction({
      title: on ? texts.maintenance.turnOn : texts.maintenance.turnOff,
      text: texts.maintenance.text,
      needsReason: true,
      run: async (reason) => {
        await api.setMaintenance({ on, reason });
        reload();
      },
    });
  return (
    <section className="card">
      <h2>{texts.maintenance.heading}</h2>
      <Loaded state={state} onRetry={reload}>
        {({ on }) => (
          <>
            <p role="status" className={on ? 'badge neg' : 'badge pos'}>
              {on ? texts.maintenance.on : texts.maintenance.off}
            </p>
            <p>{texts.maintenance.text}</p>
            {operator.permissions.includes('maintenance.change') ? (
              <button type="button" className="btn primary" onClick={() => ask(!on)}>
                {on ? texts.maintenance.turnOff : texts.maintenance.turnOn}
              </button>
            ) : null}
          </>
        )}
      </Loaded>
      <ActionDialog action={action} onClose={() => setAction(null)} />
    </section>
  );
}
