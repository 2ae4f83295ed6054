import { type Body, send, type Value } from './api.ts';

const drawPath = (gameCode: string, numero: string): string => `/lottery/draws/${gameCode}/${numero}`;

/** Calls about lotteries; types come from the contract. All throw ApiError. */
export const lotteryApi = {
  games: (signal: AbortSignal) => send<Value<'lotteryGames'>>('GET', '/lottery/games', { signal }),
  odds: (gameCode: string, signal: AbortSignal) =>
    send<Value<'lotteryOdds'>>('GET', `/lottery/games/${gameCode}/odds`, { signal }),
  previewOdds: (gameCode: string, body: Body<'previewOdds'>) =>
    send<Value<'previewOdds'>>('POST', `/lottery/games/${gameCode}/odds/preview`, { body }),
  requestOdds: (gameCode: string, body: Body<'requestOdds'>) =>
    send<Value<'requestOdds'>>('POST', `/lottery/games/${gameCode}/odds`, { body }),
  rules: (gameCode: string, signal: AbortSignal) =>
    send<Value<'lotteryRules'>>('GET', `/lottery/games/${gameCode}/rules`, { signal }),
  previewRules: (gameCode: string, body: Body<'previewRules'>) =>
    send<Value<'previewRules'>>('POST', `/lottery/games/${gameCode}/rules/preview`, { body }),
  requestRules: (gameCode: string, body: Body<'requestRules'>) =>
    send<Value<'requestRules'>>('POST', `/lottery/games/${gameCode}/rules`, { body }),
  draw: (gameCode: string, numero: string, signal: AbortSignal) =>
    send<Value<'lotteryDraw'>>('GET', drawPath(gameCode, numero), { signal }),
  proposeResult: (gameCode: string, numero: string, body: Body<'proposeResult'>) =>
    send<Value<'proposeResult'>>('POST', `${drawPath(gameCode, numero)}/result`, { body }),
  confirmResult: (gameCode: string, numero: string, body: Body<'confirmResult'>) =>
    send<Value<'confirmResult'>>('POST', `${drawPath(gameCode, numero)}/result/confirm`, { body }),
  postpone: (gameCode: string, numero: string, body: Body<'requestPostponement'>) =>
    send<Value<'requestPostponement'>>('POST', `${drawPath(gameCode, numero)}/postpone`, { body }),
  previewImport: (body: Body<'previewImport'>) =>
    send<Value<'previewImport'>>('POST', '/lottery/results/preview', { body }),
  importResults: (body: Body<'importResults'>) =>
    send<Value<'importResults'>>('POST', '/lottery/results/import', { body }),
  calendars: (signal: AbortSignal) => send<Value<'closedDays'>>('GET', '/lottery/calendar', { signal }),
  closeDay: (calendar: string, day: string, reason: string) =>
    send<Value<'closeDay'>>('PUT', `/lottery/calendar/${calendar}/${day}`, { body: { reason } }),
  reopenDay: (calendar: string, day: string, reason: string) =>
    send<Value<'reopenDay'>>('POST', `/lottery/calendar/${calendar}/${day}/reopen`, { body: { reason } }),
  feeds: (signal: AbortSignal) => send<Value<'feeds'>>('GET', '/lottery/feeds', { signal }),
};
