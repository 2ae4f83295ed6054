/** Texts of the section about balances. */
export const adjustmentTexts = {
  title: 'Adjustments',
  action: 'Adjust balance',
  kind: 'Adjust a balance',
  heading: 'Request an adjustment',
  text: 'A second operator has to approve before any money moves.',
  memberId: 'Member id',
  amount: 'Amount',
  amountHint: 'With a minus to take money, such as -50.00.',
  submit: 'Request adjustment',
  requested: 'Requested. A second operator has to approve.',
  list: 'Adjustments so far',
  wrongAmount: 'An amount has at most two decimals and is not zero.',
} as const;
