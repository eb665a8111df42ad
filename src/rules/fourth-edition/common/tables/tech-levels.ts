import type { TechLevels } from '../../../shared/campaign.ts';

/** The tech levels from 0 to 12 (Basic Set p. 22). */
export const techLevels: TechLevels = {
  eras: [
    'Stone Age: fire, flint and herding',
    'Bronze Age: cities, wheels and writing',
    'Iron Age: classical Greece and Rome',
    'Middle Ages: steel and plate armor',
    'Age of sail: muskets and printed books',
    'Age of steam: railways and factories',
    'World wars: motors, aircraft and radio',
    'Nuclear age: jets and the first computers',
    'Digital age: networks, from the 1980s to now',
    'Microtechnology: thinking machines, longer lives',
    'Robots, nanotechnology, antimatter',
    'Exotic matter: force screens and the like',
    'Whatever you like',
  ],
  span: '0 Stone Age · 3 Middle Ages · 8 today · up to 12',
};
