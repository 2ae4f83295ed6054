import type { Config } from '../../config.ts';
import type { Kind, Settings } from '../connections/index.ts';
import { isLoopback } from '../outside/is-loopback.ts';
import { isOutsideAddress } from '../post-outside.ts';
import type { Channel, Gateway } from './gateway.ts';
import { createHttpSms } from './http-sms.ts';
import { createSmtp, createSmtpOf, type SmtpConfig } from './smtp.ts';
import { createTwilio } from './twilio.ts';

const HOST = /^[a-z0-9-]+(\.[a-z0-9-]+)*$/i;
/** A number, a sender name, or a messaging service. */
const TWILIO_SENDER = /^(\+[1-9]\d{5,14}|[A-Za-z0-9 ]{1,11}|MG[0-9a-fA-F]{32})$/;
/** `Name <address>` or an address. */
const SENDER = /^[^\r\n]{0,80}[^\s@<]+@[^\s@>]+>?$/;

/** The providers of text messages and mail that operators can connect. The group is the channel; one is used. */
export function createKinds(config: Config): readonly (Kind<Gateway> & { group: Channel })[] {
  const { sms, smtpUrl, mailFrom, isProduction } = config;
  const smsSettings: Settings | undefined = sms && { url: sms.url, fields: {}, keys: { apiKey: sms.apiKey } };
  const smtpSettings: Settings | undefined = smtpUrl === undefined ? undefined : settingsOf(smtpUrl, mailFrom);
  return [
    {
      provider: 'http-sms',
      group: 'sms',
      url: '',
      needsUrl: true,
      fields: {},
      keys: ['apiKey'],
      createClient: ({ url, keys }, isPublicOnly) => createHttpSms({ url, apiKey: keys['apiKey'] ?? '', isPublicOnly }),
      environment: smsSettings,
    },
    {
      provider: 'twilio',
      group: 'sms',
      url: 'https://api.twilio.com',
      fields: {
        accountSid: { accepts: (sid) => /^AC[0-9a-fA-F]{32}$/.test(sid) },
        from: { accepts: (from) => TWILIO_SENDER.test(from) },
      },
      keys: ['authToken'],
      createClient: ({ url, fields: { accountSid = '', from = '' }, keys }) =>
        createTwilio({ url, accountSid, from, authToken: keys['authToken'] ?? '', isPublicOnly: !isLoopback(url) }),
      environment: undefined,
    },
    {
      provider: 'smtp',
      group: 'mail',
      url: '',
      fields: {
        host: { accepts: (host) => isMailHost(host, isProduction) },
        port: { default: '587', accepts: (port) => /^[1-9]\d{0,4}$/.test(port) && Number(port) <= 65_535 },
        security: { default: 'starttls', options: ['starttls', 'tls', ...(isProduction ? [] : ['none'])] },
        user: { isOptional: true },
        from: { default: mailFrom, accepts: (from) => SENDER.test(from) },
      },
      keys: ['password'],
      hasOptionalKeys: true,
      createClient: (settings) => {
        if (settings === smtpSettings && smtpUrl !== undefined) return createSmtpOf(smtpUrl, mailFrom, isProduction);
        const { host = '', port = '', security, user = '', from = '' } = settings.fields;
        return createSmtp({
          host,
          port: Number(port),
          security: (security ?? 'starttls') as SmtpConfig['security'],
          user,
          password: settings.keys['password'] ?? '',
          from,
          isPublicOnly: !isLoopback(`http://${host}`),
        });
      },
      environment: smtpSettings,
    },
  ];
}

/**
 * In production this must be a public internet name; a relay inside the network is configured by environment variables.
 */
function isMailHost(host: string, isProduction: boolean): boolean {
  return HOST.test(host) && (!isProduction || isOutsideAddress(`https://${host}`, undefined));
}

/** The parts of an `smtp://` address, as the console shows them. */
function settingsOf(smtpUrl: string, from: string): Settings {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const isSecure = protocol === 'smtps:';
  const usualPort = isSecure ? '465' : '587';
  const fields = {
    host: hostname,
    port: port === '' ? usualPort : port,
    security: isSecure ? 'tls' : 'starttls',
    user: decodeURIComponent(username),
    from,
  };
  return { url: '', fields, keys: { password: decodeURIComponent(password) } };
}
