import { useState } from 'react';
import { Field } from '../../parts/field.tsx';
import { ReasonDialog } from '../../parts/reason-dialog.tsx';
import { messageOf } from '../../shared/message-of.ts';
import { createRequestKeys } from '../../shared/request-key.ts';
import { type Agent, agencyApi } from './api.ts';
import { agencyTexts as words } from './texts.ts';

/** Asks a second operator for a move; what it would do is looked at first. */
export function MoveDialog({ agent, onClose }: { agent: Agent; onClose: () => void }) {
  const [upperId, setUpperId] = useState('');
  const [effect, setEffect] = useState<{ of: string; text: string } | null>(null);
  const [keyOf] = useState(createRequestKeys);
  const wanted = upperId.trim();
  const isSeen = effect !== null && effect.of === wanted;
  const look = async () => {
    try {
      const { moved, from, to, fromDay, contracts, openBills } = await agencyApi.moveEffect(
        agent.memberId,
        wanted === '' ? {} : { upperId: wanted },
      );
      const [former, next] = [from, to].map((one) => one?.account ?? words.top);
      const text = words.moveEffect(moved, former ?? '', next ?? '', fromDay, contracts, openBills);
      setEffect({ of: wanted, text });
    } catch (error) {
      setEffect(null);
      throw error;
    }
  };
  const [failure, setFailure] = useState<string | null>(null);
  const show = () => {
    setFailure(null);
    look().catch((error: unknown) => setFailure(messageOf(error)));
  };
  return (
    <ReasonDialog
      title={`${words.move}: ${agent.account}`}
      submit={words.moveAsk}
      check={() => (isSeen ? null : words.moveNeedsCheck)}
      run={async (reason) => {
        await agencyApi.requestMove(agent.memberId, {
          upperId: wanted === '' ? null : wanted,
          reason,
          requestKey: keyOf([agent.memberId, wanted, reason]),
        });
      }}
      onClose={onClose}
    >
      <Field label={words.moveTo} value={upperId} onChange={setUpperId} inputMode="numeric" pattern="[0-9]*" />
      <p>
        <button type="button" className="button" onClick={show}>
          {words.moveCheck}
        </button>
      </p>
      {isSeen && <p role="status">{effect.text}</p>}
      {failure !== null && (
        <p className="error" role="alert">
          {failure}
        </p>
      )}
    </ReasonDialog>
  );
}
