import { inbornAdvantages } from '../../entries/traits/advantages.ts';
import { readTraitTable } from '../notation/read-trait-row.ts';
import { choose, write } from '../notation/trait-parameters.ts';

const byTalent = { prerequisites: [{ trait: 'language-talent' }] } as const;
const spokenOrSigned = [
  ['None', 0, { short: '' }],
  ['Broken', 1],
  ['Accented', 2],
  ['Native', 3],
  ['Accented, with Language Talent', 1, { id: 'accented-by-talent', short: 'Accented', ...byTalent }],
  ['Native, with Language Talent', 2, { id: 'native-by-talent', short: 'Native', ...byTalent }],
] as const;
const written = [
  ['None', 0, { short: 'illiterate' }],
  ['Broken', 1, { short: 'broken in writing' }],
  ['Accented', 2, { short: 'accented in writing' }],
  ['Native', 3, { short: 'native in writing' }],
  ['Accented, with Language Talent', 1, { id: 'accented-by-talent', short: 'accented in writing', ...byTalent }],
  ['Native, with Language Talent', 2, { id: 'native-by-talent', short: 'native in writing', ...byTalent }],
] as const;
const learned = { onlyWith: { parameter: 'how', options: ['learned'] } };

/** Talents, languages and familiarity with cultures (Basic Set, pp. 23–25 and 89–91). */
export const talentsAndLanguages = readTraitTable('advantage', {
  'talent-animal-friend': ['Animal Friend', '5/level to 4', 90, 'A gift for everything that has to do with beasts.', 'talent animals riding horse dog beast', {
    effects: ['skill Animal Handling, Falconry, Packing, Riding, Teamster, Veterinary +1/level', 'reaction:wild-animals +1/level', 'reaction:tame-animals +1/level'] }],
  'talent-artificer': ['Artificer', '10/level to 4', 90, 'A gift for making things and putting them right.', 'talent craft build repair smith mechanic maker', {
    effects: ['skill Armoury, Carpentry, Electrician, Electronics Repair, Engineer, Machinist, Masonry, Mechanic, Smith +1/level', 'reaction of those you do work for +1/level'] }],
  'talent-business-acumen': ['Business Acumen', '10/level to 4', 90, 'A gift for money, trade and running a firm.', 'talent trade merchant money finance manager', {
    effects: ['skill Accounting, Administration, Economics, Finance, Gambling, Market Analysis, Merchant, Propaganda +1/level', 'reaction of those you do business with +1/level'] }],
  'talent-gifted-artist': ['Gifted Artist', '5/level to 4', 90, 'A gift for the arts that one can look at.', 'talent art painter draw sculptor craft', {
    effects: ['skill Artist, Jeweler, Leatherworking, Photography, Sewing +1/level', 'reaction of buyers and critics +1/level'] }],
  'talent-green-thumb': ['Green Thumb', '5/level to 4', 90, 'A gift for growing things.', 'talent garden plants farmer herbs nature', {
    effects: ['skill Biology, Farming, Gardening, Herb Lore, Naturalist +1/level', 'reaction of gardeners and intelligent plants +1/level'] }],
  'talent-healer': ['Healer', '10/level to 4', 90, 'A gift for mending bodies and minds.', 'talent doctor physician medicine nurse surgeon', {
    effects: ['skill Diagnosis, Esoteric Medicine, First Aid, Pharmacy, Physician, Physiology, Psychology, Surgery, Veterinary +1/level', 'reaction of patients, past and present +1/level'] }],
  'talent-mathematical-ability': ['Mathematical Ability', '10/level to 4', 90, 'A gift for numbers and for what is built on them.', 'talent math mathematics numbers science engineer', {
    effects: ['skill Accounting, Astronomy, Cryptography, Engineer, Finance, Market Analysis, Mathematics, Physics +1/level', 'reaction of engineers and scientists +1/level'] }],
  'musical-ability': [inbornAdvantages['musical-ability'], '5/level to 4', 91, {
    effects: ['skill Group Performance (Conducting), Musical Composition, Musical Influence, Musical Instrument, Singing +1/level', 'reaction of those who listen to you and of critics +1/level'] }],
  'talent-outdoorsman': ['Outdoorsman', '10/level to 4', 91, 'A gift for life in the wild.', 'talent nature wilderness ranger scout survival hunter', {
    effects: ['skill Camouflage, Fishing, Mimicry, Naturalist, Navigation, Survival, Tracking +1/level', 'reaction of explorers and nature lovers +1/level'] }],
  'talent-smooth-operator': ['Smooth Operator', '15/level to 4', 91, 'A gift for getting people to do what you want.', 'talent charm con persuade politician face talk', {
    effects: ['skill Acting, Carousing, Detect Lies, Diplomacy, Fast-Talk, Intimidation, Leadership, Panhandling, Politics, Public Speaking, Savoir-Faire, Sex Appeal, Streetwise +1/level', 'reaction of con artists, politicians and others like you +1/level'] }],
  'talent-small': ['Talent (Small)', '5/level to 4', 89, 'A gift of your own for up to six related skills.', 'talent gift aptitude skills own custom', { parameters: [write('Name', 'Name of the talent')], repeatable: true, notes: ['Add the bonus to the skills, +1 for each level, as effects'] }],
  'talent-medium': ['Talent (Medium)', '10/level to 4', 89, 'A gift of your own for seven to twelve related skills.', 'talent gift aptitude skills own custom', { parameters: [write('Name', 'Name of the talent')], repeatable: true, notes: ['Add the bonus to the skills, +1 for each level, as effects'] }],
  'talent-large': ['Talent (Large)', '15/level to 4', 89, 'A gift of your own for thirteen related skills or more.', 'talent gift aptitude skills own custom', { parameters: [write('Name', 'Name of the talent')], repeatable: true, notes: ['Add the bonus to the skills, +1 for each level, as effects'] }],
  language: ['Language', 0, 24, 'A tongue that you speak, write or both, and how well.', 'language speak read write tongue foreign literacy illiterate native', {
    parameters: [
      write('Language', 'Name of the language', ['English', 'French', 'German', 'Spanish', 'Latin', 'Arabic', 'Mandarin', 'Russian', 'Common', 'Elvish', 'Dwarvish']),
      choose('How', [['Learned', 0, { short: '' }], ['Mother tongue', 0, { id: 'mother-tongue', short: 'native' }]]),
      choose('Spoken', spokenOrSigned, { initial: 'accented', ...learned }),
      choose('Written', written, { initial: 'accented', ...learned }),
      choose('Literacy', [['As good as speech', 0, { id: 'native', short: '' }], ['Accented', -1, { short: 'accented in writing' }], ['Broken', -2, { short: 'broken in writing' }], ['None', -3, { short: 'illiterate' }]], { onlyWith: { parameter: 'how', options: ['mother-tongue'] } }),
    ], kindByPrice: true, repeatable: true, notes: ['Skills that need the language: −3 where you have it brokenly, −1 with an accent'] }],
  'sign-language': ['Sign Language', 0, 25, 'A language of the hands, which is not written.', 'language signs deaf hands gesture silent', {
    parameters: [
      write('Language', 'Name of the language', ['American Sign Language', 'British Sign Language', 'Plains Indian Sign Language']),
      choose('How', [['Learned', 0, { short: '' }], ['Mother tongue', 0, { id: 'mother-tongue', short: 'native' }]]),
      choose('Signed', spokenOrSigned, { initial: 'accented', ...learned }),
    ], repeatable: true, notes: ['Skills that need the language: −3 where you have it brokenly, −1 with an accent'] }],
  'cultural-familiarity': ['Cultural Familiarity', 0, 23, 'You know how people of a culture live, and fit in there.', 'culture customs foreign familiar people society', {
    parameters: [
      write('Culture', 'Name of the culture', ['Western', 'East Asian', 'Latin American', 'Muslim', 'Elven', 'Dwarven']),
      choose('Whose', [['Your own', 0, { id: 'own', short: 'native' }], ['Another one of your race', 1, { id: 'race', short: '' }], ['One of an alien race', 2, { id: 'alien', short: '' }]], { initial: 'race' }),
    ], repeatable: true, notes: ['Without it −3 to skills that depend on the culture'] }],
});
