import { useMemo } from 'react';
import { useLocaleText } from '../../../../shared/i18n/use-text.ts';
import { chanceText, noChance, ownChance } from '../model/own-chance.ts';
import type { Watched } from '../model/use-watched.ts';

/**
 * The chance that a bet of the tickets has a hit, before the draw; with `isMissed`, that none has one, once that is
 * known. Counting some tickets exactly takes too long; their chance is at least the one shown.
 */
export function StageChance({
  watched: { draw, tickets },
  isMissed = false,
}: {
  watched: Watched;
  isMissed?: boolean;
}) {
  const { t, tag } = useLocaleText();
  const structure = draw?.structure;
  const chance = useMemo(
    () => (structure === undefined || tickets.length === 0 ? null : ownChance(structure, tickets)),
    [structure, tickets],
  );
  if (chance === null || (isMissed && !chance.isExact)) return null;
  const text = chanceText(isMissed ? noChance(chance) : chance, tag, t);
  return (
    <p className="caption theatre__quiet numeric">
      {isMissed
        ? t('draw.chanceOfNone', { chance: text })
        : t(chance.isExact ? 'draw.chance' : 'draw.chanceLeast', { chance: text })}
    </p>
  );
}
