import { lazy, Suspense, useState } from 'react';
import { todayTexts as words } from './today-texts.ts';

// Loaded on request, because few operators change targets.
const GoalsDialog = lazy(() => import('./goals-dialog.tsx').then((module) => ({ default: module.GoalsDialog })));

/** Opens the form of daily targets and promised times. */
export function GoalsButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button button--small" onClick={() => setOpen(true)}>
        {words.goals}
      </button>
      {isOpen ? (
        <Suspense>
          <GoalsDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
