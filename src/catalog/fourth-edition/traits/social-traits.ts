import { disadvantagesOfMind } from '../../entries/traits/disadvantages-of-mind.ts';
import { friendsAndFoes, imageAndLooks, socialStanding, statusAndWealth } from '../../entries/traits/social-traits.ts';
import { readTraitTable } from '../notation/read-trait-row.ts';
import { choose, frequencyOfAppearance, write } from '../notation/trait-parameters.ts';

const rankNotes = ['Rank 2 to 4 brings one free level of Status, 5 to 7 two, and 8 three'];
const size = choose('Number', [
  ['One', 'x1', { short: '' }],
  ['Group of 6 to 10', 'x6', { id: 'to-10' }],
  ['Group of 11 to 20', 'x8', { id: 'to-20' }],
  ['Group of 21 to 50', 'x10', { id: 'to-50' }],
  ['Group of 51 to 100', 'x12', { id: 'to-100' }],
  ['Group of 101 to 1,000', 'x18', { id: 'to-1000' }],
  ['Group of 1,001 to 10,000', 'x24', { id: 'to-10000' }],
  ['Group of 10,001 to 100,000', 'x30', { id: 'to-100000' }],
  ['Group of 100,001 to a million', 'x36', { id: 'to-1000000' }],
]);
const contactFrequency = {
  ...frequencyOfAppearance,
  options: frequencyOfAppearance.options?.filter(({ id }) => id !== 'constantly') ?? [],
};
const attracted = 'reaction of those attracted to your sex';

