import type { SetupStep } from '../backoffice/ports.ts';
import type { Parties } from './parties.ts';
import type { VerificationPlatform } from './ports.ts';

/**
 * Completes the set-up step about registration where the market requires an exclusion register: without a connected
 * register, or without a contact to look a person up by, new members could neither deposit nor play.
 */
export function createRegistrationStep({ site }: VerificationPlatform, parties: Parties) {
  return (settings: SetupStep): SetupStep =>
    async (executor) => {
      const { isReady, detail } = await settings(executor);
      if (!(await site.market(executor)).exclusionRegister) return { isReady, detail };
      const register = parties.register() === undefined ? 0 : 1;
      return {
        isReady: isReady && register === 1 && detail['contact'] === 1,
        detail: { ...detail, asked: 1, register },
      };
    };
}
