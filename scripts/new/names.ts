export function capitalise(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Words of TypeScript, which cannot be the names of variables, with 3 to 16 letters. */
const RESERVED = new Set(
  (
    'await break case catch class const continue debugger default delete else enum export extends false finally for ' +
    'function implements import instanceof interface let new null package private protected public return static ' +
    'super switch this throw true try typeof var void while with yield'
  ).split(' '),
);

/** Whether a room can have the name: it becomes a folder, a prefix of tables and a variable. */
export const isRoomName = (name: string): boolean => /^[a-z]{3,16}$/.test(name) && !RESERVED.has(name);
