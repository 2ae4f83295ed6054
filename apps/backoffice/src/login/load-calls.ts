/**
 * The calls of operators with their schemas; loaded separately, so that the first paint of the log-in does not wait.
 */
export const loadCalls = () => import('@fairlot/contract/backoffice/desk');
