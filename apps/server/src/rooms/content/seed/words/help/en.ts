import type { Topics } from './topics.ts';

export const EN: Topics = {
  withdraw: [
    'Withdrawals',
    [
      'How do I withdraw?',
      'Save a bank account or wallet in your own name first, then open Withdraw, choose it, enter the ' +
        'amount and confirm with your payment password. A new account can be used after a waiting time, ' +
        'which protects you when somebody else gets into your account.',
    ],
    [
      'Why is it being checked?',
      'Larger amounts, new accounts and names that differ from your documents are looked at by a person. ' +
        'The withdrawal page shows every step with its time, and a refusal states its reason. The money is ' +
        'then on your balance again.',
    ],
    [
      'What has to be played first?',
      'A deposit has to be played through before it can be withdrawn. The withdrawal page shows how much ' + 'is left.',
    ],
  ],
  games: [
    'Games',
    [
      'Where do I find a game?',
      'The categories on the home page lead to all games. Search by name, choose a manufacturer, or tap ' +
        'the heart of a game to find it among your favourites.',
    ],
    [
      'What happens when the connection is lost?',
      'Bets and results are kept by the server, not by your phone. A round that has begun is brought to ' +
        'its end, and its result stands in the betting record. Open the game again to go on.',
    ],
    [
      'A bet is missing in my record',
      'Results of other manufacturers can take some minutes. If a bet is still missing then, write to ' +
        'customer service with the name of the game and the time.',
    ],
  ],
  rules: [
    'Lottery rules',
    [
      'How does a ticket win?',
      'Every kind of bet says in its page which numbers and which prizes it is compared with. What a ' +
        'ticket can pay is shown on the slip before you pay for it, and the odds of that moment stay with ' +
        'the ticket.',
    ],
    [
      'When is a draw closed?',
      'Sale ends before the draw, when the countdown of the server reaches zero. A ticket that came later ' +
        'is refused and costs nothing.',
    ],
    [
      'What if a draw is not held?',
      'It becomes void and every stake in it is returned. A result that was announced wrongly is ' +
        'corrected, and so are the payouts.',
    ],
  ],
  fair: [
    'Checking our games',
    [
      'Seeds of in-house games',
      'Each round is calculated from a seed of the server, a seed of yours and a number that counts the ' +
        'rounds. The hash of the server’s seed is shown before you play, so that it cannot be changed ' +
        'afterwards.',
    ],
    [
      'How do I check a round?',
      'Open the fairness sheet below any in-house game. Rotate the seeds to reveal the former one, and ' +
        'your phone repeats the rounds that were played with it.',
    ],
    [
      'What does the return mean?',
      'The return shown with a game is what it pays back on average over very many rounds. A single ' +
        'evening can end far above or below it.',
    ],
  ],
  spending: [
    'Play limits',
    [
      'Which limits can I set?',
      'For deposits, losses, stakes and time, by day, week or month. They stand in your account under ' +
        'Play limits, with what you have used of each.',
    ],
    [
      'How do I change a limit?',
      'A lower limit counts at once. A higher one, or none, counts after a waiting time and has to be ' +
        'confirmed once more. Without your answer the old limit stays.',
    ],
    [
      'What is the reality check?',
      'At the interval of your choice it interrupts play and shows how long you have played and what you ' +
        'have won or lost.',
    ],
  ],
  security: [
    'Account security',
    [
      'How do I protect my account?',
      'Use a password that you use nowhere else, add a passkey, and turn on codes of an authenticator ' +
        'app. The payment password is another one and protects your money.',
    ],
    [
      'Somebody else was in my account',
      'Change your password in the security centre, which ends all sessions, look through your devices, ' +
        'and write to customer service at once.',
    ],
    [
      'What will you never ask?',
      'Nobody of us asks for your password, for a code that was sent to you or for a payment to a private ' +
        'account.',
    ],
  ],
  bonus: [
    'Bonuses',
    [
      'How do I get one?',
      'Offers stand on the promotions page with all their terms. You choose whether you take one; nothing ' +
        'is added without your yes.',
    ],
    [
      'What do I have to play?',
      'The bonus page shows what was played, what is left, which games count and when the bonus ends. ' +
        'Real money is played first, and it can be withdrawn while a bonus runs.',
    ],
    ['Can I give it up?', 'Yes, at any time. Bonus money is then removed, real money stays yours.'],
  ],
  vip: [
    'VIP and rewards',
    [
      'How do I reach a level?',
      'Levels follow what you have played over time. The VIP page shows your level, what each one brings ' +
        'and what is missing to the next.',
    ],
    [
      'How do I get a reward?',
      'Rewards wait in the reward centre until you collect them or their time is over. Money that was ' +
        'collected is on your balance at once.',
    ],
  ],
  agents: [
    'Agents',
    [
      'How does somebody join my team?',
      'Share your link or code. Whoever registers with it belongs to your team, and your overview shows ' +
        'what the team does in figures, never anybody’s private data.',
    ],
    [
      'When am I paid?',
      'Commissions are calculated by day and by period in the time zone of the merchant. Each bill ' +
        'explains how it came about and is collected by you.',
    ],
    ['How do I become an agent?', 'Write by the feedback form and choose that you want to become an agent.'],
  ],
  app: [
    'App and phone',
    [
      'How do I install the app?',
      'Open the download page. On Android the site can be put on the home screen or installed as an app; ' +
        'on an iPhone choose Add to home screen, or the profile with its six steps.',
    ],
    [
      'What works without a network?',
      'A page with your last known balance, open tickets and the next draws. Nothing that moves money ' +
        'works offline.',
    ],
    [
      'How do I get messages on my phone?',
      'Turn them on in Messages, under the settings there. You choose which kinds come and the hours in ' +
        'which your phone stays quiet.',
    ],
  ],
};
