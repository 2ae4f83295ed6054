import { Button } from '@fairlot/ui';
import { lazy, Suspense, useState } from 'react';
import { todayTexts as words } from './today-texts.ts';

// Loaded on request, because few operators change targets.
const GoalsDialog = lazy(() => import('./goals-dialog.tsx').then((module) => ({ default: module.GoalsDialog })));

/** Opens the form of daily targets and promised times. */
export function GoalsButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {words.goals}
      </Button>
      {isOpen ? (
        <Suspense>
          <GoalsDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
