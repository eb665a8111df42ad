import { artisticSkills } from '../../entries/skills/arts.ts';
import { technicalSkills } from '../../entries/skills/technical.ts';
import { defaultsToEachOther } from '../notation/read-default.ts';
import { listSkillRows } from '../notation/read-skill-row.ts';

const onPaper = defaultsToEachOther('artist', 'Calligraphy | Drawing | Illumination | Painting', 2);
const ofRooms = defaultsToEachOther('artist', 'Interior Decorating | Scene Design | Woodworking', 4);
/** Arts that have much in common default to each other. */
const artist = {
  'Body Art': 'artist(Calligraphy)-4 artist(Drawing)-4 artist(Illumination)-4 artist(Painting)-4',
  Calligraphy: `${onPaper.Calligraphy} artist(Body Art)-4`,
  Drawing: `${onPaper.Drawing} artist(Body Art)-4`,
  Illumination: `${onPaper.Illumination} artist(Body Art)-4`,
  Painting: `${onPaper.Painting} artist(Body Art)-4`,
  'Interior Decorating': `${ofRooms['Interior Decorating']} architecture-3`,
  'Scene Design': `${ofRooms['Scene Design']} architecture-3`,
  Woodworking: `${ofRooms.Woodworking} carpentry-3`,
} as const;

/** Arts, entertainment and taste. */
export const arts = listSkillRows(
  {
    artist: [artisticSkills.artist, 'IQ/H', 'IQ-6 artist-6', 179, { of: 'Art: Body Art | Calligraphy | Drawing | Illumination | Illusion | Interior Decorating | Painting | Pottery | Scene Design | Sculpting | Woodworking', by: artist }],
    connoisseur: ['Connoisseur', 'IQ/A', 'IQ-5', 185, 'Judging one kind of fine things, and talking about it.', 'taste wine art critic appraise', { of: 'Subject: Dance | Literature | Music | Visual Arts | Wine', by: { Literature: 'literature-3 poetry-3 writing-3', Music: 'group-performance(Conducting)-3 musical-composition-3 musical-instrument-3' } }],
    'fire-eating': ['Fire Eating', 'DX/A', 'none', 195, 'Blowing and swallowing fire, and other tricks with flames.', 'fire circus performer juggle flame'],
    games: ['Games', 'IQ/E', 'IQ-4', 197, 'Playing one game well, by its rules.', 'chess poker board card go', { of: 'Game: Chess | Go | Poker | Wargames' }],
    'group-performance': ['Group Performance', 'IQ/A', 'IQ-5', 198, 'Making others perform together.', 'director conductor choreograph ensemble theater', { of: 'Art: Choreography | Conducting | Directing | Fight Choreography', by: { Choreography: 'dancing-2', Conducting: 'musical-instrument-2 singing-3', Directing: 'performance-5', 'Fight Choreography': 'stage-combat-2' }, needs: 'skill diplomacy or skill intimidation or skill leadership', notes: ['Learned after the art itself'] }],
    'hobby-skill': ['Hobby Skill', 'IQ/E', 'IQ-4', 200, 'A pastime of the mind.', 'hobby pastime comic stamp fan trivia', { of: 'Hobby' }],
    'hobby-skill-dx': ['Hobby Skill (DX)', 'DX/E', 'DX-4', 200, 'A pastime of the hands or feet.', 'hobby pastime juggling kite origami needlepoint', { of: 'Hobby: Juggling | Kites | Needlepoint | Origami' }],
    makeup: ['Makeup', 'IQ/E/TL', 'IQ-4 disguise-2', 206, 'Changing looks with paint and paste.', 'theater cosmetics actor disguise face'],
    'musical-composition': ['Musical Composition', 'IQ/H', 'musical-instrument-2 poetry-2', 210, 'Writing songs, scores and symphonies.', 'compose song music write symphony'],
    'musical-instrument': [artisticSkills['musical-instrument'], 'IQ/H', 'none', 211, { of: 'Instrument: Drums | Flute | Guitar | Harp | Lute | Piano | Violin', groups: ['musical'] }],
    performance: ['Performance', 'IQ/A', 'IQ-5 acting-2 public-speaking-2', 212, 'Acting on stage or screen.', 'actor theater film stage screen'],
    photography: [technicalSkills.photography, 'IQ/A/TL', 'IQ-5 electronics-operation(Media)-5', 213],
    poetry: ['Poetry', 'IQ/A', 'IQ-5 writing-5', 214, 'Writing verse in some style.', 'poem verse bard write rhyme'],
    singing: [artisticSkills.singing, 'HT/E', 'HT-4', 220, { groups: ['musical'] }],
    writing: [artisticSkills.writing, 'IQ/A', 'IQ-5', 228],
  },
  'Arts and crafts',
);

/** Trades of the hands, and housekeeping. */
export const crafts = listSkillRows(
  {
    carpentry: [technicalSkills.carpentry, 'IQ/E', 'IQ-4', 183],
    cooking: [artisticSkills.cooking, 'IQ/A', 'IQ-5 housekeeping-5', 185, { optional: 'Dishes: Baking | Beverage Making' }],
    'freight-handling': ['Freight Handling', 'IQ/A/TL', 'IQ-5', 197, 'Directing how cargo is loaded and unloaded.', 'cargo dock load stevedore'],
    housekeeping: ['Housekeeping', 'IQ/E', 'IQ-4', 200, 'Keeping a home in order: cleaning, mending, plain cooking.', 'clean servant maid butler household'],
    jeweler: ['Jeweler', 'IQ/H/TL', 'IQ-6 blacksmith(Copper)-4 blacksmith(Lead & Tin)-4', 203, 'Working in precious metals and gems, and judging them.', 'gem gold jewel ring appraise goldsmith'],
    'knot-tying': ['Knot-Tying', 'DX/E', 'DX-4 climbing-4 seamanship-4', 203, 'Tying knots that hold, or that come apart when they should.', 'rope bind knot sailor tie_up'],
    leatherworking: ['Leatherworking', 'DX/E', 'DX-4', 205, 'Making and mending things of leather.', 'leather saddle belt cobbler armor'],
    masonry: [technicalSkills.masonry, 'IQ/E', 'IQ-4', 207],
    sewing: ['Sewing', 'DX/E/TL', 'DX-4', 219, 'Making and mending things of cloth.', 'tailor clothes needle cloth costume'],
    blacksmith: [technicalSkills.blacksmith, 'IQ/A/TL', 'IQ-5', 221, { name: 'Smith', of: 'Metal: Copper | Iron | Lead & Tin', by: { Copper: 'jeweler-4 blacksmith-4', Iron: 'blacksmith-4', 'Lead & Tin': 'jeweler-4 blacksmith-4' } }],
    typing: ['Typing', 'DX/E', 'DX-4', 228, 'Typing fast and without mistakes.', 'keyboard secretary clerk computer'],
  },
  'Arts and crafts',
);
