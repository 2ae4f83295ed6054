import type { ProviderWords } from '../../parts/connections/api.ts';
import { translated } from '../../shared/language.ts';

/** Texts about the providers of identity checks, exclusion registers and sanctions lists. */
export const identityProviderTexts = translated<ProviderWords>('verificationProvider', {
  groups: { identity: 'Identity checks', register: 'Exclusion register', sanctions: 'Lists of sanctions' },
  names: {
    sumsub: 'Sumsub',
    identity: 'Signed protocol: identity checks',
    gamstop: 'GAMSTOP (Great Britain)',
    register: 'Signed protocol: exclusion register',
    sanctions: 'Signed protocol: lists of sanctions',
  },
  notes: {
    sumsub:
      'Not certified: test it with your own keys first. Enter the webhook address below in the Sumsub dashboard, ' +
      'with the event applicantReviewed and a digest by SHA-256 or SHA-512.',
    gamstop:
      'Not certified: test it with your own key first. The register is queried once the identity ' +
      'check has returned ' +
      'name, birth date and postcode. Until then the member cannot play or deposit.',
    identity: 'Without a provider, operators check the documents themselves.',
    register: 'While the market requires a register and none responds, players cannot register, play or deposit.',
    sanctions: 'Without lists, names are not checked.',
  },
  fields: {
    levelName: 'Verification level (name in the dashboard)',
    country: 'Country of the documents (three letters, such as GBR)',
    batchUrl: 'Address of the batch check',
  },
  keys: {
    appToken: 'App token',
    secretKey: 'Secret key of the app token',
    webhookSecret: 'Secret key of the webhook',
    apiKey: 'API key',
    secret: 'Shared secret',
  },
  facts: { webhookUrl: 'Webhook address' },
  offText:
    'A second operator has to approve. Without identity checks, operators check the documents. Without a register ' +
    'that the market requires, players cannot register, play or deposit.',
});
