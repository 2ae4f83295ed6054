import type { OwnWords } from './shape.ts';

/** Words of the demonstration in Spanish. */
export const ES: OwnWords = {
  banners: {
    freePlay: ['Dinero ficticio', 'Cada resultado, en tus manos comprobarlo', 'Jugar gratis'],
    minute: ['Vietnam 60 seconds', 'Un sorteo nuevo cada minuto', 'Elegir números'],
    lobby: ['Sala de sorteos', 'Mira qué sorteo cierra primero', 'Abrir la sala'],
    register: ['Bienvenida', 'Tu cuenta, lista en un minuto', ''],
    originals: ['Fairlot Originals', 'Hechos aquí, comprobados por ti', 'Cómo se comprueba'],
    slots: ['Slots', 'Cientos de rodillos en un solo lugar', 'Ver todas'],
    live: ['Casino en vivo', 'Mesas con buenas vistas', 'Elegir estudio'],
    fish: ['Pesca', 'Aguas tranquilas, manos rápidas', 'Ver todos'],
    cards: ['Cartas', 'Un sitio en la mesa de la casa de té', 'Ver todos'],
    sports: ['Deportes', 'El día de partido empieza aquí', 'Elegir proveedor'],
    cockfight: ['Pelea de gallos', 'Desde la primera luz', 'Elegir una arena'],
    esports: ['E-sports', 'Cada mapa, cada final', 'Elegir arena'],
    results: ['Resultados', 'Todos los sorteos, con su prueba', 'Ver resultados'],
    fiveMinutes: ['Vietnam 5 minutes', 'Tiempo para un té entre sorteos', 'Elegir números'],
    promotions: ['Promociones', 'Lo que hay ahora mismo', 'Leer más'],
    help: ['Ayuda', 'Respuestas cortas y claras', 'Abrir la ayuda'],
    notices: ['Avisos', 'Noticias de la casa', ''],
    hot: ['Populares', 'A qué juegan otros esta semana', 'Ver la lista'],
  },
  categories: { freePlay: 'Juego gratis', draws: 'Sorteos' },
  announcements: {
    check: [
      'Cómo comprobar un sorteo',
      '<p>Cada sorteo publica un compromiso antes de abrir la venta y su semilla después del resultado. Abre ' +
        'cualquier sorteo terminado y repite el cálculo en tu propio dispositivo.</p>',
    ],
    closing: [
      'Vietnam 60 seconds cierra 10 segundos antes de cada sorteo',
      '<p>Se aceptan boletos hasta 10 segundos antes de la hora del sorteo, y hasta 30 en el juego de cinco ' +
        'minutos. La cuenta atrás de cada tarjeta muestra el tiempo que queda.</p>',
    ],
    welcome: [
      'Te damos la bienvenida a la demostración',
      '<p>Aquí todo funciona: los sorteos, el libro de cuentas y las pruebas. El dinero es de ' +
        'demostración.</p><ul><li>El juego gratis no necesita cuenta.</li>' +
        '<li>Puedes comprobar cada sorteo en tu propio teléfono.</li></ul>',
    ],
    agents: [
      'Para agentes: cómo se cuenta tu equipo',
      '<p>Quienes se registran con tu código pertenecen a tu equipo desde su primer acceso. Las cifras ' +
        'siguen la zona horaria del operador.</p>',
    ],
    million: [
      'Un millón en dinero ficticio',
      '<p>El juego gratis te da 1.000.000,00 en dinero ficticio durante 24 horas, con los mismos sorteos, ' +
        'cuotas y registros que el juego real.</p>' +
        '<p>El dinero ficticio no se puede retirar. <a href="/m/trail">Empezar a jugar gratis</a>.</p>',
    ],
    trust: [
      'Comprueba un sorteo y luego confía',
      '<p>Abre cualquier sorteo liquidado y pulsa comprobar: tu teléfono repite todo el cálculo a partir de ' +
        'la semilla publicada.</p><ol><li>Abre <a href="/m/lottery/history?gameCode=VN60">los ' +
        'resultados</a>.</li><li>Elige un sorteo.</li><li>Lee la prueba.</li></ol>',
    ],
  },
  help: {
    start: [
      'Primeros pasos',
      '<h3>Sin cuenta</h3><p>El juego gratis te da dinero ficticio durante 24 horas. No te pedimos nada.</p>' +
        '<h3>Con cuenta</h3><p>Elige un nombre de usuario y una contraseña de 6 a 20 caracteres con una letra ' +
        'y un dígito. Entras al instante.</p>',
    ],
    draws: [
      'Sorteos y pruebas',
      '<p>Antes de abrir un sorteo se publica su compromiso. Después se muestra su semilla, y cualquiera ' +
        'puede repetir el cálculo.</p><p>Se aceptan boletos hasta el cierre de la venta; la cuenta atrás de ' +
        'cada tarjeta muestra el tiempo que queda. Un boleto ya jugado no se puede cambiar.</p>',
    ],
    money: [
      'Depósitos y saldo',
      '<p>Un depósito se abona cuando el proveedor de pagos lo confirma. Hasta entonces el pedido figura en ' +
        'espera, y no se pierde nada si cierras la página.</p>' +
        '<p>Cada movimiento de tu saldo figura en Movimientos, con el saldo resultante.</p>',
    ],
    limits: [
      'Tomarse un descanso',
      '<p>En los ajustes puedes hacer una pausa breve o autoexcluirte durante meses. Ambas empiezan al ' +
        'momento y no se pueden acortar.</p><p>Juega con lo que puedas permitirte perder, y habla con alguien ' +
        'si deja de ser divertido.</p>',
    ],
    terms: [
      'Condiciones del servicio',
      '<h3>Quién puede jugar</h3><p>Los jugadores tienen la edad indicada en el registro y juegan para sí ' +
        'mismos, con una sola cuenta.</p><h3>Apuestas</h3>' +
        '<p>Una apuesta vale cuando el servidor la ha confirmado con un número de boleto. Los resultados, ' +
        'cuotas y premios son los publicados con el sorteo; los premios se redondean hacia abajo a la unidad ' +
        'mínima.</p><h3>Sorteos anulados</h3>' +
        '<p>Un sorteo que no puede celebrarse queda anulado y se devuelve todo lo apostado en él.</p>' +
        '<h3>Demostración</h3><p>Esta instalación muestra el producto. Su dinero no tiene valor.</p>',
    ],
  },
  sponsors: {
    football: [
      'Fútbol juvenil Delta Rojo',
      '<p>Campos, balones y camisetas para cuarenta equipos infantiles a orillas del río.</p>' +
        '<p>Este ejemplo es inventado para la demostración.</p>',
    ],
    cup: [
      'Copa de e-sports Mercado Nocturno',
      '<p>Un fin de semana de finales bajo los farolillos, abierto a todos los equipos de la ciudad.</p>' +
        '<ul><li>La entrada es gratuita.</li><li>Los premios los da el organizador.</li></ul>' +
        '<p>Este ejemplo es inventado para la demostración.</p>',
    ],
  },
};
