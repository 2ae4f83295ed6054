export { errorOf } from './clients/answers.ts';
export { createTestApp, runJob, type TestApp, type TestAppOptions } from './app.ts';
export { type BackOffice, openBackOffice } from './back-office.ts';
export { DICE, stakeOf } from './bets.ts';
export {
  auditBooks,
  auditBooksAndClose,
  bonusIdOf,
  createMember,
  levelTermsOf as balancesOf,
  openDevice,
  type TestMember,
} from './members.ts';
export { ownPlantedClock } from './clock/planted-clock.ts';
export { openSandbox, openTestApp } from './open-test-app.ts';
export { expectReplayLikeLive } from './replay-like-live.ts';
export { expectFiltersOf } from './reports.ts';
export { builtWeb } from './built-web.ts';
export { seal, type SealedRequest } from './seal.ts';
export {
  createDatabaseUrl,
  createTestDatabase,
  dropDatabase,
  type Filling,
  scratchDir,
  TEST_SECRET_KEY,
} from './database.ts';
export { openReceiver } from './clients/receiver.ts';
export { freePort } from './free-port.ts';
export { type RunningSandbox, startSandbox } from './running-sandbox.ts';
export { runClusterUrl, startRunCluster, stopOwnCluster } from './run-cluster.ts';
export { openTwoProcesses, shareDatabase } from './two-processes.ts';
export {
  askAdjustment,
  type AuditLine,
  auditOf,
  callDesk,
  callSite,
  createOperator,
  type DeskAnswer,
  OPERATOR_PASSWORD,
  operatorHeaders,
  REASON,
  type TestOperator,
} from './operators.ts';
