import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { createInbox, type Inbox } from './inbox.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The HTML version; absent if the mail is only plain text. */
  html?: string;
  /** Epoch milliseconds. */
  at: number;
}

const LARGEST_BYTES = 1024 * 1024;

/** The inbox page for all mail recipients. */
export function addMailRoutes(app: FastifyInstance): Inbox<Mail> {
  const inbox = createInbox<Mail>();
  app.get<{ Querystring: { to?: string } }>('/mail', async (request) => {
    const to = (request.query.to ?? '').trim().toLowerCase();
    return inbox.list((mail) => mail.to === to);
  });
  return inbox;
}

export interface MailServer {
  port: number;
  close(): Promise<void>;
}

/** A mail server that accepts everything and forwards nothing; without log-in and encryption, only for this machine. */
export async function startMailServer(
  inbox: Inbox<Mail>,
  { host, port }: { host: string; port: number },
): Promise<MailServer> {
  const server = new SMTPServer({
    name: 'sandbox',
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: LARGEST_BYTES,
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (stream.sizeExceeded) {
          done(Object.assign(new Error('message too large'), { responseCode: 552 }));
          return;
        }
        void deliver(
          Buffer.concat(chunks),
          session.envelope.rcptTo.map(({ address }) => address),
          done,
        );
      });
    },
  });

  async function deliver(raw: Buffer, recipients: readonly string[], done: (error?: Error) => void): Promise<void> {
    try {
      await take(raw, recipients);
      done();
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)));
    }
  }
  /** Delivers by the envelope, like a real server: the header may contain anything. */
  async function take(raw: Buffer, recipients: readonly string[]): Promise<void> {
    const { subject = '', text = '', html, messageId } = await PostalMime.parse(raw);
    for (const to of recipients)
      inbox.add(
        {
          to: to.toLowerCase(),
          subject,
          text: text.trimEnd(),
          ...(html === undefined ? {} : { html }),
          at: Date.now(),
        },
        messageId && `${messageId} ${to}`,
      );
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.server.address() as AddressInfo;
  return { port: address.port, close: () => new Promise((resolve) => server.close(resolve)) };
}
