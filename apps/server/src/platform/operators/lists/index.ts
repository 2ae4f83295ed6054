export { beginsWith } from './conditions.ts';
export { type AnyDeskList, deskList, type FieldSource, maySee, nameOfList, type Reader } from './desk-list.ts';
export { longestWaits } from './queue-ages.ts';
export {
  checkInput as checkWish,
  countRows,
  guessRows,
  type KeyedRow,
  listRoute,
  type ListInput as ListWish,
  readByKeys,
  readKeyedPage,
  readPage,
} from './read-list.ts';
