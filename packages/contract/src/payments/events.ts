/** Live events of a member's payments. */
export interface StreamEvents {
  'deposit.changed': { orderId: string; status: string };
  /** Sent to all clients: limits, fees or payment methods changed. */
  'payments.changed': { of: 'deposit' | 'withdrawal' };
  'withdrawal.changed': { orderId: string; status: string };
}
