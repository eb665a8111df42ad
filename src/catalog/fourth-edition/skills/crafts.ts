import { artisticSkills } from '../../entries/skills/arts.ts';
import { technicalSkills } from '../../entries/skills/technical.ts';
import { listSkillRows } from '../notation/read-skill-row.ts';

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
