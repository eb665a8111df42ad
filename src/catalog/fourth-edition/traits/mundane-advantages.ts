import { inbornAdvantages } from '../../entries/traits/advantages.ts';
import { imageAndLooks } from '../../entries/traits/social-traits.ts';
import { readTraitTable } from '../notation/read-trait-row.ts';
import { choose, write } from '../notation/trait-parameters.ts';

/** Skills that parry with a weapon. */
export const parryingSkills = [
  'Axe/Mace', 'Broadsword', 'Cloak', 'Flail', 'Force Sword', 'Force Whip', 'Jitte/Sai', 'Knife', 'Kusari', 'Main-Gauche', 'Monowire Whip', 'Polearm',
  'Rapier', 'Saber', 'Shortsword', 'Smallsword', 'Spear', 'Staff', 'Tonfa', 'Two-Handed Axe/Mace', 'Two-Handed Flail', 'Two-Handed Sword', 'Whip',
] as const;

/** Advantages of body and mind that an ordinary person can have (Basic Set, pp. 21–97). */
export const mundaneAdvantages = readTraitTable('advantage', {
  'absolute-direction': [inbornAdvantages['absolute-direction'], 0, 34, {
    parameters: [choose('Sense', [
      ['North and your way back', 5, { id: 'north', short: '', effects: ['skill Body Sense, Navigation (Air), Navigation (Land), Navigation (Sea) +3'] }],
      ['3D spatial sense', 10, { id: '3d', short: '3D spatial sense', effects: ['skill Piloting +1', 'skill Aerobatics, Free Fall, Navigation (Hyperspace), Navigation (Space) +2', 'skill Body Sense, Navigation (Air), Navigation (Land), Navigation (Sea) +3'] }],
    ])], modifiers: ['Requires signal -20%'] }],
  'absolute-timing': ['Absolute Timing', 0, 35, 'A clock ticks in your head and is never wrong.', 'time clock hour watch punctual', {
    parameters: [choose('Sense', [['Of time', 2, { id: 'time', short: '' }], ['Chronolocation', 5, { short: 'chronolocation', notes: ['You know the present time after travel through time as well'] }]])] }],
  'animal-empathy': [inbornAdvantages['animal-empathy'], 5, 40, { notes: ['You sense what animals feel, and may use Influence skills on them'], modifiers: ['Remote +50%', 'Specialized: land animals -40%', 'Specialized: one class -50%', 'Specialized: one family -60%', 'Specialized: one species -80%'] }],
  charisma: [imageAndLooks.charisma, '5/level', 41, { effects: ['reaction +1/level: of thinking beings you actively deal with', 'skill Fortune-Telling, Leadership, Panhandling, Public Speaking +1/level'], notes: ['The bonus counts with Influence rolls too'] }],
  'common-sense': [inbornAdvantages['common-sense'], 10, 43, { notes: ['The game master rolls against your IQ before you do something foolish'], modifiers: ['Conscious +50%'] }],
  'cultural-adaptability': ['Cultural Adaptability', 0, 46, 'No people’s ways are foreign to you.', 'culture foreign customs traveler diplomat manners', {
    parameters: [choose('Cultures', [['Of your own race', 10, { id: 'own-race', short: '' }], ['Of all races: xeno-adaptability', 20, { id: 'all-races', short: 'all races' }]])], notes: ['No −3 for cultures that are not your own'] }],
  'eidetic-memory': ['Eidetic Memory', 0, 51, 'You remember what you have seen, heard and read.', 'memory remember recall photographic forget', {
    parameters: [choose('Degree', [['Eidetic', 5, { short: '', notes: ['IQ roll for the general sense of anything; details at −5'] }], ['Photographic', 10, { short: 'photographic', notes: ['You recall every detail at will, without a roll'] }]])] }],
  empathy: [inbornAdvantages.empathy, 0, 51, {
    parameters: [choose('Degree', [
      ['Sensitive', 5, { short: 'sensitive', effects: ['skill Detect Lies, Fortune-Telling, Psychology +1'], notes: ['IQ roll at −3 to sense what somebody is like'] }],
      ['Empathy', 15, { short: '', effects: ['skill Detect Lies, Fortune-Telling, Psychology +3'], notes: ['IQ roll to sense what somebody is like'] }],
    ], { initial: 'empathy' })], modifiers: ['Remote +50%'] }],
  'enhanced-parry': ['Enhanced Parry', '5/level', 51, 'You parry better with one weapon than your skill would let you.', 'defense parry weapon better fencing swashbuckler', {
    name: 'Enhanced Parry (One Weapon)', repeatable: true, parameters: [choose('Weapon', parryingSkills.map((skill) => [skill, 0, { effects: [{ to: { weaponParry: { skill } }, add: 1, perLevel: true }] }]))] }],
  'enhanced-parry-bare-hands': ['Enhanced Parry (Bare Hands)', '5/level', 51, 'Your bare hands turn blows away better than your skill would let you.', 'defense parry unarmed karate judo boxing', {
    effects: [{ to: { weaponParry: { tag: 'unarmed' } }, add: 1, perLevel: true }] }],
  'enhanced-parry-all': ['Enhanced Parry (All)', '10/level', 51, 'You parry better with whatever you hold, and with bare hands.', 'defense parry weapon better', { effects: ['parry +1/level'] }],
  'extra-attack': ['Extra Attack', '25/level', 53, 'You strike more than once in a turn without giving up your defense.', 'attack twice second strike multiple fast', { modifiers: ['Multi-strike +20%', 'Single skill -20%'], notes: ['As many attacks as you have hands or weapons to make them with'] }],
  'fashion-sense': ['Fashion Sense', 5, 21, 'You dress, and dress others, to be looked at.', 'clothes style dress looks elegant', { effects: ['reaction +1: in social situations, when you could plan your attire'] }],
  fit: ['Fit', 0, 55, 'You are in better shape than your HT alone would have it.', 'fitness athlete healthy fatigue stamina endurance', {
    parameters: [choose('Degree', [
      ['Fit', 5, { short: '', effects: ['ht +1: to stay conscious, avoid death, and resist disease and poison'], notes: ['You recover lost FP at twice the normal rate'] }],
      ['Very fit', 15, { short: 'very', effects: ['ht +2: to stay conscious, avoid death, and resist disease and poison'], notes: ['You lose FP at half, and recover them at twice the normal rate'] }],
    ])], prerequisites: [{ not: { trait: 'unfit' } }] }],
  flexibility: ['Flexibility', 0, 56, 'Your body bends farther than others do.', 'flexible double-jointed contortionist escape limber acrobat bonds', {
    parameters: [choose('Degree', [
      ['Flexible', 5, { short: '', effects: ['skill Climbing, Erotic Art, Escape +3'], notes: ['Ignore up to −3 for close quarters'] }],
      ['Double-jointed', 15, { short: 'double-jointed', effects: ['skill Climbing, Erotic Art, Escape +5'], notes: ['Ignore up to −5 for close quarters'] }],
    ])] }],
  'g-experience': ['G-Experience', 0, 57, 'You know how to move where gravity is unlike that at home.', 'gravity space astronaut weightless zero-g', {
    parameters: [
      choose('Gravity', [['All gravities', 10, { id: 'all', short: 'all' }], ['Some gravities, one point each', 0, { id: 'some', short: '' }]], { initial: 'some' }),
      choose('Number', [1, 2, 3, 4, 5, 6, 7, 8, 9].map((count) => [`${count}`, count]), { onlyWith: { parameter: 'gravity', options: ['some'] } }),
      write('Which', 'Gravities that you know', ['0 G', '0.3 G', '1.5 G'], { onlyWith: { parameter: 'gravity', options: ['some'] } }),
    ], notes: ['Half the penalty to DX in that gravity'] }],
  gadgeteer: ['Gadgeteer', 0, 57, 'You invent what nobody has thought of, and build it from what is at hand.', 'inventor gadget invention build engineer scientist mad', {
    parameters: [choose('Degree', [['Gadgeteer', 25, { short: '' }], ['Quick gadgeteer', 50, { id: 'quick', short: 'quick', notes: ['Inventions take hours and minutes, at a fraction of the cost'] }]])] }],
  gizmo: ['Gizmo', '5/level', 57, 'Once a session you have just the thing about you.', 'gadget pocket equipment tool item handy', { plays: 'story' }],
  'high-manual-dexterity': ['High Manual Dexterity', '5/level to 4', 59, 'Your fingers are deft at delicate work.', 'hands fingers deft craft thief surgeon dexterity', {
    effects: ['dx +1/level: at fine work of the hands', 'skill Artist, Jeweler, Knot-Tying, Leatherworking, Lockpicking, Pickpocket, Sewing, Sleight of Hand, Surgery +1/level', 'skill Machinist, Mechanic +1/level: at fine work'], prerequisites: [{ not: { trait: 'ham-fisted' } }] }],
  'high-tl': [inbornAdvantages['high-technology'], '5/level', 23, { name: 'High TL', effects: ['techLevel +1/level'] }],
  'improved-g-tolerance': ['Improved G-Tolerance', 0, 60, 'Gravity other than your own troubles you less.', 'gravity space astronaut pilot acceleration', {
    parameters: [choose('Increment', [['0.3 G', 5, { id: '0-3' }], ['0.5 G', 10, { id: '0-5' }], ['1 G', 15, { id: '1' }], ['5 G', 20, { id: '5' }], ['10 G', 25, { id: '10' }]])], notes: ['Penalties for gravity count by this step, not by 0.2 G'] }],
  indomitable: ['Indomitable', 15, 60, 'Charm, threats and talk leave you cold, unless one understands you.', 'influence resist stubborn charm intimidation immune', { notes: ['Influence skills only work on you for those with a suitable Empathy'] }],
  intuition: ['Intuition', 15, 63, 'You guess right more often than chance would have it.', 'guess hunch instinct feeling choice', { modifiers: ['Inspired +100%'], notes: ['The game master rolls IQ + good choices − bad choices'] }],
  'language-talent': [inbornAdvantages['language-talent'], 10, 65, { notes: ['You know any language one level better than you paid for'] }],
  'less-sleep': ['Less Sleep', '2/level to 4', 65, 'You need an hour less of sleep for each level.', 'sleep awake rest night insomnia', { prerequisites: [{ not: { trait: 'extra-sleep' } }], notes: ['Each level takes an hour from the eight that others need'] }],
  'lightning-calculator': ['Lightning Calculator', 0, 66, 'You do sums in your head, at once.', 'math arithmetic numbers count calculate', {
    parameters: [choose('Degree', [['Lightning calculator', 2, { short: '' }], ['Intuitive mathematician', 5, { short: 'intuitive mathematician', notes: ['Higher mathematics too, as fast as a computer'] }]])] }],
  longevity: ['Longevity', 2, 66, 'You age so slowly that only great age can hurt you.', 'age old aging lifespan long-lived', { prerequisites: [{ not: { trait: 'unaging' } }], notes: ['Aging rolls fail on 17–18 only, or on 18 with a modified HT of 17+'] }],
  'night-vision': [inbornAdvantages['night-vision'], '1/level to 9', 71, { notes: ['Each level takes away −1 of the penalty for darkness, but not for total darkness'] }],
  'perfect-balance': ['Perfect Balance', 15, 74, 'You keep your feet on a rope, a ledge, or wet deck.', 'balance acrobat tightrope climb footing fall', {
    effects: ['dx +4: to keep your feet on slippery or unstable ground', 'skill Acrobatics, Aerobatics, Aquabatics, Climbing, Piloting +1'], notes: ['No roll to walk a rope or ledge under normal conditions, +6 to DX rolls there'] }],
  pitiable: ['Pitiable', 5, 22, 'Something about you makes people want to help and protect you.', 'pity cute weak sympathy harmless child', { effects: ['reaction +3: of those who think you weak and in need, unless they prey on such'] }],
  'plant-empathy': ['Plant Empathy', 5, 75, 'You feel how a plant fares and what it needs.', 'plants garden trees nature druid', { modifiers: ['Remote +50%', 'Specialized: one class -40%', 'Specialized: one family -50%', 'Specialized: one species -60%'], notes: ['IQ roll to feel how a plant fares'] }],
  'rapier-wit': ['Rapier Wit', 5, 79, 'Your tongue stuns a foe in the middle of a fight.', 'wit banter taunt insult public speaking swashbuckler', { modifiers: ['Words of power +100%'], notes: ['Contest of Public Speaking against Will; those who lose are mentally stunned'] }],
  'reduced-consumption': ['Reduced Consumption', '2/level to 4', 80, 'You get by on less food and drink than others.', 'food water hunger thirst eat drink rations', { modifiers: ['Cast-iron stomach -50%', 'Food only -50%', 'Water only -50%'], notes: ['1: two thirds of the usual; 2: a third; 3: a meal a week; 4: a meal a month'] }],
  resistant: ['Resistant', 0, 80, 'Poison, disease or another harm has little hold on you.', 'immune poison disease drugs resist healthy immunity', {
    parameters: [
      choose('How common', [['Very common, as all metabolic hazards', 30, { id: 'very-common', short: '' }], ['Common, as poison or sickness', 15, { id: 'common', short: '' }], ['Occasional, as disease or ingested poison', 10, { id: 'occasional', short: '' }], ['Rare, as the bends or seasickness', 5, { id: 'rare', short: '' }]], { initial: 'common' }),
      write('To', 'What you resist', ['Metabolic hazards', 'Poison', 'Sickness', 'Disease', 'Ingested poison', 'Bacteria', 'Acceleration', 'Altitude sickness', 'Bends', 'Seasickness', 'Space sickness', 'Nanomachines']),
      choose('Degree', [['Immunity', 'x1', { short: 'immune', notes: ['It does nothing to you'] }], ['+8 to all HT rolls to resist', '/2 down', { id: 'plus-8', short: '+8', effects: ['ht +8: against what you resist'] }], ['+3 to all HT rolls to resist', '/3 down', { id: 'plus-3', short: '+3', effects: ['ht +3: against what you resist'] }]], { initial: 'plus-3' }),
    ], repeatable: true }],
  'single-minded': [inbornAdvantages['single-minded'], 5, 85, { effects: ['skills all +3: at a lengthy mental task you give all your mind to'], notes: ['You are at −5 to notice anything else meanwhile'], prerequisites: [{ not: { trait: 'short-attention-span' } }] }],
  'social-chameleon': ['Social Chameleon', 5, 86, 'You fit in with high and low alike.', 'status rank manners etiquette class society savoir-faire', { notes: ['No reaction penalty for differences in Rank or Status, or for what you should know of manners'], effects: ['reaction +1: from those who demand respect, where Rank or Status does not tell against you'] }],
  'temperature-tolerance': ['Temperature Tolerance', '1/level', 93, 'You are at ease in more heat or cold than others.', 'heat cold weather desert arctic climate', { parameters: [choose('Widened', [['Towards the cold', 0, { id: 'cold', short: 'cold' }], ['Towards the heat', 0, { id: 'heat', short: 'heat' }], ['Both ways', 0, { id: 'both', short: '' }]], { initial: 'both' })], notes: ['Each level adds HT degrees (Fahrenheit) to your comfort zone'] }],
  'unusual-background': ['Unusual Background', 0, 96, 'A past that explains what others of your kind could not have.', 'special origin secret history access permission', {
    parameters: [write('What', 'What sets you apart'), choose('Worth', [5, 10, 15, 20, 25, 30, 50, 100].map((points) => [`${points} points`, points, { id: `${points}`, short: '' }]))], repeatable: true, plays: 'story' }],
  versatile: ['Versatile', 5, 96, 'Ideas come to you easily.', 'creative invention idea imagination inventor artist', { effects: ['skills all +1: at tasks that need creativity or invention'], prerequisites: [{ not: { trait: 'hidebound' } }] }],
  voice: [imageAndLooks.voice, 10, 97, { effects: ['skill Diplomacy, Fast-Talk, Mimicry, Performance, Politics, Public Speaking, Sex Appeal, Singing +2', 'reaction:those-who-hear-you +2'], prerequisites: [{ not: { trait: 'disturbing-voice' } }] }],
});
