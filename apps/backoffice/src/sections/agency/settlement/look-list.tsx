import { Check, CreditCard, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { ErrorLine } from '../../../parts/states.tsx';
import { Time } from '../../../parts/time.tsx';
import { formatAmount } from '../../../shared/format.ts';
import { messageOf } from '../../../shared/message-of.ts';
import type { Look, Settlement } from '../api.ts';
import { programmeTexts } from '../programme-texts.ts';
import { rateText } from '../rate-text.ts';
import { settlementTexts as words } from '../settlement-texts.ts';
import { openLooks } from './steps.ts';

export interface LookListProps {
  settlement: Pick<Settlement, 'looks'>;
  onChoose: (contractId: string) => void;
  /** Undefined if the operator may only read. */
  onMark: ((look: Look, isSeen: boolean) => Promise<void>) | undefined;
}

/** Items that an operator has to review; each links to its bill and is marked once it was reviewed. */
export function LookList({ settlement: { looks }, onChoose, onMark }: LookListProps) {
  return (
    <section className="card settlement-looks" aria-label={words.looks}>
      <h2>
        {words.looks} <span className="muted">{words.openLooks(openLooks(looks))}</span>
      </h2>
      {looks.length === 0 ? (
        <p className="muted">{words.nothingToLook}</p>
      ) : (
        <ul>
          {looks.map((look) => (
            <LookItem key={look.key} look={look} onChoose={onChoose} onMark={onMark} />
          ))}
        </ul>
      )}
    </section>
  );
}

function LookItem({ look, onChoose, onMark }: { look: Look } & Pick<LookListProps, 'onChoose' | 'onMark'>) {
  const [isSending, setSending] = useState(false);
  const { what, contractId, account, seenBy, seenAt } = look;
  const LookIcon = what === 'account' ? CreditCard : TriangleAlert;
  const [failure, setFailure] = useState<string | null>(null);
  const mark = () => {
    setSending(true);
    setFailure(null);
    onMark?.(look, seenBy === null)
      .catch((error: unknown) => setFailure(messageOf(error)))
      .finally(() => setSending(false));
  };
  return (
    <li data-seen={seenBy !== null || undefined}>
      <span className="look-icon" data-what={what} aria-hidden="true">
        <LookIcon size={16} />
      </span>
      <div>
        <strong>{whatOf(look)}</strong>
        <p className="muted">
          <button type="button" className="link" onClick={() => onChoose(contractId)}>
            {account}
          </button>
          {moreOf(look)}
        </p>
        {seenAt !== null && (
          <p className="muted">
            {words.seenBy(seenBy ?? '')} <Time at={seenAt} />
          </p>
        )}
        <ErrorLine message={failure} />
      </div>
      {onMark !== undefined && (
        <button
          type="button"
          className="button button--ghost button--icon button--small"
          aria-pressed={seenBy !== null}
          aria-label={words.markSeen(whatOf(look), account)}
          disabled={isSending}
          onClick={mark}
        >
          <Check size={16} aria-hidden="true" />
        </button>
      )}
    </li>
  );
}

function whatOf({ what, product = '', rate = 0, percent = 0 }: Look): string {
  if (what === 'rate') return words.rateSet(programmeTexts.products[product] ?? product, rateText(product, rate));
  if (what === 'share') return words.shareOf(percent);
  return words.lookNames[what];
}

function moreOf({ amount, member, name }: Look): string {
  if (amount !== undefined) return ` · ${formatAmount(amount)}`;
  if (member !== undefined) return ` · ${words.member(member)}`;
  return name === undefined ? '' : ` · ${words.holderNames[name]}`;
}
