import { FeedbackForm } from './feedback-form.tsx';
import { ClosedCard } from '../../features/member/ui/closed-card.tsx';
import { useMember } from '../../shared/session/use-session.ts';

/** Feedback to the merchant. */
export default function FeedbackPage() {
  const member = useMember();
  return (
    <ClosedCard page="feedback">
      {member !== null && <FeedbackForm key={member.userName} userName={member.userName} />}
    </ClosedCard>
  );
}
