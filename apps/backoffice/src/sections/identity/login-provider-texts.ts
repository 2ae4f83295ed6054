import type { ProviderWords } from '../../parts/connections/api.ts';
import { translated } from '../../shared/language.ts';

/** Texts about the providers of log-ins. */
export const loginProviderTexts = translated<ProviderWords>('identityLoginProvider', {
  groups: { login: 'Log-in with another account' },
  names: { google: 'Google', facebook: 'Facebook' },
  notes: {
    google: 'Create an OAuth client of the type “Web application” in Google Cloud, with the redirect address below.',
    facebook:
      'Create an app with Facebook Login at Meta, with the redirect address below. Client ID and secret are the ' +
      'app’s ID and secret.',
  },
  fields: { clientId: 'Client ID', tokenEndpoint: 'Token address' },
  keys: { clientSecret: 'Client secret' },
  facts: { callback: 'Redirect address' },
  warnings: { flag: 'Log-in with this account is switched off under Site, Features.' },
  offText: 'Members who registered with it cannot log in until it is connected again or they have a password.',
});
