import { readTraitTable } from '../notation/read-trait-row.ts';
import { write } from '../notation/trait-parameters.ts';

/** Perks (Basic Set, pp. 88, 91 and 100–101). */
export const perks = readTraitTable('perk', {
  accessory: ['Accessory', 1, 100, 'A small tool is part of your body.', 'tool body built-in robot exotic', { parameters: [write('Tool', 'What it is', ['Flashlight', 'Siren', 'Vacuum cleaner'])], repeatable: true }],
  'alcohol-tolerance': ['Alcohol Tolerance', 1, 100, 'Drink hardly makes you drunk.', 'drink drunk beer wine carousing', { effects: ['ht +2: against the effects of drink'] }],
  autotrance: ['Autotrance', 1, 101, 'You can put yourself in a trance.', 'trance meditation spirit ritual hypnosis', { notes: ['A Will roll and a minute; +2 to Meditation-like rites, but a Will roll to come out of it'] }],
  'deep-sleeper': ['Deep Sleeper', 1, 101, 'You fall asleep anywhere, and noise does not wake you.', 'sleep rest noise night wake', { notes: ['An IQ roll to notice a disturbance in your sleep, as if awake'] }],
  fur: ['Fur', 1, 101, 'A coat of fur that keeps sun and chill off your skin.', 'hair pelt animal cat bear feathers exotic'],
  'honest-face': ['Honest Face', 1, 101, 'You look as if you had never told a lie.', 'trust lie look innocent acting', { effects: ['skill Acting +1: to pass for honest'] }],
  'no-hangover': ['No Hangover', 1, 101, 'The morning after never troubles you.', 'drink drunk alcohol beer morning'],
  'penetrating-voice': ['Penetrating Voice', 1, 101, 'You are heard over any noise.', 'voice loud shout noise call', { effects: ['skill Intimidation +1: when you shout to startle'], notes: ['Others have +3 to Hearing rolls to make out what you say'] }],
  'sanitized-metabolism': ['Sanitized Metabolism', 1, 101, 'You are clean, and so is all that leaves your body.', 'clean smell sweat odor body exotic', { notes: ['−1 to attempts to track you by smell'] }],
  'sharp-beak': ['Sharp Beak', 1, 91, 'A beak that tears: large piercing damage with a bite.', 'bite bird mouth attack natural weapon exotic'],
  'sharp-teeth': ['Sharp Teeth', 1, 91, 'Teeth that cut: cutting damage with a bite.', 'bite mouth attack natural weapon predator exotic'],
  'short-spines': ['Short Spines', 1, 88, 'Spines that hurt whoever grapples or slams you.', 'quills thorns hedgehog grapple defense exotic', { modifiers: ['Directional -40%'] }],
  shtick: ['Shtick', 1, 101, 'A cool move, or a trick of style, that needs no roll and gains nothing.', 'style cool trick flourish signature', { parameters: [write('What', 'What you do', ['Never gets dirty', 'Lands on your feet', 'Always has a light'])], repeatable: true }],
  'own-perk': ['Perk', 1, 100, 'Another small benefit that the game master agrees to.', 'own custom small benefit minor', { parameters: [write('What', 'What it is')], repeatable: true }],
});
