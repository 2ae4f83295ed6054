import type { OwnWords } from './shape.ts';

/** Words of the demonstration in English. */
export const EN: OwnWords = {
  banners: {
    freePlay: ['Play money', 'Every result, yours to check', 'Try free play'],
    minute: ['Vietnam 60 seconds', 'A new draw every minute', 'Pick numbers'],
    lobby: ['Draw lobby', 'See which draw closes next', 'Open the lobby'],
    register: ['New here', 'Your account is ready in a minute', ''],
    originals: ['Fairlot Originals', 'Made here, checked by you', 'How checking works'],
    slots: ['Slots', 'Hundreds of reels on one shelf', 'See all slots'],
    live: ['Live casino', 'Tables with a view', 'Choose a studio'],
    fish: ['Fish', 'Calm water, quick hands', 'See all fish games'],
    cards: ['Card games', 'A seat at the teahouse table', 'See all card games'],
    sports: ['Sports', 'Matchday starts here', 'Choose a sportsbook'],
    cockfight: ['Cockfight', 'From the first light on', 'Choose an arena'],
    esports: ['E-sports', 'Every map, every final', 'Choose an arena'],
    results: ['Results', 'Every past draw, with its proof', 'See results'],
    fiveMinutes: ['Vietnam 5 minutes', 'Time for a tea between draws', 'Pick numbers'],
    promotions: ['Promotions', 'What is on right now', 'Read more'],
    help: ['Help', 'Short answers, plain words', 'Open the help centre'],
    notices: ['Announcements', 'News of the house', ''],
    hot: ['Hot', 'What others play this week', 'See the list'],
  },
  categories: { freePlay: 'Free play', draws: 'Draws' },
  announcements: {
    check: [
      'How to check a draw yourself',
      '<p>Each draw publishes a commitment before sale opens and its seed after the result. Open any ' +
        'finished draw to repeat the calculation on your own device.</p>',
    ],
    closing: [
      'Vietnam 60 seconds closes 10 seconds before each draw',
      '<p>Tickets are taken until 10 seconds before the draw time, and 30 seconds before it in the ' +
        'five-minute game. The countdown on each card shows the time that is left.</p>',
    ],
    welcome: [
      'Welcome to the demonstration',
      '<p>Everything here works: the draws, the ledger and the proofs. Money is demonstration money.</p>' +
        '<ul><li>Free play needs no account.</li><li>Every draw can be checked on your own phone.</li></ul>',
    ],
    agents: [
      'For agents: how your team is counted',
      '<p>Members who join with your code belong to your team from their first login. Figures are those of ' +
        'the merchant’s time zone.</p>',
    ],
    million: [
      'A million in play money',
      '<p>Free play gives you 1,000,000.00 in play money for 24 hours, with the same draws, odds and records ' +
        'as real play.</p><p>Play money cannot be paid out. <a href="/m/trail">Start free play</a>.</p>',
    ],
    trust: [
      'Check a draw, then trust it',
      '<p>Open any settled draw and press the check: your phone repeats the whole calculation from the ' +
        'published seed.</p><ol><li>Open <a href="/m/lottery/history?gameCode=VN60">the results</a>.</li>' +
        '<li>Choose a draw.</li><li>Read the proof.</li></ol>',
    ],
  },
  help: {
    start: [
      'Getting started',
      '<h3>Without an account</h3><p>Free play gives you play money for 24 hours. Nothing is asked of ' +
        'you.</p><h3>With an account</h3><p>Choose a username and a password of 6 to 20 characters with a ' +
        'letter and a digit. You are logged in at once.</p>',
    ],
    draws: [
      'Draws and proofs',
      '<p>Before a draw opens, its commitment is published. After the draw its seed is shown, and anyone can ' +
        'repeat the calculation.</p><p>Tickets are taken until sale closes; the countdown on each card shows ' +
        'the time left. A ticket that was placed cannot be changed.</p>',
    ],
    money: [
      'Deposits and balance',
      '<p>A deposit is credited when the payment provider confirms it. Until then the order shows as waiting ' +
        'and nothing is lost if you close the page.</p>' +
        '<p>Every movement of your balance stands in the account record, with the balance after it.</p>',
    ],
    limits: [
      'Taking a break',
      '<p>In settings you can take a time-out or exclude yourself for months. Both start at once and cannot ' +
        'be shortened.</p><p>Play with what you can afford to lose, and talk to somebody if it stops being ' +
        'fun.</p>',
    ],
    terms: [
      'Terms of service',
      '<h3>Who may play</h3><p>Players have the age that is stated at registration and play for themselves, ' +
        'with one account.</p><h3>Bets</h3><p>A bet counts when the server has confirmed it with a ticket ' +
        'number. Results, odds and payouts are those published with the draw; payouts are rounded down to the ' +
        'smallest unit.</p><h3>Void draws</h3>' +
        '<p>A draw that cannot be held is void, and every stake in it is returned.</p><h3>Demonstration</h3>' +
        '<p>This installation shows the product. Its money has no value.</p>',
    ],
  },
  sponsors: {
    football: [
      'Red Delta youth football',
      '<p>Pitches, balls and shirts for forty teams of children along the river.</p>' +
        '<p>This example is made up for the demonstration.</p>',
    ],
    cup: [
      'Night Market e-sports cup',
      '<p>A weekend of finals under the lanterns, open to every team of the city.</p>' +
        '<ul><li>Entry is free.</li><li>Prizes are given by the organiser.</li></ul>' +
        '<p>This example is made up for the demonstration.</p>',
    ],
  },
};
