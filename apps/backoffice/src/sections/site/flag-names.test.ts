import { AGENT_KEYS } from '@fairlot/contract/site/client-settings';
import { expect, it } from 'vitest';
import { siteTexts } from './texts.ts';

it("names every feature of the agents' menu", () => {
  expect(Object.keys(siteTexts.flags.names)).toEqual(expect.arrayContaining([...AGENT_KEYS]));
});
