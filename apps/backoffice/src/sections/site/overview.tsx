import { Button } from '@fairlot/ui';
import { useState } from 'react';
import { ActionDialog } from '../../form/action-dialog.tsx';
import { Loaded } from '../../parts/states.tsx';
import type { Operator } from '../../shared/operator.ts';
import { useLoad } from '../../shared/use-load.ts';
import { siteApi } from './api.ts';
import { maintenanceTexts } from './texts.ts';

/** Whether the site is open, with the switch for it. */
export function Overview({ operator }: { operator: Operator }) {
  const { state, reload } = useLoad(siteApi.getMaintenance);
  const [asked, setAsked] = useState<boolean | null>(null);
  const actionOf = (on: boolean, version: string) => ({
    title: on ? maintenanceTexts.turnOn : maintenanceTexts.turnOff,
    text: maintenanceTexts.text,
    needsReason: true,
    run: async (reason: string) => {
      await siteApi.setMaintenance({ on, reason, version });
      reload();
    },
  });
  return (
    <section className="card">
      <h2>{maintenanceTexts.heading}</h2>
      <Loaded state={state} onRetry={reload}>
        {({ on, version }) => (
          <>
            <p role="status" className={on ? 'badge badge--negative' : 'badge badge--positive'}>
              {on ? maintenanceTexts.on : maintenanceTexts.off}
            </p>
            <p>{maintenanceTexts.text}</p>
            {operator.permissions.includes('maintenance.change') ? (
              <Button variant="fill" onClick={() => setAsked(!on)}>
                {on ? maintenanceTexts.turnOff : maintenanceTexts.turnOn}
              </Button>
            ) : null}
            <ActionDialog action={asked === null ? null : actionOf(asked, version)} onClose={() => setAsked(null)} />
          </>
        )}
      </Loaded>
    </section>
  );
}
