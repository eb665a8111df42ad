import { disadvantagesOfMind as shared } from '../../entries/traits/disadvantages-of-mind.ts';
import { readTraitTable } from '../notation/read-trait-row.ts';
import { choose, write } from '../notation/trait-parameters.ts';

/** Disadvantages of the mind, Basic Set pp. 122–162. */
export const disadvantagesOfMind = readTraitTable('disadvantage', {
  'absent-mindedness': [
    'Absent-Mindedness', -15, 122, 'Your thoughts wander off, and everyday things slip your mind.', 'forgetful professor distracted scatterbrained',
    { effects: ['iq -5: to notice anything but what you are busy with'] },
  ],
  'bad-temper': [shared['bad-temper'], '-10*', 124, { plays: 'story' }],
  berserk: ['Berserk', '-10*', 124, 'When hurt, you attack friend and foe until nobody is left.', 'rage fury barbarian frenzy anger', { modifiers: ['Battle Rage +50%'], effects: ['ht +4: to stay conscious or alive while berserk'], notes: ['While berserk: All-Out Attack every turn, no shock and no stun'] }],
  bloodlust: ['Bloodlust', '-10*', 125, 'You want your foes dead, even those who have given up.', 'kill murder ruthless cruel violent', { plays: 'story' }],
  bully: [shared.bully, '-10*', 125, { effects: ['reaction -2'] }],
  callous: ['Callous', -5, 125, 'The pain of others leaves you cold.', 'cold heartless unfeeling cruel merciless', { effects: ['skill Psychology, Teaching -3', 'reaction -1: from those whom you hurt, and from anybody with Empathy', 'skill Interrogation, Intimidation +1: with threats or torture'] }],
  'cannot-learn': ['Cannot Learn', -30, 125, 'You never gain or improve a skill.', 'stupid automaton golem zombie', { notes: ['No points for more DX, IQ or skill, nor for advantages of the mind'] }],
  charitable: ['Charitable', '-15*', 125, 'You must help whoever is in need, enemies too.', 'kind generous helpful saint good', { plays: 'story' }],
  'chronic-depression': ['Chronic Depression', '-15*', 126, 'You see no point in anything, and do nothing about it.', 'sad depressed suicidal gloomy', { plays: 'story' }],
  clueless: ['Clueless', -10, 126, 'Jokes, hints and manners pass over your head.', 'naive nerd awkward manners geek', { effects: ['skill Savoir-Faire -4', 'reaction -2: from those who notice it', 'will +4: against Sex Appeal'] }],
  'code-of-honor': [
    shared['code-of-honor'], 0, 127,
    {
      repeatable: true,
      parameters: [
        write('Code', 'Whose code', ['pirates', 'professionals', 'gentlemen', 'soldiers', 'chivalry']),
        choose('Demands', [['Among your own people only', -5, { short: '' }], ['Among your equals, or formal', -10, { short: '' }], ['Always, or to the death', -15, { short: '' }]]),
      ], plays: 'story'
    },
  ],
  'compulsive-carousing': ['Compulsive Carousing', '-5*', 128, 'You cannot pass a party, and try whatever is offered.', 'party drink tavern revel fun', { effects: ['reaction +1: from people as merry as you', 'reaction -1: from sober people'] }],
  'compulsive-gambling': ['Compulsive Gambling', '-5*', 128, 'You bet on anything, whatever the odds.', 'gambler bet cards dice wager', { plays: 'story' }],
  'compulsive-generosity': ['Compulsive Generosity', '-5*', 128, 'You give to whoever asks, and cannot keep money.', 'give beggar charity money', { prerequisites: [{ not: { trait: 'miserliness' } }], effects: ['reaction +1: from the pious'], notes: ['Cost of living: 5% more with a roll of 15, 10% with 12, 15% with 9, 20% with 6'] }],
  'compulsive-lying': ['Compulsive Lying', '-15*', 128, 'You lie for the pleasure of it.', 'liar lies deceit fibs', { prerequisites: [{ not: { trait: 'truthfulness' } }], plays: 'story' }],
  'compulsive-spending': ['Compulsive Spending', '-5*', 129, 'Money burns a hole in your pocket.', 'shopping spendthrift money luxury', { prerequisites: [{ not: { trait: 'miserliness' } }], notes: ['Cost of living: 10% more with a roll of 15, 20% with 12, 40% with 9, 80% with 6', 'Merchant to buy at −1, −2, −3 or −4'] }],
  'compulsive-vowing': ['Compulsive Vowing', '-5*', 129, 'Each thing you set out to do you swear to do.', 'oath swear promise knight', { plays: 'story' }],
  confused: ['Confused', '-10*', 129, 'Too much going on around you leaves you standing there.', 'bewildered dazed slow', { plays: 'story' }],
  cowardice: [shared.cowardice, '-10*', 129, { effects: ['reaction -2: from soldiers, police and the like who learn of it'], notes: ['Fright Checks in bodily danger: −1 with a roll of 15, −2 with 12, −3 with 9, −4 with 6'] }],
  curious: ['Curious', '-5*', 129, 'You must look into it, open it or press it.', 'curiosity nosy inquisitive', { plays: 'story' }],
  fearfulness: ['Fearfulness', '-2/level', 136, 'You are easily frightened.', 'fear afraid nervous timid fright', { prerequisites: [{ not: { trait: 'fearlessness' } }], effects: ['frightCheck -1/level', 'will -1/level: in Fright Checks and against fear'] }],
  gluttony: [shared.gluttony, '-5*', 137, { plays: 'story' }],
  greed: [shared.greed, '-15*', 137, { plays: 'story' }],
  'guilt-complex': ['Guilt Complex', -5, 137, 'You blame yourself for whatever befalls those near you.', 'guilt conscience blame remorse', { plays: 'story' }],
  gullibility: ['Gullibility', '-10*', 137, 'You believe what you are told.', 'naive credulous fool trusting', { effects: ['skill Merchant -3'] }],
  hidebound: ['Hidebound', -5, 138, 'New ideas do not come to you.', 'unimaginative conservative dull', { effects: ['skills all -2: at tasks that need creativity or invention'] }],
  honesty: [shared.honesty, '-10*', 138, { plays: 'story' }],
  impulsiveness: [shared.impulsiveness, '-10*', 139, { plays: 'story' }],
  incurious: ['Incurious', '-5*', 140, 'Nothing new interests you.', 'bored uninterested ignorant', { prerequisites: [{ not: { trait: 'curious' } }], effects: ['reaction -1: yours, to new things'] }],
  indecisive: ['Indecisive', '-10*', 140, 'You cannot make up your mind.', 'hesitant doubt wavering', { plays: 'story' }],
  innumerate: ['Innumerate', -5, 140, 'Numbers mean nothing to you.', 'math numbers counting arithmetic', { effects: ['iq -4: to notice that you are overcharged'], notes: ['Skills of numbers are beyond you: Accounting, Mathematics, Physics and the like'] }],
  jealousy: [shared.jealousy, -10, 140, { effects: ['reaction -2: between you and those whom you envy, down to −4'] }],
  kleptomania: ['Kleptomania', '-15*', 141, 'You steal whatever you can, needed or not.', 'thief steal shoplifter', { plays: 'story' }],
  laziness: [shared.laziness, -10, 142, { notes: ['Half the chance of a raise; half the pay if you work for yourself'] }],
  lecherousness: ['Lecherousness', '-15*', 142, 'You make a pass at anybody attractive.', 'lust womanizer flirt sex romance', { plays: 'story' }],
  loner: ['Loner', '-5*', 142, 'You want to be left alone.', 'solitary hermit unsociable', { notes: ['If you lash out, reactions: −1 with a roll of 15, −2 with 12, −3 with 9, −4 with 6'] }],
  'low-empathy': ['Low Empathy', -20, 142, 'Feelings of others are a riddle to you.', 'cold robot emotionless empathy', { prerequisites: [{ not: { trait: 'empathy' } }], effects: ['skill Acting, Carousing, Criminology, Detect Lies, Diplomacy, Fast-Talk, Interrogation, Leadership, Merchant, Politics, Psychology, Savoir-Faire, Sex Appeal, Sociology, Streetwise -3'] }],
  'low-self-image': ['Low Self-Image', -10, 143, 'You think that you cannot do it.', 'insecure doubt shy inferiority', { effects: ['skills all -3: when you think that the odds are against you'] }],
  'manic-depressive': ['Manic-Depressive', -20, 143, 'You swing between wild zeal and despair.', 'bipolar moods insane', { notes: ['The mood may swing every five hours, on 10 or less'] }],
  megalomania: ['Megalomania', -10, 144, 'You believe that you are destined to rule.', 'power ambition villain dictator', { plays: 'story' }],
  miserliness: [shared.miserliness, '-10*', 144, { plays: 'story' }],
  'no-sense-of-humor': ['No Sense of Humor', -10, 146, 'You never get the joke.', 'serious earnest dour jokes', { effects: ['reaction -2: from those who joke with you'] }],
  oblivious: ['Oblivious', -5, 146, 'You miss why people do what they do.', 'naive unaware feelings motives', { effects: ['skill Diplomacy, Fast-Talk, Intimidation, Savoir-Faire, Sex Appeal, Streetwise -1', 'will -1: against Influence skills'] }],
  'on-the-edge': ['On the Edge', '-15*', 146, 'You risk your life without a thought.', 'reckless suicidal daredevil crazy', { effects: ['reaction -2: from those who see it, or +2 from those who value courage above life'] }],
  overconfidence: [shared.overconfidence, '-5*', 148, { effects: ['reaction:young-or-naive +2', 'reaction:experienced -2'] }],
  paranoia: ['Paranoia', -10, 148, 'Everyone is after you.', 'suspicious distrust conspiracy fear', { effects: ['reaction -2'], notes: ['You react to strangers at −4'] }],
  'post-combat-shakes': ['Post-Combat Shakes', '-5*', 150, 'After a fight you tremble and are sick.', 'trauma nerves combat shock', { notes: ['What you fail by is added to 3d on the table of Fright Checks'] }],
  pyromania: [shared.pyromania, '-5*', 150, { plays: 'story' }],
  sadism: ['Sadism', '-15*', 152, 'You enjoy hurting others.', 'cruel torture evil pain', { effects: ['reaction -3: from those who know it, unless life is cheap to them'] }],
  selfish: ['Selfish', '-5*', 153, 'You look for slights and put yourself first.', 'ego arrogant vain', { effects: ['reaction -3: from those who see it'] }],
  selfless: ['Selfless', '-5*', 153, 'Others come first, whatever it costs you.', 'sacrifice altruist kind', { plays: 'story' }],
  'short-attention-span': ['Short Attention Span', '-10*', 153, 'You cannot keep at one thing for long.', 'distracted bored focus', { plays: 'story' }],
  'slave-mentality': ['Slave Mentality', -40, 154, 'You do nothing unless you are ordered to.', 'obedient servant robot zombie', { notes: ['IQ roll at −8 to act without orders; no Will roll resists those who give them'] }],
  'split-personality': ['Split Personality', '-15*', 156, 'Several people live in your head.', 'jekyll hyde insane multiple', { plays: 'story' }],
  squeamish: ['Squeamish', '-10*', 156, 'Dirt, slime and vermin sicken you.', 'disgust dirt bugs finicky', { plays: 'story' }],
  stubbornness: [shared.stubbornness, -5, 157, { effects: ['reaction -1'] }],
  trickster: ['Trickster', '-15*', 159, 'You play dangerous tricks on dangerous people.', 'prank joker jester mischief', { plays: 'story' }],
  truthfulness: [shared.truthfulness, '-5*', 159, { effects: ['skill Fast-Talk -5', 'skill Acting -5: to deceive'] }],
  workaholic: ['Workaholic', -5, 162, 'You work too long and rest too little.', 'work busy overworked', { effects: ['reaction -1: from friends and family'] }],
  xenophilia: ['Xenophilia', '-10*', 162, 'Strange and monstrous beings charm you.', 'aliens monsters strangers fascination', { notes: ['Fright Checks before strange beings: +1 with a roll of 15, +2 with 12, +3 with 9, +4 with 6'] }],
});

