import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { Dialog, Drawer, Sheet } from '../parts/overlay.tsx';
import { MenuRow } from '../parts/lists.tsx';
import type { OverlayDemo } from './demo.ts';

const base = { open: true, onClose: (): void => undefined, closeLabel: 'Close' };

/** Open overlays; show one at a time. */
export const OVERLAYS: readonly OverlayDemo[] = [
  {
    name: 'Sheet',
    element: (
      <Sheet
        {...base}
        name="Log in"
        title="Welcome back"
        footer={
          <Button variant="fill" size="large" wide>
            Log in
          </Button>
        }
      >
        <Field label="Username" icon="user" data-autofocus />
      </Sheet>
    ),
  },
  {
    name: 'Dialog',
    inConsole: true,
    element: (
      <Dialog
        {...base}
        name="Thank you"
        title="Thank you"
        footer={
          <Button variant="fill" wide>
            OK
          </Button>
        }
      >
        <p className="muted">Your feedback was sent.</p>
      </Dialog>
    ),
  },
  {
    name: 'Drawer',
    element: (
      <Drawer {...base} name="Menu" title="Mira Tan">
        <div className="card card--flush mx">
          <MenuRow icon="gift" label="Promotions" href="/m/promotions" />
        </div>
      </Drawer>
    ),
  },
];
