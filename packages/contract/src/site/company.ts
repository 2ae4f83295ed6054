import { Type } from 'typebox';
import { Maybe, Strict, StrictObject } from '../shapes.ts';

export const Licences = Type.Array(
  StrictObject({
    authority: Type.String({ minLength: 1, maxLength: 120 }),
    number: Type.String({ minLength: 1, maxLength: 60 }),
    url: Maybe(Type.String({ minLength: 1, maxLength: 500, description: 'entry in the register, https' })),
  }),
  { maxItems: 10 },
);

/** Help for problem gambling, as plain text by language. */
export const HelpLineSetting = Type.Record(
  Type.String({ pattern: '^[A-Z]{2}$' }),
  Type.String({ minLength: 1, maxLength: 300, pattern: '\\S' }),
  Strict,
);

/** The company behind the merchant, as shown in terms, privacy and About. Empty fields are hidden. */
export const CompanySetting = StrictObject({
  legalName: Maybe(Type.String({ minLength: 1, maxLength: 120 })),
  address: Maybe(Type.String({ minLength: 1, maxLength: 300 })),
  email: Maybe(Type.String({ pattern: '^[^\\s@<>"?&]+@[^\\s@<>"?&]+\\.[^\\s@<>"?&]+$', maxLength: 120 })),
  licences: Licences,
});