/** Looks, standing, riches and friends (Basic Set, pp. 21–30, 36–41 and 41–100). */
export const socialAdvantages = readTraitTable('advantage', {
  appearance: [imageAndLooks.appearance, 0, 21, { kindByPrice: true, parameters: [
    choose('Looks', [
      ['Horrific', -24, { effects: ['reaction -6', 'skill Intimidation +4'] }], ['Monstrous', -20, { effects: ['reaction -5', 'skill Intimidation +3'] }], ['Hideous', -16, { effects: ['reaction -4', 'skill Intimidation +2'] }],
      ['Ugly', -8, { effects: ['reaction -2'] }], ['Unattractive', -4, { effects: ['reaction -1'] }], ['Average', 0], ['Attractive', 4, { effects: ['reaction +1'] }],
      ['Handsome or beautiful', 12, { id: 'handsome', effects: ['reaction +2', `${attracted} +2`] }],
      ['Very handsome or very beautiful', 16, { id: 'very-handsome', effects: ['reaction +2', `${attracted} +4`], notes: ['Those who should not be may fall for you, or envy you'] }],
      ['Transcendent', 20, { effects: ['reaction +2', `${attracted} +6`], notes: ['Those who should not be may fall for you, or envy you'] }],
      ['Handsome or beautiful, for everyone alike', 12, { id: 'handsome-to-all', short: 'handsome, androgynous or impressive', effects: ['reaction +3'] }],
      ['Very handsome or very beautiful, for everyone alike', 16, { id: 'very-handsome-to-all', short: 'very handsome, androgynous or impressive', effects: ['reaction +4'] }],
      ['Transcendent, for everyone alike', 20, { id: 'transcendent-to-all', short: 'transcendent, androgynous or impressive', effects: ['reaction +5'] }],
    ], { initial: 'attractive' })], modifiers: ['Universal +25%', 'Off-the-shelf looks -50%'] }],
  status: [statusAndWealth.status, 0, 28, { kindByPrice: true, parameters: [choose('Level bought', [
    ['+8', 40, { id: 'plus-8', effects: ['status +8'] }], ['+7', 35, { id: 'plus-7', effects: ['status +7'] }], ['+6', 30, { id: 'plus-6', effects: ['status +6'] }],
    ['+5', 25, { id: 'plus-5', effects: ['status +5'] }], ['+4', 20, { id: 'plus-4', effects: ['status +4'] }], ['+3', 15, { id: 'plus-3', effects: ['status +3'] }],
    ['+2', 10, { id: 'plus-2', effects: ['status +2'] }], ['+1', 5, { id: 'plus-1', effects: ['status +1'] }],
    ['−1', -5, { id: 'minus-1', effects: ['status -1'] }], ['−2', -10, { id: 'minus-2', effects: ['status -2'] }],
  ], { id: 'level', initial: 'plus-1' })], notes: ['Levels that come with Rank or riches are free and count on top'] }],
  wealth: [statusAndWealth.wealth, 0, 25, { kindByPrice: true, parameters: [choose('Level', [
    ['Dead broke', -25, { effects: ['startingMoney x0'], notes: ['No work, no income, and nothing of your own but what you wear'] }],
    ['Poor', -15, { effects: ['startingMoney x0.2'] }], ['Struggling', -10, { effects: ['startingMoney x0.5'] }], ['Average', 0],
    ['Comfortable', 10, { effects: ['startingMoney x2'] }],
    ['Wealthy', 20, { effects: ['startingMoney x5', 'freeStatus +1'] }],
    ['Very wealthy', 30, { effects: ['startingMoney x20', 'freeStatus +1'] }],
    ['Filthy rich', 50, { effects: ['startingMoney x100', 'freeStatus +1'] }],
  ], { initial: 'comfortable' })] }],
  multimillionaire: [statusAndWealth.multimillionaire, '25/level', 25, {
    effects: ['startingMoney x10/level', 'freeStatus +1/level'], prerequisites: [{ trait: 'wealth', options: ['filthy-rich'] }], notes: ['Riches bring three free levels of Status at most'] }],
  'independent-income': ['Independent Income', '1/level to 20', 26, 'Money comes in every month without work: 1% of starting wealth for each level.', 'money rich rent investment pension income', { prerequisites: [{ not: { trait: 'debt' } }], notes: ['Comes on top of the pay of a job'] }],
  reputation: [socialStanding.reputation, 0, 26, { kindByPrice: true, repeatable: true, parameters: [
    write('Known for', 'What people say of you', ['keeps every promise', 'dragon slayer', 'cheats at cards', 'never takes prisoners', 'gifted healer'], { id: 'what' }),
    choose('Reaction', [
      ['+4', 20, { id: 'plus-4', effects: ['reaction:named +4'] }], ['+3', 15, { id: 'plus-3', effects: ['reaction:named +3'] }], ['+2', 10, { id: 'plus-2', effects: ['reaction:named +2'] }], ['+1', 5, { id: 'plus-1', effects: ['reaction:named +1'] }],
      ['−1', -5, { id: 'minus-1', effects: ['reaction:named -1'] }], ['−2', -10, { id: 'minus-2', effects: ['reaction:named -2'] }], ['−3', -15, { id: 'minus-3', effects: ['reaction:named -3'] }], ['−4', -20, { id: 'minus-4', effects: ['reaction:named -4'] }],
    ], { initial: 'plus-1' }),
    choose('Who may have heard of you', [['Everyone', 'x1', { short: '' }], ['Everyone but one large class', '/1.5 down', { id: 'almost-everyone', short: '' }], ['A large class of people', '/2 down', { id: 'large', short: '' }], ['A small class of people', '/3 down', { id: 'small', short: '' }]], { id: 'people' }),
    write('Among', 'Which people', ['merchants', 'mercenaries', 'wizards', 'thieves', 'scholars', 'nobles'], { onlyWith: { parameter: 'people', options: ['almost-everyone', 'large', 'small'] } }),
    choose('How often they know you', [['Always', 'x1', { short: '' }], ['Sometimes: on 10 or less', '/2 down', { id: 'sometimes', short: '10 or less' }], ['Occasionally: on 7 or less', '/3 down', { id: 'occasionally', short: '7 or less' }]], { id: 'recognized' }),
  ] }],
  'administrative-rank': ['Administrative Rank', '5/level to 8', 30, 'Your grade in a civil service.', 'rank government official minister bureaucrat office', { notes: rankNotes }],
  'magical-rank': ['Magical Rank', '5/level to 8', 30, 'Your grade in an order of mages.', 'rank wizard guild cabal lodge order', { notes: rankNotes }],
  'merchant-rank': ['Merchant Rank', '5/level to 8', 30, 'Your grade in a trading house, or a merchant navy.', 'rank trade guild company corporate business', { notes: rankNotes }],
  'military-rank': [socialStanding['military-rank'], '5/level to 8', 30, { notes: rankNotes }],
  'police-rank': ['Police Rank', '5/level to 8', 30, 'Your grade in a police force.', 'rank cop detective sergeant inspector law', { notes: rankNotes }],
  'religious-rank': ['Religious Rank', '5/level to 8', 30, 'Your grade in a church.', 'rank priest bishop church pope clergy', { notes: rankNotes }],
  rank: ['Rank', '5/level to 8', 29, 'Your grade in another body of people with a chain of command.', 'rank guild order organization grade office', { parameters: [write('In', 'What body of people', ['Thieves’ guild', 'Knightly order', 'Secret society'])], notes: rankNotes, repeatable: true }],
  'rank-replacing-status': ['Rank (Replaces Status)', '10/level to 8', 29, 'Your grade where rank takes the place of Status.', 'rank grade status caste society party', { parameters: [write('In', 'What body of people')], repeatable: true, effects: ['status +1/level'] }],
  'courtesy-rank': ['Courtesy Rank', '1/level', 29, 'A rank that you held, or that is only for show.', 'rank former retired honorary title veteran', { parameters: [write('In', 'What body of people')], repeatable: true, plays: 'story' }],
  ally: [friendsAndFoes.ally, 0, 36, { repeatable: true, parameters: [
    write('Who', 'Name, and what they are to you', ['Sidekick', 'Familiar', 'Warhorse', 'Hound', 'Bodyguard']),
    choose('Built on', [['25% of your points', 1, { id: 'quarter', short: '25%' }], ['50% of your points', 2, { id: 'half', short: '50%' }], ['75% of your points', 3, { id: 'three-quarters', short: '75%' }], ['100% of your points', 5, { id: 'equal', short: '100%' }], ['150% of your points', 10, { id: 'stronger', short: '150%' }]], { id: 'power', initial: 'equal' }),
    size, frequencyOfAppearance,
  ], modifiers: ['Minion +50%', 'Special abilities +50%', 'Summonable +100%', 'Sympathy -25%', 'Sympathy, mortal -50%', 'Unwilling -50%'], notes: ['The game master rolls for each adventure whether they are there'] }],
  contact: ['Contact', 0, 44, 'Somebody who gets you information, or small favors, by a skill.', 'informant friend information source snitch rumor', { repeatable: true, parameters: [
    write('Who', 'Name or job, and the skill', ['Fence (Streetwise)', 'Bartender (Current Affairs)', 'Police officer (Law)', 'Reporter (Research)']),
    choose('Effective skill', [['12', 1, { id: 'skill-12', short: 'skill 12' }], ['15', 2, { id: 'skill-15', short: 'skill 15' }], ['18', 3, { id: 'skill-18', short: 'skill 18' }], ['21', 4, { id: 'skill-21', short: 'skill 21' }]]),
    choose('By supernatural means', [['No', 0, { short: '' }], ['Yes', 1, { short: 'supernatural' }]]),
    choose('Number', [['One', 'x1', { short: '' }], ['A group', 'x5', { id: 'group', short: 'group' }]]),
    contactFrequency,
    choose('Reliability', [['Completely reliable', 'x3'], ['Usually reliable', 'x2'], ['Somewhat reliable', 'x1'], ['Unreliable', '/2']], { initial: 'somewhat-reliable' }),
  ], notes: ['The game master rolls for each adventure whether they can be reached, then their skill'] }],
  patron: [friendsAndFoes.patron, 0, 72, { repeatable: true, parameters: [
    write('Who', 'Name, and what they are to you', ['Feudal lord', 'Intelligence agency', 'Church', 'Corporation', 'A god']),
    choose('Power', [
      ['Individual on 150% of your points, or assets of 1,000 × starting wealth', 10, { id: 'powerful', short: '' }],
      ['Individual on twice your points, or assets of 10,000 ×', 15, { id: 'very-powerful', short: 'very powerful' }],
      ['Ultra-powerful individual, or assets of 100,000 ×', 20, { id: 'ultra-powerful', short: 'ultra-powerful' }],
      ['Organization with assets of a million ×', 25, { id: 'vast', short: 'vast' }],
      ['National government, giant corporation or god', 30, { id: 'nation', short: 'nation or god' }],
    ]),
    choose('Equipment', [['None of worth', 0, { id: 'none', short: '' }], ['Worth more than starting wealth', 5, { id: 'some', short: 'equipment' }], ['Worth far more than starting wealth', 10, { id: 'much', short: 'costly equipment' }]]),
    frequencyOfAppearance,
  ], modifiers: ['Highly accessible +50%', 'Special abilities +50%', 'Special abilities, great +100%', 'Minimal intervention -50%', 'Secret -50%', 'Unwilling -50%'], notes: ['The game master rolls for each adventure whether they are there'] }],
  favor: ['Favor', '1/level', 55, 'Somebody owes you, once: a fifth of what an Ally, Contact or Patron would cost.', 'debt owed help once boon', { parameters: [write('Whose', 'Who owes you, and what')], repeatable: true, plays: 'story' }],
  'claim-to-hospitality': ['Claim to Hospitality', 0, 41, 'Doors of a family, house or guild are open to you on your travels.', 'guest shelter travel inn family guild welcome', { parameters: [
    write('Whose', 'Whose doors are open'),
    choose('Extent', [['One friend, or few services', 1, { id: 'little', short: '' }], ['A group with resources', 2, { id: 'group', short: '' }], ['A large group', 5, { id: 'large', short: '' }], ['A vast group, in every place', 10, { id: 'vast', short: '' }]]),
  ], repeatable: true, plays: 'story' }],
  'clerical-investment': [socialStanding['clerical-investment'], 5, 43, { effects: ['reaction of followers of your faith +1'] }],
  'legal-enforcement-powers': [socialStanding['legal-enforcement-powers'], [5, 10, 15], 65, { notes: ['1: arrest and search in a small area or on narrow terms; 2: more freedom or a wider area; 3: little to answer for'] }],
  'legal-immunity': ['Legal Immunity', 0, 65, 'The law of the land does not bind you, or judges you by rules of your own.', 'law diplomat immunity church noble bard privilege', { parameters: [choose('Extent', [['Judged by rules as strict', 5, { id: 'strict', short: '' }], ['Judged by laxer rules', 10, { id: 'lax', short: 'lax' }], ['Above most of the law', 15, { id: 'most', short: 'above most laws' }], ['Diplomatic immunity, with pouch', 20, { id: 'diplomat', short: 'diplomatic' }]])], plays: 'story' }],
  'security-clearance': ['Security Clearance', 0, 82, 'You may see what is kept secret from most.', 'secret access spy intelligence government top classified', { parameters: [
    choose('Access', [['Narrow, as you need to know', 5, { id: 'narrow', short: '' }], ['Narrow, free', 10, { id: 'narrow-free', short: 'free access' }], ['Broad, as you need to know', 10, { id: 'broad', short: 'broad' }], ['Broad, free', 15, { id: 'broad-free', short: 'broad, free access' }]]),
    choose('Importance', [['Major', 'x1', { short: '' }], ['Minor: a firm, or a town', '/2', { id: 'minor', short: 'minor' }]]),
  ], plays: 'story' }],
  'social-regard': ['Social Regard', '5/level to 4', 86, 'People of your sort are feared, respected or venerated here.', 'respect fear revered caste elite noble knight', { parameters: [choose('As one who is', [['Feared', 0], ['Respected', 0], ['Venerated', 0]], { initial: 'respected' })], effects: ['reaction +1/level'] }],
  'signature-gear': ['Signature Gear', '1/level', 85, 'A thing that is yours by the story: half of starting wealth for each point.', 'equipment item sword ship horse heirloom weapon', { parameters: [write('What', 'Name of the thing')], repeatable: true, notes: ['Half of the average starting wealth for each point; what is lost comes back in time'] }],
  tenure: ['Tenure', 5, 93, 'Your job is yours unless you do something outrageous.', 'job professor judge priest safe work office', { plays: 'story' }],
  'alternate-identity': ['Alternate Identity', 0, 39, 'A second name, with the papers that prove it.', 'alias fake papers secret cover spy name', { parameters: [choose('Papers', [['Legal', 5, { short: '' }], ['Illegal', 15, { short: 'illegal' }]]), write('Who', 'The other name')], repeatable: true, plays: 'story' }],
  zeroed: ['Zeroed', 10, 100, 'No record says that you exist.', 'records invisible anonymous government off-grid hacker identity', { plays: 'story' }],
});

