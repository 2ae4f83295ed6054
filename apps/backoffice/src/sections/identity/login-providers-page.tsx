import { connectLogin } from '@fairlot/contract/identity/desk-logins';
import { ConnectionCards } from '../../parts/connections/connection-cards.tsx';
import type { PageProps } from '../../shared/section.ts';
import { loginProviderTexts } from './login-provider-texts.ts';

/** Connects, tests and switches off log-ins by Google and Facebook. */
export function LoginProviders({ operator }: PageProps) {
  return (
    <ConnectionCards
      path="/loginProviders"
      call={connectLogin}
      providerWords={loginProviderTexts}
      mayConnect={operator.permissions.includes('logins.connect')}
    />
  );
}
