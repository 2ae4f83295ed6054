import type { OperatorRole } from '@fairlot/contract';

const DAILY =
  'chats chat cards card translate answer note markRead typing take transfer close picture settings staff ' +
  'changeTaking answers report translatorConnections';

/**
 * Calls of the desk that each role may make. Listed here a second time, so that changing a role requires changing this
 * list.
 */
export const ALLOWED: Partial<Record<OperatorRole, string>> = {
  admin:
    `${DAILY} changeSettings addAnswer changeAnswer removeAnswer ` +
    'connectTranslator disconnectTranslator testTranslator',
  support: DAILY,
};
