import type { backoffice, ValueOf } from '@fairlot/contract';

/** Who is logged in. */
export type Operator = ValueOf<typeof backoffice.me>;
/** What a step of the log-in answers. */
export type Progress = ValueOf<typeof backoffice.login>;
