import './chat.css';
import type { PageProps } from '../../shared/section.ts';
import { AnswersCard } from './answers-card.tsx';
import { ReportCard } from './report-card.tsx';
import { connectTranslator } from '@fairlot/contract/chat/connections-desk';
import { ConnectionCards } from '../../parts/connections/connection-cards.tsx';
import { translatorTexts } from './translator-texts.ts';
import { SettingsCard } from './settings-card.tsx';

/** Settings and statistics of the chat: report, saved answers, hours and quick questions. */
export function ChatDeskPage({ operator }: PageProps) {
  const canManage = operator.permissions.includes('chat.manage');
  return (
    <div className="chat-desk">
      <ReportCard />
      <AnswersCard canManage={canManage} />
      {canManage && <SettingsCard />}
      <ConnectionCards
        path="/translatorConnections"
        call={connectTranslator}
        providerWords={translatorTexts}
        mayConnect={canManage}
      />
    </div>
  );
}
