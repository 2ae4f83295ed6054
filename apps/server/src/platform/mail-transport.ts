import { createTransport } from 'nodemailer';

export const MAIL_TIMEOUT_MS = 5000;

/** The mail server of the configuration; undefined if none is configured. */
export function createMailTransport({ smtpUrl, isProduction }: { smtpUrl: string | undefined; isProduction: boolean }) {
  if (smtpUrl === undefined) return undefined;
  return createTransport({
    url: smtpUrl,
    // Mail is never sent unencrypted.
    requireTLS: isProduction,
    connectionTimeout: MAIL_TIMEOUT_MS,
    greetingTimeout: MAIL_TIMEOUT_MS,
    socketTimeout: MAIL_TIMEOUT_MS,
  });
}
