import type { OperatorRole } from '@fairlot/contract';

const READING =
  'draws games families choices stations game odds rules draw sale salePlay saleNumber saleUsual closedDays feeds ' +
  'feedConnections pools';
const ALL = [
  READING,
  'previewGame addGame changeGame nameTag addCalendar removeCalendar',
  'requestVoid previewOdds requestOdds previewRules requestRules proposeResult confirmResult withdrawReport',
  'stopNumber resumeNumber closeSale previewImport importResults requestPostponement closeDay reopenDay',
  'connectFeed disconnectFeed testFeed changePools',
].join(' ');

/**
 * Console calls that each role may make. Written out separately, so that a change of a role needs a change here too.
 */
export const ALLOWED: Partial<Record<OperatorRole, string>> = {
  admin: ALL,
  support: READING,
  risk: ALL,
};
