export { beginsWith } from './conditions.ts';
export { type AnyDeskList, deskList, type FieldSource, nameOfList, type Reader } from './desk-list.ts';
export { checkWish, countRows, guessRows, listRoute, type ListWish, readPage } from './read-list.ts';
