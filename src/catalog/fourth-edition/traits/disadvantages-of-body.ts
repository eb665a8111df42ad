import { disadvantagesOfBody as shared } from '../../entries/traits/disadvantages-of-body.ts';
import { readTraitTable } from '../notation/read-trait-row.ts';
import { choose } from '../notation/trait-parameters.ts';

/** Disadvantages of the body, Basic Set pp. 123–160. */
export const disadvantagesOfBody = readTraitTable('disadvantage', {
  'bad-grip': ['Bad Grip', '-5/level to 3', 123, 'Your hands hold things badly.', 'hands clumsy grip fingers', { effects: ['dx -2/level: where a firm grip is needed'] }],
  'bad-smell': ['Bad Smell', -10, 124, 'You stink, and cannot help it.', 'stench odor stink', { effects: ['reaction -2'] }],
  'combat-paralysis': [
    'Combat Paralysis', -15, 127, 'You freeze when a fight begins.', 'freeze panic slow surprise',
    { prerequisites: [{ not: { trait: 'combat-reflexes' } }], effects: ['ht -2: not to freeze where injury threatens'] },
  ],
  deafness: ['Deafness', -20, 129, 'You hear nothing at all.', 'deaf ears hearing'],
  epilepsy: ['Epilepsy', -30, 136, 'Under stress you may have a seizure.', 'seizure fits illness'],
  'ham-fisted': ['Ham-Fisted', '-5/level to 2', 138, 'Fine work with the fingers is beyond you.', 'clumsy hands fumbling', { prerequisites: [{ not: { trait: 'high-manual-dexterity' } }] }],
  'hard-of-hearing': [shared['hard-of-hearing'], -10, 138, { effects: ['perception -4: to hear'] }],
  hemophilia: ['Hemophilia', -30, 138, 'Your wounds do not stop bleeding.', 'bleeding blood illness'],
  klutz: ['Klutz', 0, 141, 'You trip, spill and break things.', 'clumsy accident awkward', { parameters: [choose('Degree', [['Clumsy every day', -5, { short: '' }], ['Total klutz', -15, { short: 'total' }]])] }],
  'light-sleeper': ['Light Sleeper', -5, 142, 'The least noise wakes you and keeps you awake.', 'sleep insomnia tired'],
  'low-pain-threshold': [
    'Low Pain Threshold', -10, 142, 'Pain hits you twice as hard.', 'pain wound weak shock',
    { prerequisites: [{ not: { trait: 'high-pain-threshold' } }], effects: ['ht -4: against knockdown and stun', 'will -4: against torture'] },
  ],
  'motion-sickness': ['Motion Sickness', -10, 144, 'Whatever moves with you on board makes you ill.', 'seasick nausea vehicle car ship'],
  'night-blindness': ['Night Blindness', -10, 144, 'In the dark you see next to nothing.', 'dark night eyes sight', { prerequisites: [{ not: { trait: 'night-vision' } }] }],
  'no-sense-of-smell-taste': ['No Sense of Smell/Taste', -5, 146, 'You neither smell nor taste anything.', 'nose anosmia tongue'],
  numb: ['Numb', -20, 146, 'You feel nothing by touch.', 'touch feeling leper'],
  'one-arm': [shared['one-arm'], -20, 147, { oneHanded: true }],
  'one-hand': ['One Hand', -15, 147, 'One of your hands is gone.', 'hand hook amputee', { oneHanded: true }],
  'one-eye': [
    shared['one-eye'], -15, 147,
    { prerequisites: [{ not: { trait: 'no-depth-perception' } }], effects: ['skills melee -1', 'skills ranged -3: unless you aimed first'] },
  ],
  'slow-riser': ['Slow Riser', -5, 155, 'You are no good for an hour after waking.', 'morning sleepy tired', { effects: ['iq -2: in the hour after waking', 'will -2: in the hour after waking'] }],
  unfit: ['Unfit', 0, 160, 'You are in bad shape and soon out of breath.', 'weak breath fatigue couch', {
    prerequisites: [{ not: { trait: 'fit' } }],
    parameters: [choose('Degree', [
      ['Unfit', -5, { short: '', effects: ['ht -1: to stay conscious or alive, and against disease and poison'] }],
      ['Very unfit', -15, { short: 'very', effects: ['ht -2: to stay conscious or alive, and against disease and poison'] }],
    ])],
  }],
  wounded: ['Wounded', -5, 162, 'An old wound is open still.', 'wound injury bleeding'],
});
