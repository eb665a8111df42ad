/**
 * Traits of GURPS Lite (third edition), typed in a second time.
 *
 * This file is an independent second typing-in from the book, used only by tests: a test compares it with the
 * product's own tables, so nothing here may be imported from, generated from, or copied from those tables.
 * Only numbers and identifiers follow the book; every description is in words of our own. Conventions:
 * - page is the page of the book on which the trait's text begins;
 * - null is "no bound" in a column of bounds, and "whatever the option" in a column of options;
 * - 'per level 1' is one for each level of the trait, 'per level -1' one less for each level;
 * - a number of a choice is its points; a word multiplies: 'x1', 'x2', 'x3'; '/2' halves with no rounding stated,
 *   '/2 up' rounds up, '/2 down' and '/3 down' round down.
 *
 * The entry on Status, the head of Wealth and the starting money are lost in the copy this was typed from.
 */

// ---------------------------------------------------------------------------------------------------------------
// Prices
// ---------------------------------------------------------------------------------------------------------------

/** Traits with one price: id | page | points */
export const flatTraits = [
  // Image and looks
  ['ambidexterity', 5, 10],
  ['skinny', 5, -5],
  ['voice', 5, 10],
  // Advantages
  ['absolute-direction', 9, 5],
  ['animal-empathy', 9, 5],
  ['combat-reflexes', 9, 15],
  ['common-sense', 9, 10],
  ['danger-sense', 9, 15],
  ['daredevil', 9, 15],
  ['double-jointed', 9, 5],
  ['empathy', 9, 15],
  ['high-pain-threshold', 9, 10],
  ['night-vision', 10, 10],
  ['resistant-to-poison', 10, 5],
  ['single-minded', 10, 5],
  // Disadvantages
  ['bad-temper', 11, -10],
  ['bully', 11, -10],
  ['cowardice', 11, -10],
  ['gluttony', 11, -5],
  ['greed', 11, -15],
  ['hard-of-hearing', 11, -10],
  ['honesty', 12, -10],
  ['impulsiveness', 12, -10],
  ['jealousy', 12, -10],
  ['laziness', 12, -10],
  ['miserliness', 12, -10],
  ['one-arm', 12, -20],
  ['one-eye', 12, -15],
  ['overconfidence', 12, -10],
  ['pyromania', 13, -5],
  ['stubbornness', 13, -5],
  ['truthfulness', 13, -5],
  // A quirk of one's own
  ['quirk', 13, -1],
] as const;

/** Traits bought in levels of one price: id | page | points per level | most levels */
export const leveledTraits = [
  ['charisma', 5, 5, null],
  ['clerical-investment', 6, 5, null],
  ['military-rank', 6, 5, 8],
  ['multimillionaire', 8, 25, null],
  ['acute-hearing', 9, 2, null],
  ['acute-taste-smell', 9, 2, null],
  ['acute-vision', 9, 2, null],
  ['alertness', 9, 5, null],
  ['language-talent', 10, 2, null],
  ['musical-ability', 10, 1, null],
  ['strong-will', 10, 4, null],
  ['weak-will', 13, -8, null],
  ['primitive', 13, -5, null],
  ['youth', 13, -2, 3],
] as const;

/** Traits with a price list: id | page | total price at level 1, 2, ... */
export const tableTraits = [
  ['high-technology', 10, [20, 50, 100]],
  ['magery', 10, [15, 25, 35]],
  ['toughness', 10, [10, 25]],
] as const;

