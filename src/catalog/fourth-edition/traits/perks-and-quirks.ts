import { quirks as shared } from '../../entries/traits/disadvantages-of-mind.ts';
import { readTraitTable } from '../notation/read-trait-row.ts';
import { choose, write } from '../notation/trait-parameters.ts';
import { bite, spines } from './natural-attacks.ts';

/** Perks (Basic Set, pp. 88, 91 and 100–101). */
export const perks = readTraitTable('perk', {
  accessory: ['Accessory', 1, 100, 'A small tool is part of your body.', 'tool body built-in robot exotic', { parameters: [write('Tool', 'What it is', ['Flashlight', 'Siren', 'Vacuum cleaner'])], repeatable: true, plays: 'story' }],
  'alcohol-tolerance': ['Alcohol Tolerance', 1, 100, 'Drink hardly makes you drunk.', 'drink drunk beer wine carousing', { effects: ['ht +2: against the effects of drink'] }],
  autotrance: ['Autotrance', 1, 101, 'You can put yourself in a trance.', 'trance meditation spirit ritual hypnosis', { notes: ['A Will roll and a minute; +2 to Meditation-like rites, but a Will roll to come out of it'] }],
  'deep-sleeper': ['Deep Sleeper', 1, 101, 'You fall asleep anywhere, and noise does not wake you.', 'sleep rest noise night wake', { notes: ['An IQ roll to notice a disturbance in your sleep, as if awake'] }],
  fur: ['Fur', 1, 101, 'A coat of fur that keeps sun and chill off your skin.', 'hair pelt animal cat bear feathers exotic', { plays: 'story' }],
  'honest-face': ['Honest Face', 1, 101, 'You look as if you had never told a lie.', 'trust lie look innocent acting', { effects: ['skill Acting +1: to pass for honest'] }],
  'no-hangover': ['No Hangover', 1, 101, 'The morning after never troubles you.', 'drink drunk alcohol beer morning', { notes: ['No penalty the morning after'] }],
  'penetrating-voice': ['Penetrating Voice', 1, 101, 'You are heard over any noise.', 'voice loud shout noise call', { effects: ['skill Intimidation +1: when you shout to startle'], notes: ['Others have +3 to Hearing rolls to make out what you say'] }],
  'sanitized-metabolism': ['Sanitized Metabolism', 1, 101, 'You are clean, and so is all that leaves your body.', 'clean smell sweat odor body exotic', { notes: ['−1 to attempts to track you by smell'], effects: ['reaction +1: in close confines'] }],
  'sharp-beak': ['Sharp Beak', 1, 91, 'A beak that tears: large piercing damage with a bite.', 'bite bird mouth attack natural weapon exotic', bite('pi+')],
  'sharp-teeth': ['Sharp Teeth', 1, 91, 'Teeth that cut: cutting damage with a bite.', 'bite mouth attack natural weapon predator exotic', bite('cut')],
  'short-spines': ['Short Spines', 1, 88, 'Spines that hurt whoever grapples or slams you.', 'quills thorns hedgehog grapple defense exotic', { modifiers: ['Directional -40%'], ...spines('1d-2') }],
  shtick: ['Shtick', 1, 101, 'A cool move, or a trick of style, that needs no roll and gains nothing.', 'style cool trick flourish signature', { parameters: [write('What', 'What you do', ['Never gets dirty', 'Lands on your feet', 'Always has a light'])], repeatable: true, plays: 'story' }],
  'own-perk': ['Perk', 1, 100, 'Another small benefit that the game master agrees to.', 'own custom small benefit minor', { parameters: [write('What', 'What it is')], repeatable: true, plays: 'story' }],
});

