/**
 * Message texts of one language. `time` is already formatted in the language, such as "5 min" or "30 minutes". Text
 * messages (`code`, `known`) fit one segment: 160 letters of GSM's alphabet, or 70 of any other.
 */
export interface Words {
  code: (merchant: string, code: string, time: string) => string;
  known: (merchant: string) => string;
  resetSubject: (merchant: string) => string;
  reset: (merchant: string, account: string, link: string, time: string) => string;
  emailChangedSubject: (merchant: string) => string;
  emailChanged: (merchant: string, account: string) => string;
  passwordChangedSubject: (merchant: string) => string;
  passwordChanged: (merchant: string, account: string) => string;
}
