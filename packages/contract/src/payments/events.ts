/** What members hear live of their payments. */
export interface StreamEvents {
  'withdrawal.changed': { orderId: string; status: string };
}
