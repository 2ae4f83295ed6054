import type { ReactNode } from 'react';

/** One thing that was checked about a case, with the facts that were used. */
export interface CasePoint {
  key: string;
  title: string;
  /** The evidence in one sentence. */
  facts: ReactNode;
  passed: boolean;
  /** Opens the source of the facts. */
  evidence?: CaseEvidence | undefined;
}

export interface CaseEvidence {
  label: string;
  /** Opens the page with all of it, or a dialog; undefined if neither can be opened. */
  run?: (() => void) | undefined;
  /** Panel that opens beside the case instead. */
  beside?: EvidenceBeside | undefined;
}

/** Evidence of a section about a member. */
export interface EvidenceBeside {
  /** Key of the evidence. */
  source: string;
  memberId: string;
  /** Condition that selects the rows of a list; those of the member by default. */
  filter?: string;
}

/** A decision that an operator can take about a case. */
export interface CaseDecision {
  key: string;
  title: string;
  /** Label of its button, if it differs from the title. */
  label?: string;
  /** The effect of the decision. */
  text: string;
  /** The key that prepares the decision: it becomes the first one, and its reason gets the focus. */
  letter: string;
  isHarm?: boolean;
  /** Whether all open points have to be marked as seen before. */
  needsSeen?: boolean;
  /** A second operator is asked to approve. */
  asksSecond?: boolean;
  /** Whether the case is finished, so that the next one opens. */
  ends?: boolean;
  reason?: { label: string; hint?: string };
  /** Omitted when the decision needs a reason. */
  needsReason?: false;
  /** Returns a notice if the usual one would not be true. */
  run: (reason: string, requestKey: string) => Promise<unknown>;
}

/** A case as the layout shows it. */
export interface CaseSubject {
  key: string;
  /** Short number of the case. */
  number: string;
  state: ReactNode;
  /** Amount or name of the object. */
  title: ReactNode;
  text: ReactNode;
  /** The operator who works on it. */
  owner: { name: string; isOwn: boolean } | null;
  buttons?: readonly { label: string; run: () => void }[];
  notice?: ReactNode;
  points: readonly CasePoint[];
  parts?: ReactNode;
  side: { title: string; content: ReactNode };
  /** Its key for the work that colleagues share; `isOwn` if its room has its own calls to take and hold it. */
  work?: { object: string; mayDecide: boolean; isOwn?: boolean };
  /** Assigns the case to the operator; null if it is theirs or cannot be taken. */
  take: (() => Promise<unknown>) | null;
  /** Possible decisions, the usual one first. */
  decisions: readonly CaseDecision[];
  /** A decision that needs more than a reason. */
  form?: ReactNode;
}
