export { type Approval, approval, type ApprovalKind, type Change, factLine } from './approval.ts';
export { bulkAction, waitingWork } from './desk.ts';
export { accountsOf, audited, requireFreeCase, pageOf, requestApproval, writeTrail } from './audited.ts';
export type {
  Acting,
  Actor,
  ApprovalView,
  AuditAndApprovals as Backstage,
  BulkAction,
  Desk,
  SearchHit,
  SearchSource,
  TrailEntry,
  WaitingWork,
  Input as Wish,
} from './desk.ts';
export { type AlarmFinding, alarmOf, type AlarmSource, type AlarmInput as AlarmWish, MOST_FINDINGS } from './alarm.ts';
export { createPersonalDataLimit } from './personal-data.ts';
export { type Connection, readConnections } from './related.ts';
export { readTimeline, type TimelineEdge, type TimelineEvent, type TimelineSource } from './timeline.ts';
export type { Figure, FigurePart, FigureSpan, HealthLine, HealthSource, RevenueLine, RevenueSplit } from './figures.ts';
export {
  betFacts,
  CARD_LINES,
  type ListedMember,
  type MemberCard,
  type MemberColumns,
  type MemberFact,
  type MemberFinder,
  type MemberLine,
} from './member-card.ts';
export {
  type MemberSpan,
  MOST_RELATED,
  type ReadRelated,
  type ReadWinnings,
  type RelatedMember,
  type Winnings,
} from './member-trace.ts';
export {
  type AnyDeskList,
  beginsWith,
  checkWish,
  countRows,
  deskList,
  guessRows,
  longestWaits,
  maySee,
  nameOfList,
  readByKeys,
  readKeyedPage,
  readPage,
} from './lists/index.ts';
export type { KeyedRow, ListWish, Reader } from './lists/index.ts';
export type { NetReasonSource, Risk, RiskSource } from './risks.ts';
export type { FeedLine, FeedSource } from './feed.ts';
export { requireStreamReader } from './stream-reader.ts';
export { matchesShortId, SHORT_ID } from './short-id.ts';
export { requireVersion, versionOf } from './version.ts';
export { type Cohorts, countsByKey, type MemberStep, type ReadNetDeposits } from './cohorts.ts';
export { countsOnly, type Report, type ReportNumber, type ReportRow, type ReportSpan } from './report.ts';
export { createDaySums, type DaySpan, type DaySums, EVERY_DAY_SUMS, summedDays } from './day-sums.ts';
