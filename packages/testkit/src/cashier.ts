// What tests of pages need of the cashier.
export {
  createVerified,
  openCashier,
  PAYMENT_PASSWORD,
} from '@fairlot/server/rooms/payments/withdrawals/withdrawals.testing';
