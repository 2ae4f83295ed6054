/** Live events of a member's payments. */
export interface StreamEvents {
  'deposit.changed': { orderId: string; status: string };
  /** The holders of the member's payout accounts were compared with a newly verified name. */
  'payoutAccounts.changed': Record<string, never>;
  /** Sent to all clients: limits, fees or payment methods changed. */
  'payments.changed': { of: 'deposit' | 'withdrawal' };
  'withdrawal.changed': { orderId: string; status: string };
}
