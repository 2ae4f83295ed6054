import { sql, type Tx } from '@fairlot/server/platform/db/index';
import type { GatedActions, Gates } from '@fairlot/server/platform/gates';
import { Refusal } from '@fairlot/server/platform/refusal';
import { createTestApp, type TestApp, throwAwayRoom } from './app.ts';
import { auditBooks } from './members.ts';

type Action = keyof GatedActions;

/** The demonstration with a room whose gates stand at some actions; a test closes them. */
export interface GatedApp {
  app: TestApp;
  /** What the gates were asked, in order. */
  asked: ({ action: Action } & object)[];
  /** Actions that are refused by now, with `module.disabled` and the action. */
  closed: Set<Action>;
  /** Opens all gates and forgets what they were asked. */
  reset(): void;
  /** Ends with an audit of the books. */
  close(): Promise<void>;
}

export async function openGatedApp(actions: readonly Action[]): Promise<GatedApp> {
  const asked: GatedApp['asked'] = [];
  const closed: GatedApp['closed'] = new Set();
  const gateOf = (action: Action) => async (tx: Tx, subject: object) => {
    // In the transaction of the action.
    await tx.run(sql`select 1`);
    asked.push({ action, ...subject });
    if (closed.has(action)) throw new Refusal('module.disabled', { action });
  };
  const gates: Gates = Object.fromEntries(actions.map((action) => [action, gateOf(action)]));
  const app = await createTestApp({ seed: 'demo', rooms: [throwAwayRoom({ gates })] });
  return {
    app,
    asked,
    closed,
    reset: () => {
      closed.clear();
      asked.length = 0;
    },
    close: async () => {
      await auditBooks(app);
      await app.close();
    },
  };
}
