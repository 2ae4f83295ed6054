import { Button, Icon } from '@fairlot/ui';
import { useState } from 'react';
import { ErrorLine } from '../../../parts/states.tsx';
import { Time } from '../../../parts/time.tsx';
import { formatAmount } from '../../../shared/format.ts';
import { messageOf } from '../../../shared/message-of.ts';
import type { Finding, Settlement } from '../api.ts';
import { rateText } from '../rate-text.ts';
import { settlementTexts as words } from '../settlement-texts.ts';
import { openFindings } from './steps.ts';
import { productNames } from '../../../form/product-names.ts';
import { common } from '../../../shared/common-texts.ts';

export interface FindingListProps {
  settlement: Pick<Settlement, 'findings'>;
  onChoose: (contractId: string) => void;
  /** Undefined if the operator may only read. */
  onMark: ((finding: Finding, isSeen: boolean) => Promise<void>) | undefined;
}

/** Items that an operator has to review; each links to its bill and is marked once it was reviewed. */
export function FindingList({ settlement: { findings }, onChoose, onMark }: FindingListProps) {
  return (
    <section className="card settlement-findings" aria-label={common.toReview}>
      <h2>
        {common.toReview} <span className="muted">{words.openFindings(openFindings(findings))}</span>
      </h2>
      {findings.length === 0 ? (
        <p className="muted">{words.nothingToReview}</p>
      ) : (
        <ul>
          {findings.map((finding) => (
            <FindingItem key={finding.key} finding={finding} onChoose={onChoose} onMark={onMark} />
          ))}
        </ul>
      )}
    </section>
  );
}

function FindingItem({
  finding,
  onChoose,
  onMark,
}: { finding: Finding } & Pick<FindingListProps, 'onChoose' | 'onMark'>) {
  const [isSending, setSending] = useState(false);
  const { what, contractId, account, seenBy, seenAt } = finding;
  const [failure, setFailure] = useState<string | null>(null);
  const mark = () => {
    setSending(true);
    setFailure(null);
    onMark?.(finding, seenBy === null)
      .catch((error: unknown) => setFailure(messageOf(error)))
      .finally(() => setSending(false));
  };
  return (
    <li data-seen={seenBy !== null || undefined}>
      <span className="finding-icon" data-what={what} aria-hidden="true">
        <Icon name={what === 'account' ? 'card' : 'alert'} size="tiny" />
      </span>
      <div>
        <strong>{whatOf(finding)}</strong>
        <p className="muted">
          <button type="button" className="link" onClick={() => onChoose(contractId)}>
            {account}
          </button>
          {moreOf(finding)}
        </p>
        {seenAt !== null && (
          <p className="muted">
            {words.seenBy(seenBy ?? '')} <Time at={seenAt} />
          </p>
        )}
        <ErrorLine message={failure} />
      </div>
      {onMark !== undefined && (
        <Button
          icon="check"
          variant="plain"
          size="small"
          className="button--icon"
          aria-pressed={seenBy !== null}
          aria-label={words.markSeen(whatOf(finding), account)}
          disabled={isSending}
          onClick={mark}
        />
      )}
    </li>
  );
}

function whatOf({ what, product = '', rate = 0, percent = 0 }: Finding): string {
  if (what === 'rate') return words.rateSet(productNames[product] ?? product, rateText(product, rate));
  if (what === 'share') return words.shareOf(percent);
  return words.findingNames[what];
}

function moreOf({ amount, member, name }: Finding): string {
  if (amount !== undefined) return ` · ${formatAmount(amount)}`;
  if (member !== undefined) return ` · ${words.member(member)}`;
  return name === undefined ? '' : ` · ${words.holderNames[name]}`;
}
