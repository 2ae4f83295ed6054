import { sql } from '../../../platform/db/index.ts';
import type { HealthLine, HealthSource } from '../../../platform/operators/index.ts';
import type { IdentityPlatform } from '../ports.ts';

interface Waiting {
  channel: string;
  waiting: number;
  /** Sent at least twice without success. */
  failing: number;
}

const DOWN_SHARE = 0.5;

/** Providers of text messages and mail, judged by the messages that wait. */
export function createMessageHealth({ db, messaging }: IdentityPlatform): HealthSource {
  return {
    permission: 'site.read',
    read: async () => {
      const rows = await db.rows(sql<Waiting>`
        select channel, count(*)::int as waiting, (count(*) filter (where attempts >= 2))::int as failing
          from identity_messages where not is_decoy and expires_at > clock_timestamp() group by channel`);
      return (['sms', 'mail'] as const).flatMap((channel): HealthLine[] => {
        const used = messaging.connections.oneOfGroup(channel);
        const { waiting = 0, failing = 0 } = rows.find((row) => row.channel === channel) ?? {};
        if (used === undefined) return [];
        const errorShare = waiting === 0 ? null : failing / waiting;
        return [
          {
            name: used.provider,
            state: stateOf(errorShare),
            latencyMs: null,
            errorShare,
            heardAt: null,
            page: 'message-providers',
          },
        ];
      });
    },
  };
}

function stateOf(errorShare: number | null): HealthLine['state'] {
  if (errorShare === null || errorShare === 0) return 'good';
  return errorShare >= DOWN_SHARE ? 'down' : 'slow';
}
