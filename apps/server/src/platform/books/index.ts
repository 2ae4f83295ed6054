export { type AuditCheck, nameWrong } from './check.ts';
export { type Books, createBooks } from './proof.ts';
