import type { backoffice, ValueOf } from '@fairlot/contract';

/** The logged-in operator. */
export type Operator = ValueOf<typeof backoffice.me>;
/** Response to a step of the log-in. */
export type Progress = ValueOf<typeof backoffice.login>;
