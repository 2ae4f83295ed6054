import { connectMessages } from '@fairlot/contract/site/desk-messages';
import { ConnectionCards } from '../../parts/connections/connection-cards.tsx';
import type { PageProps } from '../../shared/section.ts';
import { messageProviderTexts } from './message-texts.ts';

/** Providers of text messages and mail. */
export function MessageProvidersPage({ operator }: PageProps) {
  return (
    <ConnectionCards
      path="/messageProviders"
      call={connectMessages}
      providerWords={messageProviderTexts}
      mayConnect={operator.permissions.includes('site.change')}
    />
  );
}
