import type { phrases } from '../../../frame/palette/spoken-acts.ts';

export const frameSpokenPhrases: typeof phrases = {
  approve: 'aprovar, aprove, aceitar',
  refuse: 'recusar, recuse, rejeitar, negar',
  hold: 'reter, segurar',
  release: 'liberar, soltar',
  void: 'anular, cancelar',
  postpone: 'adiar, postergar',
  disable: 'desativar, bloquear',
  pause: 'desligar, desativar, pausar',
  withdrawal: 'o pagamento, a retirada, o saque, pagamento, retirada, saque',
  draw: 'o sorteio, sorteio',
  member: 'o jogador, o membro, jogador, membro',
  vendor: 'o provedor de jogos, provedor de jogos, o fornecedor, o provedor, fornecedor, provedor',
};
