import { identityDesk as contract } from '@fairlot/contract';
import { type Connections, createConnectionDesk } from '../../../platform/connections/index.ts';
import type { IdentityPlatform } from '../ports.ts';
import type { LoginProvider, ProviderName } from '../social/login-provider.ts';
import { callbackUrl } from '../social/flow.ts';
import { testLogin } from '../social/test-login.ts';

/** Two operators connect log-ins by Google and Facebook; one switches them off. */
export function createLoginProviderDesk(platform: IdentityPlatform, connections: Connections<LoginProvider>) {
  return createConnectionDesk(platform, {
    connections,
    calls: {
      list: contract.loginProviders,
      connect: contract.connectLogin,
      off: contract.disconnectLogin,
      test: contract.testLogin,
    },
    approvalKind: 'identity.login',
    permission: 'logins.connect',
    // Without changes: notifies open pages, which offer these log-ins.
    changed: (tx) => platform.site.changeIn(tx, {}, () => {}),
    test: (provider, client) => testLogin(client, callbackUrl(platform, provider as ProviderName)),
  });
}
