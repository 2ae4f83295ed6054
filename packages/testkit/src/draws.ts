/** Draws for tests outside the server: created, sold and finished at once. */
export { buy, createIssue, finishIssue, get } from '@fairlot/server/rooms/lottery/lottery.testing';
