import type { BodyOf, lotteryDesk, ValueOf } from '@fairlot/contract';
import { send } from '../../shared/api.ts';
import type { DrawPlace } from './draw-report.ts';

const drawPath = ({ gameCode, numero: drawNumber }: DrawPlace): string => `/lottery/draws/${gameCode}/${drawNumber}`;

const salePath = (draw: DrawPlace): string => `${drawPath(draw)}/sale`;

/** Calls about lotteries; types come from the contract. All throw ApiError. */
export const lotteryApi = {
  requestVoid: ({ gameCode, numero: drawNumber }: DrawPlace, body: BodyOf<typeof lotteryDesk.requestVoid>) =>
    send<ValueOf<typeof lotteryDesk.requestVoid>>('POST', `/draws/${gameCode}/${drawNumber}/void`, { body }),
  games: (signal: AbortSignal) => send<ValueOf<typeof lotteryDesk.games>>('GET', '/lottery/games', { signal }),
  families: (signal: AbortSignal) => send<ValueOf<typeof lotteryDesk.families>>('GET', '/lottery/families', { signal }),
  choices: (signal: AbortSignal) => send<ValueOf<typeof lotteryDesk.choices>>('GET', '/lottery/choices', { signal }),
  stations: (signal: AbortSignal) => send<ValueOf<typeof lotteryDesk.stations>>('GET', '/lottery/stations', { signal }),
  nameTag: (tag: string, body: BodyOf<typeof lotteryDesk.nameTag>) =>
    send<ValueOf<typeof lotteryDesk.nameTag>>('PUT', `/lottery/tags/${tag}`, { body }),
  previewGame: (body: BodyOf<typeof lotteryDesk.previewGame>, signal: AbortSignal) =>
    send<ValueOf<typeof lotteryDesk.previewGame>>('POST', '/lottery/games/preview', { isRead: true, body, signal }),
  addGame: (body: BodyOf<typeof lotteryDesk.addGame>) =>
    send<ValueOf<typeof lotteryDesk.addGame>>('POST', '/lottery/games', { body }),
  game: (gameCode: string, signal: AbortSignal) =>
    send<ValueOf<typeof lotteryDesk.game>>('GET', `/lottery/games/${gameCode}`, { signal }),
  changeGame: (gameCode: string, body: BodyOf<typeof lotteryDesk.changeGame>) =>
    send<ValueOf<typeof lotteryDesk.changeGame> | ValueOf<typeof lotteryDesk.addGame>>(
      'PUT',
      `/lottery/games/${gameCode}`,
      { body },
    ),
  addCalendar: (body: BodyOf<typeof lotteryDesk.addCalendar>) =>
    send<ValueOf<typeof lotteryDesk.addCalendar>>('POST', '/lottery/calendar', { body }),
  odds: (gameCode: string, signal: AbortSignal) =>
    send<ValueOf<typeof lotteryDesk.odds>>('GET', `/lottery/games/${gameCode}/odds`, { signal }),
  previewOdds: (gameCode: string, body: BodyOf<typeof lotteryDesk.previewOdds>) =>
    send<ValueOf<typeof lotteryDesk.previewOdds>>('POST', `/lottery/games/${gameCode}/odds/preview`, { body }),
  requestOdds: (gameCode: string, body: BodyOf<typeof lotteryDesk.requestOdds>) =>
    send<ValueOf<typeof lotteryDesk.requestOdds>>('POST', `/lottery/games/${gameCode}/odds`, { body }),
  pools: (gameCode: string, pageNo: number, signal: AbortSignal) =>
    send<ValueOf<typeof lotteryDesk.pools>>('GET', `/lottery/games/${gameCode}/pools?pageNo=${pageNo}`, { signal }),
  changePools: (gameCode: string, body: BodyOf<typeof lotteryDesk.changePools>) =>
    send<ValueOf<typeof lotteryDesk.changePools>>('POST', `/lottery/games/${gameCode}/pools`, { body }),
  rules: (gameCode: string, signal: AbortSignal) =>
    send<ValueOf<typeof lotteryDesk.rules>>('GET', `/lottery/games/${gameCode}/rules`, { signal }),
  previewRules: (gameCode: string, body: BodyOf<typeof lotteryDesk.previewRules>) =>
    send<ValueOf<typeof lotteryDesk.previewRules>>('POST', `/lottery/games/${gameCode}/rules/preview`, { body }),
  requestRules: (gameCode: string, body: BodyOf<typeof lotteryDesk.requestRules>) =>
    send<ValueOf<typeof lotteryDesk.requestRules>>('POST', `/lottery/games/${gameCode}/rules`, { body }),
  draw: (draw: DrawPlace, signal: AbortSignal) =>
    send<ValueOf<typeof lotteryDesk.draw>>('GET', drawPath(draw), { signal }),
  sale: (place: DrawPlace, signal: AbortSignal) =>
    send<ValueOf<typeof lotteryDesk.sale>>('GET', salePath(place), { signal }),
  salePlay: (place: DrawPlace, play: string, signal: AbortSignal) =>
    send<ValueOf<typeof lotteryDesk.salePlay>>('GET', `${salePath(place)}/${play}`, { signal }),
  saleNumber: (place: DrawPlace, play: string, number: string, signal: AbortSignal) =>
    send<ValueOf<typeof lotteryDesk.saleNumber>>('GET', `${salePath(place)}/${play}/${number}`, { signal }),
  saleUsual: (place: DrawPlace, play: string, number: string, signal: AbortSignal) =>
    send<ValueOf<typeof lotteryDesk.saleUsual>>('GET', `${salePath(place)}/${play}/${number}/usual`, { signal }),
  stopNumber: (place: DrawPlace, play: string, number: string, reason: string) =>
    send<ValueOf<typeof lotteryDesk.stopNumber>>('POST', `${salePath(place)}/${play}/${number}/stop`, {
      body: { reason },
    }),
  resumeNumber: (place: DrawPlace, play: string, number: string, reason: string) =>
    send<ValueOf<typeof lotteryDesk.resumeNumber>>('POST', `${salePath(place)}/${play}/${number}/resume`, {
      body: { reason },
    }),
  closeSale: (draw: DrawPlace, reason: string) =>
    send<ValueOf<typeof lotteryDesk.closeSale>>('POST', `${drawPath(draw)}/close`, {
      body: { reason },
    }),
  proposeResult: (draw: DrawPlace, body: BodyOf<typeof lotteryDesk.proposeResult>) =>
    send<ValueOf<typeof lotteryDesk.proposeResult>>('POST', `${drawPath(draw)}/result`, { body }),
  confirmResult: (draw: DrawPlace, body: BodyOf<typeof lotteryDesk.confirmResult>) =>
    send<ValueOf<typeof lotteryDesk.confirmResult>>('POST', `${drawPath(draw)}/result/confirm`, {
      body,
    }),
  withdrawReport: (draw: DrawPlace, body: BodyOf<typeof lotteryDesk.withdrawReport>) =>
    send<ValueOf<typeof lotteryDesk.withdrawReport>>('POST', `${drawPath(draw)}/result/withdraw`, {
      body,
    }),
  postpone: (draw: DrawPlace, body: BodyOf<typeof lotteryDesk.requestPostponement>) =>
    send<ValueOf<typeof lotteryDesk.requestPostponement>>('POST', `${drawPath(draw)}/postpone`, {
      body,
    }),
  previewImport: (body: BodyOf<typeof lotteryDesk.previewImport>) =>
    send<ValueOf<typeof lotteryDesk.previewImport>>('POST', '/lottery/results/preview', { body }),
  importResults: (body: BodyOf<typeof lotteryDesk.importResults>) =>
    send<ValueOf<typeof lotteryDesk.importResults>>('POST', '/lottery/results/import', { body }),
  removeCalendar: (calendar: string, reason: string) =>
    send<null>('POST', `/lottery/calendar/${calendar}/remove`, { body: { reason } }),
  calendars: (signal: AbortSignal) =>
    send<ValueOf<typeof lotteryDesk.closedDays>>('GET', '/lottery/calendar', { signal }),
  closeDay: (calendar: string, day: string, reason: string) =>
    send<ValueOf<typeof lotteryDesk.closeDay>>('PUT', `/lottery/calendar/${calendar}/${day}`, { body: { reason } }),
  reopenDay: (calendar: string, day: string, reason: string) =>
    send<ValueOf<typeof lotteryDesk.reopenDay>>('POST', `/lottery/calendar/${calendar}/${day}/reopen`, {
      body: { reason },
    }),
  feeds: (signal: AbortSignal) => send<ValueOf<typeof lotteryDesk.feeds>>('GET', '/lottery/feeds', { signal }),
};
