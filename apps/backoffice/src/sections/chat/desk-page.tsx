import './chat.css';
import type { PageProps } from '../../shared/section.ts';
import { AnswersCard } from './answers-card.tsx';
import { ReportCard } from './report-card.tsx';
import { SettingsCard } from './settings-card.tsx';

/** Settings and statistics of the chat: report, saved answers, hours and quick questions. */
export function ChatDeskPage({ operator }: PageProps) {
  const canManage = operator.permissions.includes('chat.manage');
  return (
    <div className="chat-desk">
      <ReportCard />
      <AnswersCard canManage={canManage} />
      {canManage && <SettingsCard />}
    </div>
  );
}
