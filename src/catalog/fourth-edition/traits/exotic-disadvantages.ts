import { readTraitTable } from '../notation/read-trait-row.ts';
import { choose, write } from '../notation/trait-parameters.ts';
import { weakBite } from './natural-attacks.ts';

const rarity = (points: readonly [number, number, number, number]) =>
  choose('It is', [['Very common', points[0], { short: '' }], ['Common', points[1], { short: '' }], ['Occasional', points[2], { short: '' }], ['Rare', points[3], { short: '' }]], { id: 'rarity', initial: 'occasional' });

/** Exotic and supernatural disadvantages (Basic Set, pp. 124–162). */
export const exoticDisadvantages = readTraitTable('disadvantage', {
  bestial: ['Bestial', -10, 124, 'You think and behave like a beast.', 'animal wild feral beast manners', { notes: ['You cannot learn skills of manners and society'] }],
  'cold-blooded': ['Cold-Blooded', 0, 127, 'In the cold you stiffen and slow down.', 'reptile lizard snake cold temperature', {
    parameters: [choose('You stiffen', [['Below 50 °F', -5, { short: '', id: 'fifty' }], ['Below 65 °F', -10, { short: '65 °F', id: 'sixty-five' }]])],
    notes: ['An hour in the cold costs 1 from DX and Basic Speed for each 10 °F below the limit'], effects: ['ht +2: against the effects of heat and cold']
  }],
  cursed: ['Cursed', -75, 129, 'If something can go wrong it does, for you.', 'curse jinx doom misfortune bad luck', { plays: 'story' }],
  'decreased-time-rate': ['Decreased Time Rate', -100, 129, 'Time passes for you at half its speed.', 'slow time plant', { prerequisites: [{ not: { trait: 'altered-time-rate' } }], notes: ['One turn in two'] }],
  dependency: ['Dependency', 0, 130, 'Without a certain substance you waste away.', 'substance blood drug need vampire', {
    repeatable: true, modifiers: ['Aging +30%'],
    parameters: [
      write('On', 'What you need', ['human blood', 'a drug', 'the soil of your homeland', 'mana']),
      rarity([-5, -10, -20, -30]),
      choose('By law', [['Allowed', 0, { short: '' }], ['Forbidden', -5, { short: 'illegal', id: 'illegal' }]]),
      choose('Needed', [['Constantly', 'x5'], ['Hourly', 'x4'], ['Daily', 'x3'], ['Weekly', 'x2'], ['Monthly', 'x1'], ['Seasonally', '/3'], ['Yearly', '/10']], { id: 'frequency', initial: 'daily' }),
    ], notes: ['Without it you lose 1 HP at a time: each minute if you need it constantly, every ten minutes if hourly, each hour if daily, every six hours if weekly, each day if monthly']
  }],
  'destiny-bad': ['Destiny (Bad)', 0, 132, 'Fate has something evil in store for you.', 'fate doom prophecy curse', {
    parameters: [choose('Degree', [['Minor', -5, { short: 'minor' }], ['Major', -10, { short: 'major' }], ['Great', -15, { short: 'great' }]])], plays: 'story'
  }],
  'divine-curse': ['Divine Curse', 0, 132, 'A god forbids you something, or commands it.', 'god curse geas forbidden taboo', {
    repeatable: true,
    parameters: [write('Curse', 'What you must do or leave'), choose('Degree', [['Minor', -5, { short: 'minor' }], ['Major', -10, { short: 'major' }], ['Severe', -15, { short: 'severe' }]])], plays: 'story'
  }],
  'decreased-air-move': ['Decreased Air Move', '-2/level', 18, 'You fly more slowly than your speed says.', 'fly air slow move flight', { effects: ['airMove -1/level'] }],
  'decreased-size-modifier': ['Decreased Size Modifier', '0/level', 19, 'Your kind is smaller than humans.', 'small tiny size', { effects: ['sizeModifier -1/level'] }],
  'decreased-water-move': ['Decreased Water Move', '-5/level', 18, 'You swim more slowly than others.', 'swim water slow move', { effects: ['waterMove -1/level'] }],
  draining: ['Draining', 0, 132, 'Each day you lose health until you get what you need.', 'blood vampire drain need', {
    repeatable: true,
    parameters: [
      write('What', 'What makes up for it', ['human blood', 'a rare mineral']),
      choose('It is', [['Rare', -15, { short: '' }], ['Occasional', -10, { short: '' }], ['Common', -5, { short: '' }]], { id: 'rarity', initial: 'occasional' }),
      choose('By law', [['Allowed', 0, { short: '' }], ['Forbidden', -5, { short: 'illegal', id: 'illegal' }]]),
    ],
    notes: ['2 HP a day, which heal in no other way'],
  }],
  dread: ['Dread', '-9+-1/level', 132, 'You cannot come near a certain thing.', 'holy cross garlic vampire ward fear', {
    repeatable: true, modifiers: ['Cannot be trapped -50%'],
    parameters: [write('Of', 'What keeps you off', ['garlic', 'holy symbols', 'running water', 'sunlight']), choose('It is', [['Rare', '/2'], ['Occasional', 'x1'], ['Common', 'x2'], ['Very common', 'x3']], { id: 'rarity', initial: 'occasional' })],
    notes: ['Keeps you a yard away for each level'],
  }],
  electrical: ['Electrical', -20, 134, 'Surges of current hurt you as they hurt machines.', 'robot machine computer power surge emp', { notes: ['Surges affect you as they do machines'] }],
  fragile: ['Fragile', 0, 136, 'Wounds do worse things to you than to flesh and blood.', 'brittle glass flammable explosive undead summoned', {
    repeatable: true,
    parameters: [choose('Kind', [
      ['Brittle', -15, { notes: ['A limb that is crippled breaks off; a failed HT roll to stay alive shatters you'] }],
      ['Combustible', -5, { notes: ['HT roll at a major wound by fire or explosion, or you catch fire'] }],
      ['Explosive', -15, { notes: ['HT roll at a major wound by fire or explosion; a critical failure blows you up'] }],
      ['Flammable', -10, { notes: ['HT roll at a major wound by fire or explosion, or you catch fire'] }],
      ['Unnatural', -50, { notes: ['Destroyed at −HP, without a roll'] }],
    ])],
  }],
  'frightens-animals': ['Frightens Animals', -10, 137, 'Beasts fear you and flee or attack.', 'animals horses dogs werewolf undead', { effects: ['reaction:wild-animals -4', 'reaction:tame-animals -4'], prerequisites: [{ not: { trait: 'animal-empathy' } }] }],
  horizontal: ['Horizontal', -10, 139, 'You go on all fours, and cannot use your hands while you walk.', 'quadruped animal beast four legs', { prerequisites: [{ not: { trait: 'semi-upright' } }], plays: 'story' }],
  'increased-life-support': ['Increased Life Support', 0, 139, 'You need surroundings that others must be shielded from.', 'alien atmosphere tank heat cold pressure', {
    repeatable: true, parameters: [choose('Kind', [['Extreme cold', -10], ['Extreme heat', -10], ['Massive', -10], ['Pressurized', -10], ['Radioactive', -10]])], plays: 'story'
  }],
  'infectious-attack': ['Infectious Attack', -5, 140, 'Whom you wound may become what you are.', 'werewolf vampire bite disease zombie', { plays: 'story' }],
  invertebrate: ['Invertebrate', -20, 140, 'You have no spine, and little strength to lift with.', 'worm jelly slug bones squid', { effects: ['liftingStrength x0.5'] }],
  lifebane: ['Lifebane', -10, 142, 'Plants and small creatures die near you.', 'death undead plants wither', { plays: 'story' }],
  lunacy: ['Lunacy', -10, 143, 'The full moon makes you wild.', 'moon werewolf mad insane', { effects: ['will -2: at full moon, self-control rolls too'] }],
  'magic-susceptibility': ['Magic Susceptibility', '-3/level to 5', 143, 'Spells work better on you.', 'magic spell resistance weak curse', { prerequisites: [{ not: { trait: 'magic-resistance' } }], effects: ['ht -1/level: against spells', 'will -1/level: against spells'], notes: ['Spells cast on you are at +1 for each level'] }],
  'mundane-background': ['Mundane Background', -10, 144, 'You know nothing of the supernatural.', 'ordinary normal skeptic novice', { plays: 'story' }],
  'no-legs': ['No Legs', 0, 145, 'You move in another way than on legs, or not at all.', 'wheels tracks snake fish plant tree', {
    parameters: [choose('You', [
      ['Fly', 0, { short: 'aerial', id: 'aerial' }],
      ['Swim', 0, { short: 'aquatic', id: 'aquatic' }],
      ['Swim, but cannot dive, or have fins that cannot be armored', -5, { short: 'aquatic, limited', id: 'aquatic-limited' }],
      ['Swim, with both of these limits', -10, { short: 'aquatic, very limited', id: 'aquatic-very-limited' }],
      ['Bounce', 0, { short: 'bounces', id: 'bounces' }],
      ['Roll', 0, { short: 'rolls', id: 'rolls' }],
      ['Swim, and crawl on land', 0, { short: 'semi-aquatic', id: 'semi-aquatic' }],
      ['Stay in one place', -50, { short: 'sessile', id: 'sessile', notes: ['Basic Move is 0'] }],
      ['Slither', 0, { short: 'slithers', id: 'slithers' }],
      ['Run on tracks', -20, { short: 'tracked', id: 'tracked' }],
      ['Run on wheels', -20, { short: 'wheeled', id: 'wheeled' }],
    ], { id: 'kind' })],
  }],
  nocturnal: ['Nocturnal', -20, 146, 'By day you can do nothing.', 'night vampire sun day', { modifiers: ['Permanent Paralysis +100%'], notes: ['Paralyzed while the sun is up'] }],
  'non-iconographic': ['Non-Iconographic', -10, 146, 'Pictures, maps and signs mean nothing to you.', 'pictures icons maps symbols', { notes: ['You cannot learn skills that need pictures or maps'] }],
  reprogrammable: ['Reprogrammable', -10, 150, 'Whoever owns you can change your mind.', 'robot computer golem program obey', { plays: 'story' }],
  revulsion: ['Revulsion', 0, 151, 'A harmless thing makes you retch or burns your tongue.', 'allergy garlic sicken vampire', {
    repeatable: true,
    parameters: [write('To', 'What you cannot bear', ['garlic', 'perfume']), choose('It is', [['Occasional', -5], ['Common', -10], ['Very common', -15]], { id: 'rarity' })],
    effects: ['skills all -5: for ten minutes after touching it', 'dx -5: for ten minutes after touching it', 'iq -5: for ten minutes after touching it'],
  }],
  'self-destruct': ['Self-Destruct', -10, 153, 'When you have grown old enough you go to pieces at once.', 'age death expire replicant', { notes: ['Aging rolls every day, at −3, once aging begins'] }],
  'semi-upright': ['Semi-Upright', -5, 153, 'You can rear up, but run on all fours.', 'ape chimp bear four legs', { prerequisites: [{ not: { trait: 'horizontal' } }], notes: ['Move upright is 40% less'] }],
  'shadow-form-fixed': ['Shadow Form (Permanent)', -20, 153, 'You are a flat shadow, and can be nothing else.', 'shadow flat two-dimensional', { notes: ['You carry nothing, and cannot move things'] }],
  'short-lifespan': ['Short Lifespan', '-10/level to 4', 154, 'You live half as long as others, or less.', 'age aging life brief', { notes: ['Each level halves all the ages of life'] }],
  sleepy: ['Sleepy', 0, 154, 'You sleep more of the day than others.', 'sleep hibernate tired bear', {
    parameters: [choose('Asleep', [['Half of the time', -8, { short: '1/2', id: 'half' }], ['Two thirds of the time', -16, { short: '2/3', id: 'two-thirds' }], ['Three quarters of the time', -20, { short: '3/4', id: 'three-quarters' }], ['Seven eighths of the time', -26, { short: '7/8', id: 'seven-eighths' }]])], plays: 'story'
  }],
  'slow-eater': ['Slow Eater', -10, 155, 'You spend much of the day on your meals.', 'food eat grazing cow herbivore', { notes: ['Each meal takes two hours: four and a half hours less a day for work and travel'] }],
  'stress-atavism': ['Stress Atavism', '0*', 156, 'When frightened or angry you fall back into the ways of beasts.', 'uplifted animal beast regress primitive', {
    parameters: [choose('Degree', [['Mild', -10, { short: 'mild' }], ['Moderate', -15, { short: 'moderate' }], ['Severe', -20, { short: 'severe' }]])], plays: 'story'
  }],
  'supernatural-features': ['Supernatural Features', 0, 157, 'Signs about you betray that you are not of this world.', 'vampire reflection shadow pallor undead', {
    repeatable: true,
    parameters: [choose('Sign', [
      ['No body heat', -5, { effects: ['reaction -1: from those who touch you'] }],
      ['No body heat, except after feeding', -1, { id: 'heat-at-times', effects: ['reaction -1: from those who touch you'] }],
      ['No reflection', -10, { effects: ['reaction -2: from those who notice it'] }],
      ['No shadow', -10, { effects: ['reaction -2: from those who notice it'] }],
      ['Pallor', -10, { effects: ['reaction -2: in good light, without makeup'] }],
      ['Pallor, except after feeding', -5, { id: 'pallor-at-times', effects: ['reaction -2: in good light, without makeup'] }],
    ])],
  }],
  supersensitive: ['Supersensitive', -15, 158, 'The feelings of all around you crowd into your mind.', 'telepathy telepath minds crowd empathy', { effects: ['dx -1: with a mind within 20 yards, and 1 more for each tenfold number', 'iq -1: with a mind within 20 yards, and 1 more for each tenfold number'] }],
  susceptible: ['Susceptible', '-1/level to 5', 158, 'A poison or disease harms you more than others.', 'poison disease weak allergy', {
    repeatable: true,
    parameters: [write('To', 'Poison or disease'), choose('It is', [['Occasional', 'x1'], ['Common', 'x2'], ['Very common', 'x4']], { id: 'rarity' })],
    effects: ['ht -1/level: against it'],
  }],
  'uncontrollable-appetite': ['Uncontrollable Appetite', '-15*', 159, 'You crave what you must take from others.', 'vampire blood hunger craving feed', { parameters: [write('Craving', 'What you hunger for', ['blood', 'life force', 'lust'])], plays: 'story' }],
  unhealing: ['Unhealing', 0, 160, 'Your wounds do not heal of themselves.', 'undead robot golem wound heal', { parameters: [choose('Degree', [['Partial', -20, { short: 'partial' }], ['Total', -30, { short: 'total' }]])], notes: ['Neither rest nor medicine heals you'] }],
  unique: ['Unique', -5, 160, 'You are in one world only, and a change of its past may end you.', 'time travel paradox timeline', { plays: 'story' }],
  unluckiness: ['Unluckiness', -10, 160, 'Bad luck strikes you, once a session at least.', 'bad luck jinx misfortune', { prerequisites: [{ not: { trait: 'luck' } }], plays: 'story' }],
  vulnerability: ['Vulnerability', 0, 161, 'A certain attack does you double harm or more.', 'weakness silver kryptonite fire damage', {
    repeatable: true, modifiers: ['Fatigue Only -50%'],
    parameters: [write('To', 'Which attack', ['silver', 'fire', 'holy weapons']), rarity([-20, -15, -10, -5]), choose('Wounding', [['×2', 'x2', { id: 'x2' }], ['×3', 'x3', { id: 'x3' }], ['×4', 'x4', { id: 'x4' }]])], notes: ['The injury that gets through DR is multiplied']
  }],
  'weak-bite': ['Weak Bite', -2, 161, 'Your jaw is not made for biting.', 'bite teeth jaw horse animal', weakBite],
  weakness: ['Weakness', 0, 161, 'The mere presence of something hurts you.', 'sunlight kryptonite vampire damage allergy', {
    repeatable: true, modifiers: ['Fatigue Only -50%', 'Variable -40%'],
    parameters: [
      write('To', 'What hurts you', ['sunlight', 'silver', 'loud noise']),
      choose('1d of damage', [['Each minute', -20], ['Each 5 minutes', -10], ['Each 30 minutes', -5]], { id: 'damage' }),
      choose('It is', [['Rare', '/2'], ['Occasional', 'x1'], ['Common', 'x2'], ['Very common', 'x3']], { id: 'rarity', initial: 'occasional' }),
    ], notes: ['DR does not help']
  }],
  'weirdness-magnet': ['Weirdness Magnet', -15, 161, 'Strange things seek you out.', 'strange supernatural odd weird fate', { effects: ['reaction -2: from those who know what follows you'] }],
});