/** Traits made up of choices: id: page, and for each parameter the options with their points or multipliers */
export const choiceTraits = {
  // Image and looks
  appearance: {
    page: 5,
    level: {
      hideous: -20,
      ugly: -10,
      unattractive: -5,
      average: 0,
      attractive: 5,
      handsome: 15,
      'very-handsome': 25,
    },
  },
  fat: { page: 5, degree: { overweight: -5, fat: -10, 'extremely-fat': -20 } }, // the header names only -10 and -20
  'odious-personal-habit': { page: 5, degree: { slight: -5, bad: -10, worst: -15 } },

  // Social standing
  duty: {
    page: 6,
    frequency: {
      'extremely-hazardous': -20,
      'almost-always': -15,
      'quite-often': -10,
      'fairly-often': -5,
      occasionally: -2,
    },
    danger: { dangerous: 0, harmless: 5 },
  },
  'legal-enforcement-powers': { page: 6, extent: { local: 5, broad: 10, sweeping: 15 } },
  reputation: {
    page: 6,
    reaction: {
      'plus-4': 20,
      'plus-3': 15,
      'plus-2': 10,
      'plus-1': 5,
      'minus-1': -5,
      'minus-2': -10,
      'minus-3': -15,
      'minus-4': -20,
    },
    people: { everyone: 'x1', large: '/2 down', small: '/3 down' },
    recognized: { always: 'x1', sometimes: '/2 down', occasionally: '/3 down' },
  },
  // The header also names -20, to which no kind belongs.
  'social-stigma': {
    page: 6,
    kind: { 'second-class': -5, 'valuable-property': -10, minority: -10, outsider: -15 },
  },

  // Wealth
  wealth: {
    page: 7,
    level: {
      'dead-broke': -25,
      poor: -15,
      struggling: -10,
      average: 0,
      comfortable: 10,
      wealthy: 20,
      'very-wealthy': 30,
      'filthy-rich': 50,
    },
  },

  // Friends and foes
  dependent: {
    page: 8,
    power: { none: -16, low: -12, middle: -6, high: 0 },
    importance: { acquaintance: '/2', friend: 'x1', 'loved-one': 'x2' },
    frequency: { 'almost-always': 'x3', 'quite-often': 'x2', 'fairly-often': 'x1', rarely: '/2 up' },
  },
  ally: {
    page: 8,
    power: { weak: 0, even: 5, strong: 10 },
    special: { none: 0, some: 5, great: 10 },
    frequency: { 'almost-always': 'x3', 'quite-often': 'x2', 'fairly-often': 'x1', rarely: '/2 up' },
  },
  patron: {
    page: 8,
    power: { individual: 10, 'great-individual': 15, 'great-organization': 25, nation: 30 },
    equipment: { none: 0, useful: 5, costly: 10 },
    special: { none: 0, some: 5, great: 10 },
    frequency: { 'almost-always': 'x3', 'quite-often': 'x2', 'fairly-often': 'x1', rarely: '/2 up' },
  },
  enemy: {
    page: 9,
    power: { individual: -5, formidable: -10, group: -20, large: -30, government: -40 },
    frequency: { 'almost-always': 'x3', 'quite-often': 'x2', 'fairly-often': 'x1', rarely: '/2 up' },
  },

  // Advantages
  'immunity-to-disease': { page: 10, degree: { resistant: 5, immune: 10 } },
  luck: { page: 10, degree: { luck: 15, extraordinary: 30, ridiculous: 60 } },
  'rapid-healing': { page: 10, degree: { rapid: 5, 'very-rapid': 15 } },

  // Disadvantages
  'bad-sight': { page: 11, correction: { uncorrectable: -25, correctable: -10 } },
  'code-of-honor': {
    page: 11,
    degree: { 'informal-peers': -5, 'formal-peers': -10, 'informal-always': -10, 'formal-always': -15 },
  },
  // The book gives only the range, -5 to -15; the middle step is ours.
  'compulsive-behavior': { page: 11, degree: { slight: -5, bad: -10, worst: -15 } },
  lame: { page: 12, degree: { 'crippled-leg': -15, 'one-leg': -25, legless: -35 } },
  pacifism: { page: 12, kind: { 'self-defense': -15, 'cannot-kill': -15 } },
  phobia: {
    page: 12,
    object: {
      blood: -10,
      crowds: -15,
      darkness: -15,
      dogs: -5,
      'enclosed-spaces': -15,
      heights: -10,
      'number-13': -5,
      'open-spaces': -10,
      spiders: -5,
      'strange-things': -15,
    },
  },
  'sense-of-duty': {
    page: 13,
    group: { companions: -5, nation: -10, acquaintances: -10, humanity: -15, 'living-beings': -20 },
  },
  vow: { page: 13, degree: { trivial: -1, minor: -5, major: -10, great: -15 } },
} as const;

