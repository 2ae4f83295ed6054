import { useState } from 'react';
import type { ReactElement } from 'react';
import { Button } from '../parts/button.tsx';
import { CONTROLS } from './controls.tsx';
import { LOTTERY } from './lottery.tsx';
import { OVERLAYS } from './overlays.tsx';
import { PICTURES } from './pictures.tsx';
import { SHELL } from './shell.tsx';
import type { Demo, OverlayDemo } from './demo.ts';

/**
 * Every component once, for the gallery page and for the tests that render them all. Overlays are separate because each
 * covers the page.
 */
export const DEMOS: readonly Demo[] = [...CONTROLS, ...LOTTERY, ...PICTURES, ...SHELL];
export { OVERLAYS };

/** The whole gallery in one column, for the frame of a page. Parts of the console are shown in its density as well. */
export function Gallery(): ReactElement {
  return (
    <div>
      <h1 className="h1 mx mt-4">Parts</h1>
      {/* First, because the fixed footer among the components covers the end of the page. */}
      <section className="mt-4" aria-label="Overlays">
        <h2 className="micro faint mx mb-2">Overlays</h2>
        <div className="row wrap padded">
          {OVERLAYS.map((demo) => (
            <OverlayButton key={demo.name} {...demo} />
          ))}
          <div className="compact">
            {OVERLAYS.filter(({ inConsole }) => inConsole).map((demo) => (
              <OverlayButton key={demo.name} {...demo} name={`${demo.name} of the console`} />
            ))}
          </div>
        </div>
      </section>
      {DEMOS.map(({ name, element, inConsole }) => (
        <section key={name} className="mt-4" aria-label={name}>
          <h2 className="micro faint mx mb-2">{name}</h2>
          {element}
          {inConsole && <div className="compact mt-4">{element}</div>}
        </section>
      ))}
    </div>
  );
}

function OverlayButton({ name, element: { type: Part, props } }: OverlayDemo): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="soft" onClick={() => setOpen(true)}>
        {name}
      </Button>
      <Part {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
