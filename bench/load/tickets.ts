import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import { answerTask } from '../kit/child.ts';
import type { Issue, Session } from '../kit/data.ts';
import { SALE_LINES } from '../kit/ticket-sql.ts';

/** Buys tickets, each for the next member and with a key of its own. */
export interface TicketsTask {
  origin: string;
  sessions: readonly Session[];
  issue: Issue;
  connections: number;
  seconds: number;
  /** Tickets a second over all connections; as many as possible when absent. */
  rate?: number;
}

export interface TicketsResult {
  perSecond: number;
  sold: number;
  /** Latencies, ms. */
  p50: number;
  p99: number;
  max: number;
  /** Answers other than a sold ticket, errors and timeouts. */
  failures: number;
  /** The first answer that was no sold ticket. */
  refusal: string;
  /** Every answer: epoch ms of its arrival and its latency in ms. */
  samples: [at: number, ms: number][];
}

answerTask<TicketsTask, TicketsResult>(async ({ origin, sessions, issue, connections, seconds, rate }, sayReady) => {
  const lines = SALE_LINES.map(({ play, picks }) => ({ play, picks, unitStake: '1000.00' }));
  const body = JSON.stringify({ gameCode: issue.gameCode, numero: issue.numero, lines });
  let next = 0;
  let sold = 0;
  let refused = 0;
  let refusal = '';
  const samples: TicketsResult['samples'] = [];
  const options: autocannon.Options = {
    url: origin, connections, duration: seconds, ...(rate === undefined ? {} : { overallRate: rate }),
    requests: [{
      method: 'POST', path: '/lgw/lottery/tickets', body,
      setupRequest: (request) => {
        const { token, cookie } = sessions[next++ % sessions.length] ?? failEmpty();
        request.headers = {
          'content-type': 'application/json', authorization: `Bearer ${token}`, cookie: `fairlot_sid=${cookie}`, 'idempotency-key': randomUUID(),
        };
        return request;
      },
      onResponse: (status, answer) => {
        if (status === 200 && answer.includes('"success":true')) sold++;
        else if (refused++ === 0) refusal = `${status} ${answer}`;
      },
    }],
  };
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(options, (error: unknown, finished: autocannon.Result) => (error ? reject(error) : resolve(finished)));
    run.on('response', (_client, _status, _bytes, ms) => samples.push([Date.now(), ms]));
    run.once('start', sayReady);
  });
  const { p50, p99, max } = result.latency;
  return { perSecond: sold / result.duration, sold, p50, p99, max, failures: refused + result.errors + result.timeouts, refusal, samples };
});

function failEmpty(): never {
  throw new Error('no sessions');
}
