import type { OperatorRole } from '@fairlot/contract';

const DAILY =
  'chats chat cards card translate answer note markRead typing take transfer close picture settings staff ' +
  'changeTaking answers report';

/**
 * Which calls of the desk each role may make; written out once more, so that a change of a role changes this as well.
 */
export const ALLOWED: Partial<Record<OperatorRole, string>> = {
  admin: `${DAILY} changeSettings addAnswer changeAnswer removeAnswer`,
  support: DAILY,
};