/** Starting wealth: level of wealth | times the average; the dead broke have only the clothes they wear */
export const startingWealthFactors = [
  ['dead-broke', null],
  ['poor', 0.2],
  ['struggling', 0.5],
  ['average', 1],
  ['comfortable', 2],
  ['wealthy', 5],
  ['very-wealthy', 20],
  ['filthy-rich', 100],
] as const;

/** Each level of multimillionaire multiplies starting wealth by this */
export const multimillionaireFactor = 10;

/** Literacy, p. 10: the character's degree | the campaign's norm | points */
export const literacyPrices = [
  ['literate', 'literate', 0],
  ['literate', 'semi-literate', 5],
  ['literate', 'illiterate', 10],
  ['semi-literate', 'literate', -5],
  ['semi-literate', 'semi-literate', 0],
  ['semi-literate', 'illiterate', 5],
  ['illiterate', 'literate', -10],
  ['illiterate', 'semi-literate', -5],
  ['illiterate', 'illiterate', 0],
] as const;

/** Page of literacy */
export const literacyPage = 10;

// ---------------------------------------------------------------------------------------------------------------
// Reactions
// ---------------------------------------------------------------------------------------------------------------

/**
 * Reaction modifiers: trait | option | who reacts | modifier
 *
 * Jealousy is left out: there a jealous NPC takes 2 to 4 from his own reaction.
 */
export const reactionModifiers = [
  ['appearance', 'hideous', 'all but utterly alien beings and those who cannot see you', -4],
  ['appearance', 'ugly', 'all but utterly alien beings and those who cannot see you', -2],
  ['appearance', 'unattractive', 'your own race', -1],
  ['appearance', 'attractive', 'your own race', 1],
  ['appearance', 'handsome', 'the same sex, of the same or a similar race', 2],
  ['appearance', 'handsome', 'the other sex, of the same or a similar race', 4],
  ['appearance', 'very-handsome', 'the same sex', 2],
  ['appearance', 'very-handsome', 'the other sex', 6],
  ['charisma', null, 'every intelligent being', 'per level 1'],
  ['fat', 'overweight', 'societies that mind health, places short of food', -1],
  ['fat', 'fat', 'everyone', -1],
  ['fat', 'extremely-fat', 'everyone', -2],
  ['odious-personal-habit', 'slight', 'those of your race placed to notice it', -1],
  ['odious-personal-habit', 'bad', 'those of your race placed to notice it', -2],
  ['odious-personal-habit', 'worst', 'those of your race placed to notice it', -3],
  ['voice', null, 'those who can hear you', 2],
  ['clerical-investment', null, 'followers of the religion and those who respect it', 'per level 1'],
  ['reputation', 'plus-4', 'those who recognize you', 4],
  ['reputation', 'plus-3', 'those who recognize you', 3],
  ['reputation', 'plus-2', 'those who recognize you', 2],
  ['reputation', 'plus-1', 'those who recognize you', 1],
  ['reputation', 'minus-1', 'those who recognize you', -1],
  ['reputation', 'minus-2', 'those who recognize you', -2],
  ['reputation', 'minus-3', 'those who recognize you', -3],
  ['reputation', 'minus-4', 'those who recognize you', -4],
  ['social-stigma', 'second-class', 'all but your own kind', -1],
  ['social-stigma', 'minority', 'all but your own kind', -2],
  ['social-stigma', 'minority', 'your own kind', 2],
  ['social-stigma', 'outsider', 'everyone', -3],
  ['social-stigma', 'outsider', 'your own kind met away from home', 3],
  ['animal-empathy', null, 'wild animals', 2],
  ['animal-empathy', null, 'tame animals', 4],
  ['bully', null, 'everyone', -2],
  ['cowardice', null, 'soldiers, police and such, once they know', -2],
  ['one-eye', null, 'all but utterly alien beings, unless you have charisma or are handsome', -1],
  ['overconfidence', null, 'the young and naive', 2],
  ['overconfidence', null, 'experienced people', -2],
  ['sense-of-duty', null, 'those who know of it, about trusting you in danger', 2],
  ['stubbornness', null, 'everyone', -1],
  ['youth', null, 'those you deal with as an adult', -2],
] as const;

// ---------------------------------------------------------------------------------------------------------------
// Limits
// ---------------------------------------------------------------------------------------------------------------

