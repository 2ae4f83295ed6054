import { connect } from 'node:net';
import type { Transporter } from 'nodemailer';
import { lookupOutside } from '../post-outside.ts';
import { type Gateway, GATEWAY_TIMEOUT_MS, GatewayRejected } from './gateway.ts';

export interface SmtpConfig {
  host: string;
  port: number;
  /** tls: encrypted from the first byte; starttls: upgraded, or nothing is sent. */
  security: 'tls' | 'starttls' | 'none';
  user: string;
  password: string;
  from: string;
  /** Names that lead to a private network are refused. */
  isPublicOnly: boolean;
}

const LIMITS = {
  connectionTimeout: GATEWAY_TIMEOUT_MS,
  greetingTimeout: GATEWAY_TIMEOUT_MS,
  socketTimeout: GATEWAY_TIMEOUT_MS,
};

/** Mail over SMTP, as an operator connected it. */
export function createSmtp({ host, port, security, user, password, from, isPublicOnly }: SmtpConfig): Gateway {
  const options = {
    ...LIMITS,
    host,
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    ...(user === '' ? {} : { auth: { user, pass: password } }),
    ...(isPublicOnly
      ? { getSocket: (_options: unknown, callback: OnSocket) => openOutside(host, port, callback) }
      : {}),
  };
  return gatewayOf(options, from);
}

/** Mail through the server configured in the environment, an `smtp://` or `smtps://` address. */
export function createSmtpOf(smtpUrl: string, from: string, isProduction: boolean): Gateway {
  // In production mail is never sent unencrypted.
  return gatewayOf({ ...LIMITS, url: smtpUrl, requireTLS: isProduction }, from);
}

function gatewayOf(options: object, from: string): Gateway {
  let opening: Promise<Transporter> | undefined;
  // The mailer is loaded for the first message.
  const open = async () => (await import('nodemailer')).createTransport(options);
  return {
    send: async (id, { to, text, subject = '', html, language, attachments = [] }) => {
      const transport = await (opening ??= open());
      try {
        await transport.sendMail({
          from,
          // An address object, so that its content is not parsed as a list of recipients.
          to: { name: '', address: to },
          subject,
          text,
          html,
          messageId: `<${id}@fairlot>`,
          headers: language === undefined ? {} : { 'Content-Language': language },
          attachments: [...attachments],
          disableFileAccess: true,
          disableUrlAccess: true,
        });
      } catch (error) {
        const { code, responseCode } = error as { code?: string; responseCode?: number };
        if (code !== 'EAUTH' && responseCode === undefined) throw error;
        throw new GatewayRejected(`The mail server answered ${responseCode ?? code}`, code === 'EAUTH');
      }
    },
  };
}

type OnSocket = (error: Error | null, options?: { connection: ReturnType<typeof connect> }) => void;

/** Connects only to a public internet address, whatever the name resolves to. */
function openOutside(host: string, port: number, callback: OnSocket): void {
  const socket = connect({ host, port, lookup: lookupOutside, timeout: GATEWAY_TIMEOUT_MS });
  const fail = (error: Error) => {
    socket.destroy();
    callback(error);
  };
  socket.once('error', fail);
  socket.once('timeout', () => fail(new Error('the mail server does not answer')));
  socket.once('connect', () => {
    socket.removeAllListeners('error').removeAllListeners('timeout').setTimeout(0);
    callback(null, { connection: socket });
  });
}
