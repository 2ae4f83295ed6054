import autocannon from 'autocannon';
import { answerTask } from '../kit/child.ts';
import type { Session } from '../kit/data.ts';
import { ticketHeaders } from '../kit/ticket-request.ts';

/** Stakes as fast as they are taken, each for the next member and with a key of its own: tickets, or rounds. */
export interface TicketsTask {
  origin: string;
  sessions: readonly Session[];
  path: string;
  body: string;
  connections: number;
  seconds: number;
}

export interface TicketsResult {
  perSecond: number;
  sold: number;
  /** Latencies, ms. */
  p50: number;
  p99: number;
  /** Answers other than a sold ticket, errors and timeouts. */
  failures: number;
  /** The first answer that was no sold ticket. */
  refusal: string;
}

answerTask<TicketsTask, TicketsResult>(async ({ origin, sessions, path, body, connections, seconds }) => {
  let next = 0;
  let sold = 0;
  let refused = 0;
  let refusal = '';
  const result = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    requests: [
      {
        method: 'POST',
        path,
        body,
        setupRequest: (request) => {
          const session = sessions[next++ % sessions.length];
          if (session) request.headers = ticketHeaders(session);
          return request;
        },
        onResponse: (status, answer) => {
          if (status === 200 && answer.includes('"success":true')) sold++;
          else if (refused++ === 0) refusal = `${status} ${answer}`;
        },
      },
    ],
  });
  const { p50, p99 } = result.latency;
  return {
    perSecond: sold / result.duration,
    sold,
    p50,
    p99,
    failures: refused + result.errors + result.timeouts,
    refusal,
  };
});
