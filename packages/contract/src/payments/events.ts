/** What members hear live of their payments. */
export interface StreamEvents {
  'deposit.changed': { orderId: string; status: string };
  'withdrawal.changed': { orderId: string; status: string };
}
