import type { TechLevels } from '../../../shared/campaign.ts';

/** The tech levels from 0 to 16, and what marks each in a few words (GURPS Lite p. 32). */
export const techLevels: TechLevels = {
  eras: [
    'Stone Age: tools of flint, tamed fire',
    'Bronze Age: cities and writing',
    'Iron Age: classical Greece and Rome',
    'Middle Ages: steel and plate armor',
    'Age of sail: muskets and printed books',
    'Age of steam: railways and factories',
    'World wars: motors and radio',
    'Cold war to 2000: computers and jets',
    'Our century: thinking machines, longer lives',
    'Nanotechnology',
    'Antimatter power, gravity made to order',
    'Force screens, radio faster than light',
    'Flight without weight',
    'Dead planets made livable',
    'Worlds built from nothing',
    'Travel without a way between',
    'Whatever you like',
  ],
  span: '0 Stone Age · 3 Middle Ages · 7 late 20th century · up to 16',
};
