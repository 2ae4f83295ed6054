import { connectionCalls } from '../connections.ts';

export const {
  list: translatorConnections,
  connect: connectTranslator,
  off: disconnectTranslator,
  test: testTranslator,
} = connectionCalls({
  desk: 'chatDesk',
  path: 'translatorConnections',
  calls: ['connectTranslator', 'disconnectTranslator', 'testTranslator'],
  providers: ['translator'],
  read: 'chat.read',
  change: 'chat.manage',
});
