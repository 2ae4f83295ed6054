import { translated } from '../../shared/language.ts';

/** Navigation texts of the section. */
export const sectionTexts = translated('verificationSection', {
  title: 'Identity',
  queue: 'Documents',
  providers: 'Identity providers',
  connection: 'Provider of identity checks or exclusions',
  state: 'Document',
  decided: 'Decided',
  by: 'Decided by',
  documents: 'Pictures sent',
  verify: 'Verify without a document',
});