/** Quirks, Basic Set pp. 162–165. */
export const quirks = readTraitTable('quirk', {
  quirk: [shared.quirk, -1, 162, { repeatable: true, textIsName: true, parameters: [write('What', 'A liking, a habit, a belief')], plays: 'story' }],
  'code-of-honor-quirk': ['Code of Honor (quirk)', -1, 163, 'You keep some rule of good conduct, at little cost.', 'honor manners chivalry politeness', { repeatable: true, parameters: [write('Code', 'What you always do', ['bows to foes', 'chivalrous to ladies', 'keeps every small promise'])], plays: 'story' }],
  'delusion-quirk': ['Delusion (quirk)', -1, 164, 'You hold a false belief that nobody else need notice.', 'belief superstition wrong', { repeatable: true, parameters: [write('Belief', 'What you hold to be true', ['the earth is flat', 'thirteen brings ill luck'])], plays: 'story' }],
  dislike: ['Dislike', -1, 164, 'You avoid something and grumble when you cannot.', 'hate aversion avoid', { repeatable: true, parameters: [write('Of', 'What you dislike', ['cats', 'loud music', 'boats', 'magic'])], plays: 'story' }],
  expression: ['Expression', -1, 164, 'A saying of yours comes up at every chance.', 'phrase saying oath speech catchphrase', { repeatable: true, parameters: [write('Words', 'What you always say')], plays: 'story' }],
  habit: ['Habit', -1, 164, 'You do some small thing again and again.', 'mannerism tic gesture', { repeatable: true, parameters: [write('What', 'What you always do', ['cracks knuckles', 'hums', 'flips a coin'])], plays: 'story' }],
  incompetence: ['Incompetence', -1, 164, 'One skill is beyond you.', 'unskilled clumsy inept talentless', { repeatable: true, parameters: [write('Skill', 'Which skill')], skillOfAnswer: { parameter: 'skill', add: -4 }, notes: ['You cannot learn the skill, and its default is 4 lower'] }],
  like: ['Like', -1, 164, 'You seek out something that you are fond of.', 'fond love hobby collect', { repeatable: true, parameters: [write('Of', 'What you like', ['cats', 'chess', 'good food', 'gadgets'])], plays: 'story' }],
  'minor-addiction': ['Minor Addiction', -1, 164, 'You miss some harmless stuff when it runs out.', 'coffee tobacco drug habit', { repeatable: true, parameters: [write('To', 'What you need', ['coffee', 'tobacco', 'chocolate'])], plays: 'story' }],
  'obsession-quirk': ['Obsession (quirk)', -1, 164, 'You follow some small goal through life.', 'goal ambition wish', { repeatable: true, parameters: [write('Goal', 'What you want', ['own a farm', 'shave once a day', 'see the ocean'])], plays: 'story' }],
  'personality-change': ['Personality Change', -1, 164, 'At certain times you take on a flaw that you do not have otherwise.', 'drunk mood berserk moon', { repeatable: true, parameters: [write('What', 'Flaw, and when', ['Bully, when drunk'])], plays: 'story' }],
  'trademark-quirk': ['Trademark (quirk)', -1, 164, 'You leave a sign, but never where it would hurt you.', 'sign signature mark', { repeatable: true, parameters: [write('Sign', 'What you leave behind')], plays: 'story' }],
  'acceleration-weakness': ['Acceleration Weakness', -1, 165, 'High speed-up is worse for you than for others.', 'g-force space pilot', { notes: ['−3 to HT rolls against acceleration'] }],
  'alcohol-intolerance': ['Alcohol Intolerance', -1, 165, 'A drink goes to your head at once.', 'drunk drink beer wine', { notes: ['−2 to HT rolls that have to do with drinking'] }],
  bowlegged: ['Bowlegged', -1, 165, 'Your legs are bent, and so is your walk.', 'legs rider cowboy', { effects: ['skill Jumping -1', 'reaction -1: from those who find it funny'] }],
  'distinctive-features': ['Distinctive Features', -1, 165, 'A mark of your body is easily remembered.', 'scar tattoo birthmark hair feature', { repeatable: true, parameters: [write('Feature', 'What people notice', ['a scar', 'a tattoo', 'white hair'])], effects: ['skill Disguise, Shadowing -1'], notes: ['Others get +1 to recognize or follow you'] }],
  'horrible-hangovers': ['Horrible Hangovers', -1, 165, 'You pay for a merry night more than others.', 'drunk drink beer wine morning', { notes: ['−3 more than others the morning after, and three hours longer'] }],
  'minor-handicap': ['Minor Handicap', -1, 165, 'A small ailment troubles you now and then.', 'limp trick knee injury ailment', { repeatable: true, parameters: [write('Where', 'Part of the body', ['knee', 'wrist', 'back'])], notes: ['−1 where it would hinder you'] }],
  neutered: ['Neutered or Sexless', -1, 165, 'You lack what marks a sex.', 'eunuch robot sexless castrated', { parameters: [choose('How', [['Neutered', 0, { short: '' }], ['Sexless', 0, { short: 'sexless' }]])], notes: ['Seduction does nothing to you'] }],
  attentive: ['Attentive', -1, 163, 'You keep to one task and dislike being called away.', 'focus task', { notes: ['+1 to long tasks, −3 to notice an interruption'] }],
  'broad-minded': ['Broad-Minded', -1, 163, 'Other ways and peoples do not trouble you.', 'tolerant open', { plays: 'story' }],
  careful: ['Careful', -1, 163, 'You plan, check and prepare more than others.', 'cautious planning prudent', { plays: 'story' }],
  chauvinistic: ['Chauvinistic', -1, 163, 'You know that your own kind is best.', 'prejudice intolerant snob', { effects: ['reaction -1: from those who take offense easily'] }],
  congenial: ['Congenial', -1, 164, 'You like company and work best with it.', 'friendly social', { plays: 'story' }],
  distractible: ['Distractible', -1, 164, 'Your thoughts leave the task too soon.', 'distracted focus', { notes: ['−1 to long tasks'] }],
  dreamer: ['Dreamer', -1, 164, 'You dream of better things instead of doing this one.', 'daydream idle', { notes: ['−1 to long tasks'] }],
  dull: ['Dull', -1, 164, 'You keep to what is known and safe.', 'boring staid', { plays: 'story' }],
  humble: ['Humble', -1, 164, 'You put your own wants behind those of others.', 'modest meek', { plays: 'story' }],
  imaginative: ['Imaginative', -1, 164, 'You have ideas, good or not.', 'creative ideas', { plays: 'story' }],
  nosy: ['Nosy', -1, 164, 'You meddle in the affairs of others.', 'curious gossip', { plays: 'story' }],
  proud: ['Proud', -1, 164, 'What others think of you matters a little too much.', 'pride vain', { notes: ['−1 to self-control rolls against orders, insults and slights'] }],
  responsive: ['Responsive', -1, 164, 'You notice the feelings of others and act on them.', 'kind feelings', { plays: 'story' }],
  staid: ['Staid', -1, 164, 'You leave things alone that do not concern you.', 'calm incurious', { plays: 'story' }],
  uncongenial: ['Uncongenial', -1, 165, 'You would rather be by yourself.', 'alone loner', { plays: 'story' }],
  'cannot-float': ['Cannot Float', -1, 165, 'In water you sink like a stone.', 'swim sink drown', { plays: 'story' }],
  'nervous-stomach': ['Nervous Stomach', -1, 165, 'Rich, spicy or strong fare disagrees with you.', 'food drink sick', { notes: ['−3 to HT rolls against illness from rich food and strong drink'] }],
});
