import { connectionCalls } from '../connections.ts';

/**
 * Outside parties with knowledge about persons. identity, sumsub: identity checks; register, gamstop: exclusion
 * registers; sanctions: sanctions lists. One of each group is used.
 */
const PARTIES = ['identity', 'sumsub', 'register', 'gamstop', 'sanctions'] as const;

export const {
  list: identityConnections,
  connect: connectIdentity,
  off: disconnectIdentity,
  test: testIdentity,
} = connectionCalls({
  desk: 'verificationDesk',
  path: 'identityConnections',
  calls: ['connectIdentity', 'disconnectIdentity', 'testIdentity'],
  providers: PARTIES,
  read: 'verification.read',
  change: 'verification.connect',
});
