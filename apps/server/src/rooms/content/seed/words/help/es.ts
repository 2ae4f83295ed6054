import type { Topics } from './topics.ts';

export const ES: Topics = {
  withdraw: [
    'Retiros',
    [
      '¿Cómo retiro?',
      'Primero guarda una cuenta bancaria o billetera a tu nombre. Después abre Retirar, elígela, escribe ' +
        'el importe y confirma con tu contraseña de pago. Una cuenta nueva se puede usar tras un tiempo de ' +
        'espera, que te protege si otra persona entra en tu cuenta.',
    ],
    [
      '¿Por qué se está revisando?',
      'Los importes mayores, las cuentas nuevas y los nombres distintos a tus documentos los mira una ' +
        'persona. La página de retiro muestra cada paso con su hora, y un rechazo dice el motivo. El dinero ' +
        'vuelve entonces a tu saldo.',
    ],
    [
      '¿Qué hay que jugar antes?',
      'Un depósito debe jugarse antes de poder retirarse. La página de retiro muestra cuánto falta.',
    ],
  ],
  games: [
    'Juegos',
    [
      '¿Dónde encuentro un juego?',
      'Las categorías de la página de inicio llevan a todos los juegos. Busca por nombre, elige un ' +
        'fabricante o toca el corazón de un juego para tenerlo entre tus favoritos.',
    ],
    [
      '¿Qué pasa si se corta la conexión?',
      'Las apuestas y los resultados los guarda el servidor, no tu teléfono. Una ronda empezada se lleva ' +
        'hasta el final y su resultado queda en el registro de apuestas. Abre el juego de nuevo para seguir.',
    ],
    [
      'Falta una apuesta en mi registro',
      'Los resultados de otros fabricantes pueden tardar unos minutos. Si sigue faltando, escribe a ' +
        'atención al cliente con el nombre del juego y la hora.',
    ],
  ],
  rules: [
    'Reglas de la lotería',
    [
      '¿Cómo gana un boleto?',
      'La página de cada tipo de apuesta dice con qué números y premios se compara. Lo que puede pagar un ' +
        'boleto se ve antes de pagarlo, y las cuotas de ese momento quedan con el boleto.',
    ],
    [
      '¿Cuándo cierra un sorteo?',
      'La venta termina antes del sorteo, cuando la cuenta atrás del servidor llega a cero. Un boleto que ' +
        'llega después se rechaza y no cuesta nada.',
    ],
    [
      '¿Y si el sorteo no se celebra?',
      'Se anula y se devuelven todas las apuestas. Un resultado mal anunciado se corrige, y también los pagos.',
    ],
  ],
  fair: [
    'Comprobar nuestros juegos',
    [
      'Semillas de los juegos propios',
      'Cada ronda se calcula con una semilla del servidor, una tuya y un número que cuenta las rondas. El ' +
        'hash de la semilla del servidor se muestra antes de jugar, para que no se pueda cambiar después.',
    ],
    [
      '¿Cómo compruebo una ronda?',
      'Abre la hoja de transparencia debajo de un juego propio. Cambia las semillas para revelar la ' +
        'anterior, y tu teléfono repite las rondas que se jugaron con ella.',
    ],
    [
      '¿Qué significa el retorno?',
      'Es lo que el juego devuelve de media en muchísimas rondas. Una sola noche puede acabar muy por ' +
        'encima o por debajo.',
    ],
  ],
  spending: [
    'Límites de juego',
    [
      '¿Qué límites puedo poner?',
      'Para depósitos, pérdidas, apuestas y tiempo, por día, semana o mes. Están en tu cuenta, en Límites ' +
        'de juego, con lo que ya usaste.',
    ],
    [
      '¿Cómo cambio un límite?',
      'Uno más bajo vale al instante. Uno más alto, o ninguno, vale tras un tiempo de espera y hay que ' +
        'confirmarlo otra vez. Sin tu respuesta sigue el límite anterior.',
    ],
    [
      '¿Qué es el aviso de realidad?',
      'Con el intervalo que elijas interrumpe el juego y muestra cuánto tiempo llevas y cuánto ganaste o ' +
        'perdiste.',
    ],
  ],
  security: [
    'Seguridad de la cuenta',
    [
      '¿Cómo protejo mi cuenta?',
      'Usa una contraseña que no uses en otro sitio, añade una llave de acceso y activa los códigos de ' +
        'una aplicación de autenticación. La contraseña de pago es otra y protege tu dinero.',
    ],
    [
      'Otra persona entró en mi cuenta',
      'Cambia tu contraseña en el centro de seguridad, lo que cierra todas las sesiones, revisa tus ' +
        'dispositivos y escribe de inmediato a atención al cliente.',
    ],
    [
      '¿Qué no pedimos nunca?',
      'Nadie de nuestro equipo te pide la contraseña, un código que recibiste ni un pago a una cuenta privada.',
    ],
  ],
  bonus: [
    'Bonos',
    [
      '¿Cómo consigo uno?',
      'Las ofertas están en la página de promociones con todas sus condiciones. Tú decides si aceptas ' +
        'una; nada se añade sin tu sí.',
    ],
    [
      '¿Qué tengo que jugar?',
      'La página de bonos muestra lo jugado, lo que falta, qué juegos cuentan y cuándo termina. El dinero ' +
        'real se juega primero y se puede retirar mientras el bono está activo.',
    ],
    ['¿Puedo renunciar?', 'Sí, en cualquier momento. El dinero del bono se retira y el dinero real sigue siendo tuyo.'],
  ],
  vip: [
    'VIP y recompensas',
    [
      '¿Cómo llego a un nivel?',
      'Los niveles siguen lo que jugaste con el tiempo. La página VIP muestra tu nivel, lo que trae cada ' +
        'uno y lo que falta para el siguiente.',
    ],
    [
      '¿Cómo recibo una recompensa?',
      'Las recompensas esperan en su centro hasta que las recoges o vence su plazo. El dinero recogido ' +
        'está al instante en tu saldo.',
    ],
  ],
  agents: [
    'Agentes',
    [
      '¿Cómo entra alguien en mi equipo?',
      'Comparte tu enlace o código. Quien se registra con él pertenece a tu equipo, y tu resumen muestra ' +
        'cifras, nunca datos privados de nadie.',
    ],
    [
      '¿Cuándo cobro?',
      'Las comisiones se calculan por día y por período en la zona horaria de la casa. Cada factura ' +
        'explica su cálculo y la recoges tú.',
    ],
    ['¿Cómo me hago agente?', 'Escribe por el formulario de comentarios y elige que quieres ser agente.'],
  ],
  app: [
    'Aplicación y teléfono',
    [
      '¿Cómo instalo la aplicación?',
      'Abre la página de descarga. En Android el sitio se puede poner en la pantalla de inicio o instalar ' +
        'como aplicación; en un iPhone elige Añadir a pantalla de inicio o el perfil con sus seis pasos.',
    ],
    [
      '¿Qué funciona sin red?',
      'Una página con el último saldo conocido, los boletos abiertos y los próximos sorteos. Nada que ' +
        'mueva dinero funciona sin red.',
    ],
    [
      '¿Cómo recibo mensajes en el teléfono?',
      'Actívalos en los ajustes de Mensajes. Eliges qué tipos llegan y en qué horas el teléfono queda en ' +
        'silencio.',
    ],
  ],
};
