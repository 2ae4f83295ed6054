// The cashier for tests of pages.
export {
  createVerified,
  openCashier,
  PAYMENT_PASSWORD,
} from '@fairlot/server/rooms/payments/withdrawals/withdrawals.testing';
