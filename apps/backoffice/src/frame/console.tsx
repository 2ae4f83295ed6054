import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useState } from 'react';
import { useLeaving } from '../form/use-leaving.tsx';
import { CONTRIBUTIONS } from '../sections.ts';
import { queryClient } from '../shared/query-client.ts';
import { ContributionsContext } from '../shared/use-sections.ts';
import { FrameContext, type FrameContents } from './frame-context.ts';
import { createConsoleRouter } from './router.tsx';

/** The console for a logged-in operator. */
export function Console(contents: FrameContents) {
  const [router] = useState(() => createConsoleRouter(contents.operator.permissions));
  const { leave, question } = useLeaving();
  const logOut = async () => leave(() => void contents.onLogOut());
  return (
    <QueryClientProvider client={queryClient}>
      <ContributionsContext value={CONTRIBUTIONS}>
        <FrameContext value={{ ...contents, onLogOut: logOut }}>
          <RouterProvider router={router} />
          {question}
        </FrameContext>
      </ContributionsContext>
    </QueryClientProvider>
  );
}
