export {
  type Calculation,
  carriedInto,
  carryOf,
  dividendOf,
  type Former,
  lessLowers,
  type Line,
  salaryOf,
  type Tier,
  withCarry,
} from './contracts.ts';
