import { translated } from './language.ts';

/** Texts of error codes in the operator's language; empty in English, where the server's texts are used. */
export const codeWords = translated<Readonly<Record<string, string>>>('errors', {});
