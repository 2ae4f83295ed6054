import type { ReactElement } from 'react';
import { CONTROLS } from './controls.tsx';
import { LOTTERY } from './lottery.tsx';
import { OVERLAYS } from './overlays.tsx';
import { PICTURES } from './pictures.tsx';
import { SHELL } from './shell.tsx';

/** One example of a part; `name` is the part's export. */
export interface Demo {
  name: string;
  element: ReactElement;
}

/** Every part once, for the gallery page and for the tests that render them all. Overlays stand apart: each covers the page. */
export const DEMOS: readonly Demo[] = [...CONTROLS, ...LOTTERY, ...PICTURES, ...SHELL];
export { OVERLAYS };

/** The whole gallery in one column. */
export function Gallery(): ReactElement {
  return (
    <main className="app">
      {DEMOS.map(({ name, element }) => (
        <section key={name} className="mt4" aria-label={name}>
          <h2 className="micro mut3 mx mb2">{name}</h2>
          {element}
        </section>
      ))}
    </main>
  );
}
