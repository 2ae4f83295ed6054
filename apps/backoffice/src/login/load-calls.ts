/** The calls of operators with their schemas, which the first paint of the log-in does not wait for. */
export const loadCalls = () => import('@fairlot/contract/backoffice/desk');
