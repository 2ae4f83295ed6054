import type { IdentityConfig } from '../../../config-identity.ts';
import { createMailTransport, MAIL_TIMEOUT_MS as TIMEOUT_MS } from '../../../platform/mail-transport.ts';
import { callOutside } from '../../../platform/outside/call-outside.ts';
import { mailPage } from './mail-page.ts';
import type { Message } from './message.ts';

export interface Sender {
  /** @param id the same for every retry, so that a gateway can detect repetitions */
  send(id: string, message: Message): Promise<void>;
  close(): void;
}

/** Sends through the configured gateways. A channel without one rejects, so that its messages wait and expire. */
export function createSender({
  sms,
  smtpUrl,
  mailFrom,
  isProduction,
}: Pick<IdentityConfig, 'sms' | 'smtpUrl' | 'mailFrom'> & { isProduction: boolean }): Sender {
  const transport = createMailTransport({ smtpUrl, isProduction });

  async function sendSms(id: string, { to, text }: Message): Promise<void> {
    if (sms === undefined) throw new Error('No SMS gateway is configured (SMS_URL)');
    const answer = await callOutside(`${sms.url}/sms/v1/messages`, {
      method: 'POST',
      headers: { authorization: `Bearer ${sms.apiKey}`, 'content-type': 'application/json', 'idempotency-key': id },
      body: JSON.stringify({ to, text }),
      deadlineMs: TIMEOUT_MS,
    });
    if (!answer.isOk) throw new Error(`The SMS gateway answered ${answer.status}`);
  }
  async function sendMail(id: string, message: Message): Promise<void> {
    if (transport === undefined) throw new Error('No mail server is configured (SMTP_URL)');
    const { to, subject, text, tag } = message;
    // An address object, so that its content is not parsed as a list of recipients.
    await transport.sendMail({
      from: mailFrom,
      to: { name: '', address: to },
      subject,
      text,
      html: mailPage(message),
      messageId: `<${id}@fairlot>`,
      headers: { 'Content-Language': tag },
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }
  return {
    send: (id, message) => (message.channel === 'sms' ? sendSms(id, message) : sendMail(id, message)),
    close: () => transport?.close(),
  };
}
