/** What members hear live of their payments. */
export interface StreamEvents {
  'deposit.changed': { orderId: string; status: string };
  /** Told everybody: limits, fees or ways of payments are others from now on. */
  'payments.changed': { of: 'deposit' | 'withdrawal' };
  'withdrawal.changed': { orderId: string; status: string };
}
