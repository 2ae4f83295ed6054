export { beginsWith } from './conditions.ts';
export { type AnyDeskList, deskList, type FieldSource, maySee, nameOfList, type Reader } from './desk-list.ts';
export {
  checkWish,
  countRows,
  guessRows,
  type KeyedRow,
  listRoute,
  type ListWish,
  readByKeys,
  readKeyedPage,
  readPage,
} from './read-list.ts';