const calls = choose('How often it calls', [
  ['Almost all the time: on 15 or less', -15, { short: '15 or less', id: 'almost-always' }],
  ['Quite often: on 12 or less', -10, { short: '12 or less', id: 'quite-often' }],
  ['Fairly often: on 9 or less', -5, { short: '9 or less', id: 'fairly-often' }],
  ['Quite rarely: on 6 or less', -2, { short: '6 or less', id: 'occasionally' }],
], { id: 'frequency', initial: 'quite-often' });

const discovery = choose('If it came out', [
  ['Serious embarrassment', -5, { short: '' }],
  ['Rejection by all you know', -10, { short: '' }],
  ['Prison or exile', -20, { short: '' }],
  ['Perhaps death', -30, { short: '' }],
]);

/** Disadvantages among people: dependents, enemies, superiors and prejudice (Basic Set, pp. 21–156). */
export const socialDisadvantages = readTraitTable('disadvantage', {
  debt: ['Debt', '-1/level to 20', 26, 'Each month a part of what you earn goes to a creditor.', 'money loan owe bank creditor poor', { notes: ['Each level takes 1% of your starting wealth a month'] }],
  dependent: [friendsAndFoes.dependent, 0, 131, {
    repeatable: true, most: 2, notes: ['While one you love is in danger you go to the rescue; a failure may cost you earned points'],
    parameters: [
      write('Who', 'Name, and what they are to you', ['young daughter', 'little brother', 'aged mother', 'apprentice', 'sweetheart']),
      choose('Built on', [
        ['No points at all, or fewer', -15, { short: '', id: 'none' }],
        ['At most 25% of your points', -10, { short: '', id: 'low' }],
        ['At most 50% of your points', -5, { short: '', id: 'middle' }],
        ['At most 75% of your points', -2, { short: '', id: 'high' }],
        ['At most as many points as you', -1, { short: '', id: 'even' }],
      ], { id: 'power' }),
      choose('Dear to you as', [
        ['An acquaintance or employer', '/2', { short: 'acquaintance', id: 'acquaintance', notes: ['You may weigh the risks before you help'] }],
        ['A friend', 'x1', { short: 'friend', id: 'friend', notes: ['Must be protected unless something greater is at stake'] }],
        ['A loved one', 'x2', { short: 'loved one', id: 'loved-one', notes: ['Comes before everything else'] }],
      ], { id: 'importance', initial: 'friend' }),
      choose('How many', [['One', 'x1', { short: '' }], ['A group, in place of two dependents', 'x2', { short: 'group', id: 'group' }]]),
      frequencyOfAppearance,
    ],
  }],
  duty: [socialStanding.duty, 0, 133, {
    repeatable: true, notes: ['The game master rolls at the start of an adventure whether the duty calls'],
    parameters: [
      write('What', 'To whom, or to do what', ['to a liege lord', 'soldier in the ranks', 'city watch', 'to the clan', 'secret service']),
      calls,
      choose('Will', [['Freely taken on', 0, { short: '' }], ['Forced on you by threats', -5, { short: 'involuntary', id: 'involuntary' }]]),
      choose('Danger', [
        ['Dangerous at times', 0, { short: '' }],
        ['Your life is at risk each time', -5, { short: 'extremely hazardous', id: 'extremely-hazardous' }],
        ['Never dangerous', 5, { short: 'nonhazardous', id: 'nonhazardous', atMost: 0 }],
      ]),
    ],
  }],
  enemy: [friendsAndFoes.enemy, 0, 135, {
    repeatable: true, most: 2, mostPoints: 60, notes: ['Needs the leave of the game master'],
    parameters: [
      write('Who', 'Name, and why they are after you', ['the Thieves’ Guild', 'a jilted suitor', 'a bounty hunter', 'the duke’s men', 'a rival house']),
      choose('Strength', [
        ['One person weaker than you', -5, { short: 'weaker', id: 'weaker' }],
        ['One person like you, or a few weaker ones', -10, { short: 'equal', id: 'equal' }],
        ['One person stronger than you, or a group of middling size', -20, { short: 'stronger or group', id: 'group' }],
        ['A large group, or a smaller one with great powers', -30, { short: 'large group', id: 'large' }],
        ['A government, or a power like one', -40, { short: 'government', id: 'government' }],
      ], { id: 'power', initial: 'equal' }),
      choose('Known', [
        ['You know who it is', 0, { short: '' }],
        ['You do not know who it is', -5, { short: 'unknown', id: 'unknown' }],
        ['Your evil twin, better than you in skills or powers', -5, { short: 'evil twin', id: 'better-twin' }],
        ['Your evil twin, better than you in both', -10, { short: 'evil twin', id: 'best-twin' }],
      ]),
      choose('Wants', [
        ['To watch you', '/4', { short: 'watcher', id: 'watcher' }],
        ['To get the better of you', '/2', { short: 'rival', id: 'rival' }],
        ['To hurt, jail or kill you', 'x1', { short: 'hunter', id: 'hunter' }],
      ], { id: 'intent', initial: 'hunter' }),
      frequencyOfAppearance,
    ],
  }],
  'low-tl': ['Low TL', '-5/level', 22, 'You come from a place that is behind in technology.', 'tech level primitive backward barbarian caveman', { effects: ['techLevel -1/level'] }],
  'mistaken-identity': ['Mistaken Identity', -5, 21, 'You look just like somebody who has troubles of his own.', 'double lookalike twin face', { plays: 'story' }],
  'odious-personal-habit': [imageAndLooks['odious-personal-habit'], 0, 22, {
    repeatable: true,
    parameters: [
      write('Habit', 'What you do', ['picks nose', 'bad jokes', 'spits', 'humming', 'eats people']),
      choose('How bad', [
        ['Annoying', -5, { short: '', id: 'minus-5', effects: ['reaction -1'] }],
        ['Offensive', -10, { short: '', id: 'minus-10', effects: ['reaction -2'] }],
        ['Revolting', -15, { short: '', id: 'minus-15', effects: ['reaction -3'] }],
      ]),
    ],
  }],
  secret: ['Secret', 0, 152, 'Something about you must never come out.', 'hidden past blackmail spy criminal shame', {
    repeatable: true, parameters: [write('What', 'What nobody must know'), discovery],
    notes: ['Once it is out it becomes other disadvantages of twice its points'],
  }],
  'secret-identity': ['Secret Identity', 0, 152, 'Nobody may know that you are somebody else as well.', 'superhero mask alias double life disguise spy', {
    parameters: [write('Who', 'The other one'), discovery], notes: ['Once it is out it becomes other disadvantages of twice its points'],
  }],
  'sense-of-duty': [disadvantagesOfMind['sense-of-duty'], 0, 153, {
    repeatable: true, effects: ['reaction +2: in danger, from those who know that you will not let them down'],
    parameters: [
      write('To', 'Whom you never let down', ['comrades', 'family', 'nation', 'nature', 'children']),
      choose('How many', [
        ['One person', -2, { short: '' }],
        ['A small group: friends, comrades, a team', -5, { short: '', id: 'small-group' }],
        ['A large group: a nation, a faith, all you know', -10, { short: '', id: 'large-group' }],
        ['A whole race', -15, { short: '' }],
        ['Every living being', -20, { short: '' }],
      ], { id: 'size', initial: 'small-group' }),
    ],
  }],
  'social-disease': ['Social Disease', -5, 155, 'You carry a disease that passes by touch, and people keep away.', 'sick illness contagious plague leper infection', { effects: ['reaction -1: from those who know it'] }],
  'social-stigma': [socialStanding['social-stigma'], 0, 155, {
    repeatable: true,
    parameters: [choose('Regarded as', [
      ['Criminal record', -5, { effects: ['reaction -1: from those who learn of it, or −2 from police and judges'], notes: ['Much is forbidden to you'] }],
      ['Disowned, another heir is there', -5, { short: 'disowned', id: 'disowned', effects: ['reaction -1: from those of your former circle'] }],
      ['Disowned and an outcast of the clan', -10, { short: 'disowned outcast', id: 'outcast', effects: ['reaction -2: from those of your former circle'] }],
      ['Excommunicated', -5, { effects: ['reaction -3: from the faithful'] }],
      ['Excommunicated, by gods who act on it', -10, { short: 'excommunicated', id: 'excommunicated-truly', effects: ['reaction -3: from the faithful'] }],
      ['Ignorant of what everybody learns', -5, { short: 'ignorant', id: 'ignorant', effects: ['reaction -1'] }],
      ['Minor, under age', -5, { short: 'minor', id: 'minor', effects: ['reaction:adults -2'] }],
      ['Minority group', -10, { id: 'minority', effects: ['reaction:others -2', 'reaction:own-kind +2'] }],
      ['Monster', -15, { effects: ['reaction -3', 'skill Intimidation +1'], notes: ['Hunted on sight'] }],
      ['Second-class citizen', -5, { id: 'second-class', effects: ['reaction:others -1'] }],
      ['Subjugated', -20, { effects: ['reaction:others -1'], notes: ['A conquered people’s laws: no freedom, and little chance of more'] }],
      ['Uneducated', -5, { effects: ['reaction:others -1'] }],
      ['Valuable property', -10, { notes: ['Little freedom of your own, and nobody heeds what you think'] }],
    ], { id: 'kind', initial: 'second-class' })],
  }],
  'unnatural-features': ['Unnatural Features', '-1/level to 5', 22, 'Your body has marks that no human has: horns, green skin, glowing eyes.', 'horns tail skin eyes alien odd marks', { parameters: [write('What', 'What is to be seen', ['glowing eyes', 'green skin', 'pointed ears'])], effects: ['skill Disguise, Shadowing -1/level'] }],
});
