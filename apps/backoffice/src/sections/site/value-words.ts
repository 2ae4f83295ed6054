import type { ValueWords } from '../../shared/section.ts';
import { clientTexts } from './clients/client-texts.ts';
import { siteTexts } from './texts.ts';

const { brand, codes, contact, market } = siteTexts;
const { links, lottery, registration } = clientTexts;

export const values: ValueWords = {
  site: {
    brandTone: { soft: brand.soft, solid: brand.solid },
    countdown: { lockTime: lottery.lockTime, halfSpan: lottery.halfSpan },
    csType: contact.kinds,
    defaultTheme: { light: brand.light, dark: brand.dark },
    humanCheck: { altcha: registration.altcha, none: registration.none },
    identityBefore: market.identities,
    loginAs: { any: links.any, member: links.member, agent: links.agent },
    profile: market.profiles,
    smsProvider: { server: codes.server, firebase: codes.firebase },
  },
};