/** Limits: trait | option | the excluded or required thing */
export const traitLimits = [
  ['appearance', 'attractive', 'weight within 20% of the average for the height'],
  ['appearance', 'handsome', 'weight within 20% of the average for the height'],
  ['appearance', 'very-handsome', 'weight within 20% of the average for the height'],
  ['fat', 'fat', 'HT at most 15'],
  ['fat', 'extremely-fat', 'HT at most 13'],
  ['skinny', null, 'HT at most 14'],
  ['skinny', null, 'not with handsome or very handsome looks'],
  ['duty', 'harmless', 'worth nothing if called on less than quite often'],
  ['military-rank', null, 'at most 8 levels'],
  ['reputation', null, 'from -4 to +4'],
  ['reputation', null, 'counts for nothing if the people are too few to be met'],
  ['social-stigma', null, 'must be plain to anyone who sees you'],
  ['wealth', 'wealthy', 'needs leave of the GM'],
  ['wealth', 'very-wealthy', 'needs leave of the GM'],
  ['wealth', 'filthy-rich', 'needs leave of the GM'],
  ['multimillionaire', null, 'needs filthy rich'],
  ['multimillionaire', null, 'gives at most 2 free levels of Status'],
  ['dependent', null, 'points for at most 2'],
  ['dependent', 'high', 'no points'],
  ['ally', null, 'built on more than 50 points above the PC: a patron instead'],
  ['enemy', null, 'at most 2'],
  ['enemy', null, 'at most 60 points in all'],
  ['high-technology', null, 'at most 3 levels'],
  ['immunity-to-disease', 'immune', 'HT at least 12 at the start'],
  ['literacy', null, 'only where there is writing'],
  ['magery', null, 'at most 3 levels'],
  ['rapid-healing', 'rapid', 'basic HT at least 10'],
  ['rapid-healing', 'very-rapid', 'basic HT at least 10'],
  ['strong-will', null, 'not with weak will'],
  ['toughness', null, 'at most DR 2 for natural humans'],
  ['bad-sight', 'correctable', 'needs a start at a TL where sight can be corrected, 5 or higher'],
  ['lame', 'one-leg', 'no running; Move at most 2 with crutches or a peg leg'],
  ['lame', 'legless', 'speed of a self-driven chair 1/4 of ST, rounded down'],
  ['one-arm', null, 'no two-handed weapon, no sword and shield together'],
  ['primitive', null, 'no skills or equipment from above your own TL at the start'],
  ['vow', 'trivial', 'counts as a quirk'],
  ['weak-will', null, 'not with strong will'],
  ['weak-will', null, 'IQ counts as at most 14 before it is subtracted'],
  ['youth', null, 'at most 3 levels'],
  ['quirk', null, 'at most 5'],
] as const;

// ---------------------------------------------------------------------------------------------------------------
// Rolls
// ---------------------------------------------------------------------------------------------------------------