/** Skills in which one deals with strangers. */
const dealings =
  'skill Acting, Carousing, Diplomacy, Fast-Talk, Intimidation, Leadership, Merchant, Panhandling, Performance, Politics, Public Speaking, Savoir-Faire, Sex Appeal, Streetwise, Teaching';

const other = { onlyWith: { parameter: 'object', options: ['other'] } };

/** Disadvantages of the mind with a subject or degree: fears, beliefs, vows and cravings (Basic Set, pp. 122–162). */
export const phobiasAndBeliefs = readTraitTable('disadvantage', {
  addiction: ['Addiction', 0, 122, 'Without your drug you fall ill.', 'drug junkie tobacco smoking heroin withdrawal substance', {
    repeatable: true, prerequisites: [{ not: { trait: 'alcoholism' } }],
    parameters: [
      write('To', 'What you need', ['tobacco', 'heroin', 'opium', 'painkillers', 'coffee']),
      choose('A day of it costs', [
        ['Little: at most 0.1% of starting wealth', -5, { short: '', id: 'cheap' }],
        ['More: up to 0.5%', -10, { short: '', id: 'expensive' }],
        ['Much: above 0.5%', -20, { short: '', id: 'very-expensive' }],
      ], { id: 'cost' }),
      choose('It makes you', [
        ['Neither useless nor deluded', 0, { short: '', id: 'neither' }],
        ['Unable to act, or hallucinate', -10, { short: '', id: 'incapacitating' }],
      ], { id: 'effect' }),
      choose('Withdrawal', [
        ['Ordinary', 0, { short: '' }],
        ['Hard: −5 on the roll', -5, { short: 'highly addictive', id: 'highly-addictive' }],
        ['Hardest: −10 on the roll', -10, { short: 'totally addictive', id: 'totally-addictive' }],
      ]),
      choose('By law', [['Forbidden', 0, { short: '' }], ['Allowed', 5, { short: 'legal', id: 'legal' }]]),
    ], notes: ['Withdrawal ends after fourteen daily rolls in a row that succeed']
  }],
  alcoholism: ['Alcoholism', 0, 122, 'You need drink, and once begun you do not stop.', 'drunk drinker alcohol booze addict', {
    parameters: [choose('By law', [['Drink is allowed', -15, { short: '', id: 'legal' }], ['Drink is forbidden', -20, { short: 'illegal', id: 'illegal' }]])], notes: ['Will roll whenever drink is at hand; a binge lasts 2d hours']
  }],
  'compulsive-behavior': [shared['compulsive-behavior'], '0*', 128, {
    repeatable: true,
    parameters: [
      write('Habit', 'What you cannot help doing', ['cleaning', 'counting', 'collecting', 'gossiping', 'washing']),
      choose('Trouble', [['Wastes time or money now and then', -5, { short: '', id: 'minus-5' }], ['Gets in the way often', -10, { short: '', id: 'minus-10' }], ['Gets you into danger', -15, { short: '', id: 'minus-15' }]]),
    ], plays: 'story'
  }],
  chummy: ['Chummy', 0, 126, 'You are ill at ease when alone.', 'gregarious friendly company sociable lonely', {
    prerequisites: [{ not: { trait: 'loner' } }],
    parameters: [choose('Degree', [
      ['Chummy', -5, { short: '', effects: ['iq -1: for skills, while alone'] }],
      ['Gregarious', -10, { effects: ['iq -2: for skills, while alone, or -1 with few people'] }],
    ])],
  }],
  delusion: ['Delusion', 0, 130, 'You believe what is not so, and act on it.', 'insane belief mad crazy conspiracy', {
    repeatable: true,
    parameters: [
      write('Belief', 'What you hold to be true', ['the squirrels spy on me', 'I am a king', 'I cannot die']),
      choose('Degree', [
        ['Minor', -5, { short: 'minor', effects: ['reaction -1: from those around you'] }],
        ['Major', -10, { short: 'major', effects: ['reaction -2: from those around you'] }],
        ['Severe', -15, { short: 'severe', effects: ['reaction -3: from those around you'] }],
      ]),
    ],
  }],
  'disciplines-of-faith': ['Disciplines of Faith', 0, 132, 'Your faith has rules that rule your days.', 'religion monk nun ascetic priest ritual', {
    repeatable: true,
    parameters: [choose('Way', [['Ritualism', -5], ['Monasticism', -10], ['Mysticism', -10, { effects: ['reaction -2: from those of another faith'] }], ['Asceticism', -15]])],
  }],
  dyslexia: ['Dyslexia', -10, 134, 'Letters mean nothing to you, in whatever language.', 'reading illiterate writing letters', { notes: ['You cannot learn to read; skills from books are beyond you'] }],
  'easy-to-read': ['Easy to Read', -10, 134, 'Your face shows what you think.', 'honest face liar bluff transparent poker', { effects: ['skill Acting, Fast-Talk, Gambling -4: to deceive those who see you'], notes: ['Others get +4 to see through you'] }],
  fanaticism: ['Fanaticism', 0, 136, 'One cause, faith or nation comes before all else.', 'zealot fanatic believer cause religion patriot', {
    repeatable: true,
    parameters: [
      write('For', 'Group or ideal'),
      choose('Degree', [['Fanatical', -15, { short: '' }], ['Extreme: to the death, without a thought', -15, { short: 'extreme', id: 'extreme', effects: ['will +3: against attempts to turn you from your cause'] }]]),
    ],
  }],
  flashbacks: ['Flashbacks', 0, 136, 'Under stress you relive what once befell you.', 'trauma memory ptsd hallucination', {
    parameters: [choose('Degree', [['Mild: for 2d seconds', -5, { short: 'mild', id: 'mild', effects: ['skills all -2: in a flashback'] }], ['Severe: for a minute', -10, { short: 'severe', id: 'severe', effects: ['skills all -5: in a flashback'] }], ['Crippling: for 3d minutes', -20, { short: 'crippling', id: 'crippling', notes: ['No skill can be used in a flashback'] }]])], notes: ['On 6 or less under stress']
  }],
  intolerance: ['Intolerance', 0, 140, 'You dislike and distrust some people for what they are.', 'racist bigot prejudice hate sexist', {
    repeatable: true, effects: ['reaction -1: from those whom you despise'],
    parameters: [
      write('Of', 'Race, class, sex, faith or nation'),
      choose('Who', [['Everybody unlike you', -10, { short: 'total', id: 'total' }], ['A group you meet often', -5, { short: '', id: 'common' }], ['A group you meet at times', -2, { short: '', id: 'occasional' }], ['A group you seldom meet', -1, { short: '', id: 'rare', kind: 'quirk' }]], { initial: 'common' }),
    ],
  }],
  'killjoy': ['Killjoy', -15, 140, 'Nothing gives you pleasure.', 'joyless dull anhedonia', { effects: ['skill Carousing, Connoisseur, Erotic Art, Gambling -3', 'reaction -1: where it shows, down to −3'] }],
  nightmares: ['Nightmares', '-5*', 144, 'Bad dreams rob you of your sleep.', 'dreams sleep tired', { effects: ['skills all -1: after a bad night', 'perception -1: after a bad night'] }],
  obsession: ['Obsession', '0*', 146, 'Your life is bent on one goal.', 'goal quest revenge love fixation', {
    repeatable: true,
    parameters: [write('Goal', 'What you must have or do'), choose('Degree', [['Soon to be reached', -5, { short: '', id: 'short-term' }], ['A far-off goal', -10, { short: '', id: 'long-term' }]])], plays: 'story'
  }],
  pacifism: [shared.pacifism, 0, 148, {
    parameters: [choose('Kind', [
      ['Reluctant killer', -5, { effects: ['skills combat -4: to kill a person whose face you see, or -2 if you do not see it'] }],
      ['Cannot harm innocents', -10, { notes: ['You use deadly force only against those who try to do you serious harm'] }],
      ['Cannot kill', -15, { notes: ['You never kill a person, and after a death you are useless for 3d days'] }],
      ['Self-defense only', -15, { notes: ['You fight to defend yourself or those in your care only, with no more force than is needed'] }],
      ['Total nonviolence', -30, { notes: ['You never lift a hand against a thinking being'] }],
    ])],
  }],
  'phantom-voices': ['Phantom Voices', 0, 148, 'Nobody else knows the voices that speak to you.', 'insane hallucination mad voices', {
    parameters: [choose('Degree', [['Annoying', -5, { short: 'annoying' }], ['Disturbing', -10, { short: 'disturbing', effects: ['reaction -2: from those who see you answer'] }], ['Diabolical', -15, { short: 'diabolical', effects: ['reaction -2: from those who see you answer'] }]])],
  }],
  phobia: [shared.phobia, '0*', 148, {
    repeatable: true, effects: ['iq -2: before what you fear, even when you have mastered yourself', 'dx -2: before what you fear, even when you have mastered yourself', 'will +4: merely threatened with what you fear'],
    parameters: [
      choose('Fear of', [
        ['Being alone', -15, { short: 'being alone' }],
        ['Blood', -10, { short: 'blood' }],
        ['Cats', -5, { short: 'cats' }],
        ['Crowds', -15, { short: 'crowds' }],
        ['Darkness', -15, { short: 'darkness' }],
        ['Death and the dead', -10, { short: 'death', id: 'death' }],
        ['Dirt', -10, { short: 'dirt' }],
        ['Dogs', -5, { short: 'dogs' }],
        ['Enclosed spaces', -15, { short: 'enclosed spaces' }],
        ['Fire', -5, { short: 'fire' }],
        ['Heights', -10, { short: 'heights' }],
        ['Insects', -10, { short: 'insects' }],
        ['Loud noises', -10, { short: 'loud noises' }],
        ['Machinery, up to TL4', -5, { short: 'machinery', id: 'machinery-early' }],
        ['Machinery, from TL5', -15, { short: 'machinery', id: 'machinery' }],
        ['Magic, where it is common', -15, { short: 'magic', id: 'magic' }],
        ['Magic, where it is uncommon', -10, { short: 'magic', id: 'magic-uncommon' }],
        ['Magic, where nobody knows of it', -5, { short: 'magic', id: 'magic-unknown' }],
        ['Monsters', -15, { short: 'monsters' }],
        ['The number 13', -5, { short: 'the number 13', id: 'number-13' }],
        ['Oceans', -10, { short: 'oceans' }],
        ['Open spaces', -10, { short: 'open spaces' }],
        ['Psionics, where they are common', -15, { short: 'psionics', id: 'psionics' }],
        ['Psionics, where they are uncommon', -10, { short: 'psionics', id: 'psionics-uncommon' }],
        ['Psionics, where nobody knows of them', -5, { short: 'psionics', id: 'psionics-unknown' }],
        ['Reptiles', -10, { short: 'reptiles' }],
        ['Sex', -10, { short: 'sex' }],
        ['Sharp things, up to TL5', -15, { short: 'sharp things', id: 'sharp-things-early' }],
        ['Sharp things, from TL6', -10, { short: 'sharp things', id: 'sharp-things' }],
        ['Spiders', -5, { short: 'spiders' }],
        ['Strange and unknown things', -15, { short: 'strange things', id: 'strange-things' }],
        ['The sun', -15, { short: 'the sun', id: 'sun' }],
        ['Weapons', -20, { short: 'weapons' }],
        ['Something else', 0, { short: '', id: 'other' }],
      ], { id: 'object' }),
      write('What', 'What you fear', ['snakes', 'mirrors', 'clowns', 'birds', 'horses'], other),
      choose('How often it is met', [['Now and then', -5, { short: '', id: 'minus-5' }], ['Often', -10, { short: '', id: 'minus-10' }], ['Almost everywhere', -15, { short: '', id: 'minus-15' }]], { id: 'value', ...other }),
    ],
  }],
  shyness: ['Shyness', 0, 154, 'Strangers make you uneasy.', 'shy timid bashful introvert', {
    parameters: [choose('Degree', [
      ['Mild', -5, { short: 'mild', effects: [`${dealings} -1`] }],
      ['Severe', -10, { short: 'severe', effects: [`${dealings} -2`] }],
      ['Crippling', -20, { short: 'crippling', effects: [`${dealings} -4`], notes: ['You cannot deal with strangers, nor learn skills that need it'] }],
    ])],
  }],
  sleepwalker: ['Sleepwalker', '-5*', 154, 'You walk about in your sleep.', 'sleep night wander', { plays: 'story' }],
  trademark: ['Trademark', 0, 159, 'You always leave your sign where you have been.', 'sign signature calling card serial villain', {
    parameters: [write('Sign', 'What you leave behind'), choose('Degree', [['Simple, takes no time', -5, { short: 'simple', id: 'simple' }], ['Complex, can be traced', -10, { short: 'complex', id: 'complex' }], ['Elaborate, almost gives you away', -15, { short: 'elaborate', id: 'elaborate' }]])], plays: 'story'
  }],
  vow: [shared.vow, 0, 160, {
    repeatable: true,
    parameters: [
      write('Vow', 'What you swore', ['never refuse a request for aid', 'silence', 'no killing', 'chastity', 'poverty']),
      choose('Weight', [['Trivial: a quirk', -1, { short: '', id: 'trivial', kind: 'quirk' }], ['Minor', -5, { short: '' }], ['Major', -10, { short: '' }], ['Great', -15, { short: '' }]], { initial: 'minor' }),
    ], plays: 'story'
  }],
});
