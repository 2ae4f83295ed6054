import type { loyalty as contract, ValueOf } from '@fairlot/contract';
import { formatMinor } from '@fairlot/money';
import { ownText } from '../words/words.ts';
import type { RewardRow, Title } from './reward-rows.ts';

type View = ValueOf<typeof contract.collect>;

export function presentReward(row: RewardRow, language: string): View {
  return {
    rewardId: String(row.id),
    kind: row.kind,
    title: titleOf(row.title, language),
    terms: row.terms === null ? null : inLanguage(row.terms, language),
    play: row.kind === 'bonus' && row.terms === null ? giftPlay(row.details) : null,
    amount: formatMinor(row.amountMinor),
    currency: row.asset,
    state: row.state,
    createdAt: row.createdAt.getTime(),
    expiresAt: row.expiresAt.getTime(),
    endedAt: row.endedAt?.getTime() ?? null,
  };
}

/** Wagering of a gift of bonus money; by default once, within 30 days. */
function giftPlay(details: RewardRow['details']): NonNullable<View['play']> {
  const { times = 1, days = 30 } = details ?? {};
  return { times: Number(times), days: Number(days) };
}

/** The title in a language; falls back to English, then to the first one. */
export function titleOf(title: Title, language: string): string {
  return isOwn(title) ? ownText(title, language) : inLanguage(title, language);
}

function isOwn(title: Title): title is { text: string; [name: string]: string | number } {
  return typeof title['text'] === 'string';
}

export function inLanguage(texts: Record<string, string>, language: string): string {
  const code = language.toUpperCase();
  return texts[code === 'TH' ? 'TY' : code] ?? texts['EN'] ?? Object.values(texts)[0] ?? '';
}
