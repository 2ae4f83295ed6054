import { connectionCalls } from '../connections.ts';

/** OpenID providers whose accounts may log in. */
const LOGIN_PROVIDERS = ['google', 'facebook'] as const;

export const {
  list: loginProviders,
  connect: connectLogin,
  off: disconnectLogin,
  test: testLogin,
} = connectionCalls({
  desk: 'identityDesk',
  path: 'loginProviders',
  calls: ['connectLogin', 'disconnectLogin', 'testLogin'],
  providers: LOGIN_PROVIDERS,
  read: 'logins.read',
  change: 'logins.connect',
});
