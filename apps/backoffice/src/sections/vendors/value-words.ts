import { gameKinds } from '../../form/game-kinds.ts';
import type { ValueWords } from '../../shared/section.ts';
import { connectionTexts } from './connections/texts.ts';
import { vendorsTexts } from './texts.ts';

export const values: ValueWords = {
  vendor: {
    kind: gameKinds,
    openMode: connectionTexts.openModes,
    protocol: connectionTexts.protocols,
    repair: vendorsTexts.repair.words,
    walletKind: connectionTexts.wallets,
  },
};
