import { disadvantagesOfMind } from '../../entries/traits/disadvantages-of-mind.ts';
import { friendsAndFoes } from '../../entries/traits/friends-and-foes.ts';
import { imageAndLooks } from '../../entries/traits/image-and-looks.ts';
import { socialStanding } from '../../entries/traits/social-standing.ts';
import { readTraitTable } from '../notation/read-trait-row.ts';
import { choose, frequencyOfAppearance, write } from '../notation/trait-parameters.ts';

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
  'mistaken-identity': ['Mistaken Identity', -5, 21, 'You look just like somebody who has troubles of his own.', 'double lookalike twin face'],
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
      ['Criminal record', -5, { notes: ['Reactions of the police are poor, and much is forbidden to you'] }],
      ['Disowned, another heir is there', -5, { short: 'disowned', id: 'disowned', effects: ['reaction -1: from those of your former circle'] }],
      ['Disowned and an outcast of the clan', -10, { short: 'disowned outcast', id: 'outcast', effects: ['reaction -2: from those of your former circle'] }],
      ['Excommunicated', -5, { effects: ['reaction -3: from the faithful'] }],
      ['Excommunicated, by gods who act on it', -10, { short: 'excommunicated', id: 'excommunicated-truly', effects: ['reaction -3: from the faithful'] }],
      ['Ignorant of what everybody learns', -5, { short: 'ignorant', id: 'ignorant', effects: ['reaction -1'] }],
      ['Minor, under age', -5, { short: 'minor', id: 'minor', effects: ['reaction:adults -2'] }],
      ['Minority group', -10, { id: 'minority', effects: ['reaction:others -2', 'reaction:own-kind +2'] }],
      ['Monster', -15, { effects: ['reaction -3'], notes: ['Hunted on sight; Intimidation gets +3 instead'] }],
      ['Second-class citizen', -5, { id: 'second-class', effects: ['reaction:others -1'] }],
      ['Subjugated', -20, { notes: ['A conquered people’s laws: no freedom, and little chance of more'] }],
      ['Uneducated', -5, { effects: ['reaction:others -1'] }],
      ['Valuable property', -10, { notes: ['Little freedom of your own, and nobody heeds what you think'] }],
    ], { id: 'kind', initial: 'second-class' })],
  }],
  'unnatural-features': ['Unnatural Features', '-1/level to 5', 22, 'Your body has marks that no human has: horns, green skin, glowing eyes.', 'horns tail skin eyes alien odd marks', { parameters: [write('What', 'What is to be seen', ['glowing eyes', 'green skin', 'pointed ears'])] }],
});
