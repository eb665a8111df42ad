import type { Entries } from '../../entry.ts';

/** Suits of clothing and armor. */
export const suits = {
  'summer-clothing': {
    name: 'Summer clothing',
    description: 'Plain light clothes and sandals; no protection, hardly any weight.',
    keywords: ['clothes', 'outfit', 'tunic', 'dress', 'unarmored'],
  },
  'ordinary-clothing': {
    name: 'Ordinary clothing',
    description: 'Everyday clothes of any fashion; no protection.',
    keywords: ['clothes', 'outfit', 'tunic', 'dress', 'unarmored'],
  },
  'winter-clothing': {
    name: 'Winter clothing',
    description: 'Clothes and shoes for the cold, thick enough to take the edge off a blow.',
    keywords: ['clothes', 'outfit', 'coat', 'warm', 'fur', 'cold'],
  },
  'padded-cloth-armor': {
    name: 'Padded cloth armor',
    description: 'Quilted armor from head to foot, the cheapest real protection; also worn beneath plate.',
    keywords: ['gambeson', 'quilted', 'aketon', 'light armor', 'cheap', 'suit'],
  },
  'light-leather-armor': {
    name: 'Light leather armor',
    description: 'Suit of soft leather: protects as cloth does at less weight; also worn beneath plate.',
    keywords: ['thief', 'scout', 'leather', 'light armor', 'suit'],
  },
  'heavy-leather-armor': {
    name: 'Heavy leather armor',
    description: 'Stiff boiled leather all over: fair protection that a quick fighter can still carry.',
    keywords: ['boiled leather', 'cuir bouilli', 'medium armor', 'suit', 'scout'],
  },
  chainmail: {
    name: 'Chainmail',
    description: 'Mail over padding: stops cuts and blows well, but points slip between the rings.',
    keywords: ['chain mail', 'mail', 'hauberk', 'rings', 'medium armor', 'suit', 'knight'],
  },
  'scale-armor': {
    name: 'Scale armor',
    description: 'Metal scales on leather: as stout as mail against blows and better against points, but heavy.',
    keywords: ['scale mail', 'scales', 'lamellar', 'brigandine', 'heavy armor', 'suit'],
  },
  'half-plate': {
    name: 'Half plate',
    description: 'Plate where it counts and mail elsewhere, with a full helm that hampers sight and skill.',
    keywords: ['plate mail', 'heavy armor', 'helmet', 'suit', 'knight', 'steel'],
  },
  'light-plate': {
    name: 'Light plate',
    description: 'Full steel plate made to measure, with a closed helm that hampers sight and skill.',
    keywords: ['plate mail', 'full plate', 'heavy armor', 'helmet', 'suit', 'knight', 'steel'],
  },
  'heavy-plate': {
    name: 'Heavy plate',
    description: 'The thickest plate a man can fight in; only the strong do more than stand in it.',
    keywords: ['plate mail', 'full plate', 'heavy armor', 'tournament', 'helmet', 'suit', 'knight', 'steel'],
  },
} satisfies Entries;