/** Modifiers to rolls and values: trait | option | skill, roll or value | modifier */
export const rollModifiers = [
  // Image and looks
  ['ambidexterity', null, 'off hand: makes good the -4', 4],
  ['fat', 'overweight', 'Swimming', 2],
  ['fat', 'fat', 'Swimming', 5],
  ['fat', 'fat', 'Disguise', -3],
  ['fat', 'fat', 'Shadowing, in a crowd', -3],
  ['fat', 'extremely-fat', 'Swimming', 5],
  ['fat', 'extremely-fat', 'Disguise', -3],
  ['fat', 'extremely-fat', 'Shadowing, in a crowd', -3],
  ['skinny', null, 'Disguise', -2],
  ['skinny', null, 'Shadowing, in a crowd', -2],
  ['voice', null, 'Bard', 2],
  ['voice', null, 'Diplomacy', 2],
  ['voice', null, 'Politician', 2],
  ['voice', null, 'Savoir-Faire', 2],
  ['voice', null, 'Sex Appeal', 2],
  ['voice', null, 'Singing', 2],

  // Advantages
  ['absolute-direction', null, 'Navigation', 3],
  ['acute-hearing', null, 'Hearing', 'per level 1'],
  ['acute-taste-smell', null, 'Taste/Smell', 'per level 1'],
  ['acute-vision', null, 'Vision', 'per level 1'],
  ['alertness', null, 'every sense roll, and IQ to notice', 'per level 1'],
  ['animal-empathy', null, 'Animal Handling', 4],
  ['animal-empathy', null, 'Riding', 4],
  ['animal-empathy', null, 'other animal skills', 4],
  ['animal-empathy', null, 'finding game in a hunt', 3],
  ['combat-reflexes', null, 'every active defense', 1],
  ['combat-reflexes', null, 'IQ to wake or get over surprise or a mental stun', 6],
  ['daredevil', null, 'every skill, during a needless risk', 1],
  ['double-jointed', null, 'Climbing', 3],
  ['double-jointed', null, 'escaping from bonds', 3],
  ['double-jointed', null, 'Mechanic', 3],
  ['high-pain-threshold', null, 'resisting physical torture', 3],
  ['high-pain-threshold', null, 'ignoring pain, if the GM allows', 3],
  ['immunity-to-disease', 'resistant', 'HT against disease', 8],
  ['language-talent', null, 'IQ for learning languages', 'per level 1'],
  ['musical-ability', null, 'IQ for learning an instrument', 'per level 1'],
  ['musical-ability', null, 'HT for Singing', 'per level 1'],
  ['magery', null, 'IQ for learning spells', 'per level 1'],
  ['magery', null, 'IQ to notice magic in an object seen or touched', 'per level 1'],
  ['rapid-healing', 'rapid', 'HT to heal or get over a crippling injury', 5],
  ['rapid-healing', 'very-rapid', 'HT to heal or get over a crippling injury', 5],
  ['resistant-to-poison', null, 'HT against poison', 3],
  ['single-minded', null, 'lengthy tasks', 3],
  ['single-minded', null, 'noticing interruptions', -5],
  ['strong-will', null, 'Will', 'per level 1'],
  ['strong-will', null, 'HT to stay conscious at 0 hits or less', 'per level 1'],

  // Disadvantages
  ['bad-sight', null, 'nearsighted: weapon skills', -2],
  ['bad-sight', null, 'nearsighted: Vision beyond 3 feet', -6],
  ['bad-sight', null, 'farsighted: DX in close manual work', -3],
  ['bad-sight', null, 'farsighted: Vision within 3 feet', -6],
  ['cowardice', null, 'Will to face a risk of death', -5],
  ['greed', null, 'Will of a poor character offered a rich prize', -5],
  ['hard-of-hearing', null, 'Hearing', -4],
  ['hard-of-hearing', null, 'language skill, to understand a speaker', -4],
  ['honesty', null, 'Will of the greedy against a shady deal', 5],
  ['honesty', null, 'Will of the greedy against outright crime', 10],
  ['lame', 'crippled-leg', 'Move', -3],
  ['lame', 'crippled-leg', 'Dodge', -3],
  ['lame', 'crippled-leg', 'physical skills with walking or running, all close fighting too', -3],
  ['lame', 'one-leg', 'physical skills that use the legs', -6],
  ['lame', 'legless', 'hand weapon skills', -6],
  ['miserliness', null, 'Will about a large expense', -5],
  ['one-arm', null, 'DX in borderline cases', -4],
  ['one-eye', null, 'DX in combat and for hand and eye together', -1],
  ['one-eye', null, 'missile weapons, throwing, driving anything fast', -3],
  ['phobia', null, 'IQ while the cause is present', -2],
  ['phobia', null, 'DX while the cause is present', -2],
  ['phobia', null, 'Will when only threatened with the cause', 4],
  ['truthfulness', null, 'Will to tell a falsehood', -5],
  ['weak-will', null, 'Will', 'per level -1'],
  ['weak-will', null, 'HT to stay conscious at 0 hits or less', 'per level -1'],
] as const;

/*
 * Pages that are deduced and not certain:
 * - wealth: the contents and a reference give p. 7, yet the list of levels seems to stand at the top of p. 8, on one
 *   page with Friends and Foes; multimillionaire is the last entry of that list, so p. 8 here.
 * - social-stigma: the last entry before the lost page, p. 6 by its place; reputation likewise ends close to the break.
 * - dependent, ally, patron: p. 8 (stated for Dependents only).
 * - overconfidence, pacifism, phobia: p. 12 by the look of the page break inside the phobias; the text on phobias goes on
 *   on p. 13.
 */
