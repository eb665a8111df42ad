import { lite } from '../../books.ts';
import { mounts } from '../../entries/equipment/mounts.ts';
import { listItems } from '../../list-entries.ts';

const cite = lite(22);

const orMore = 'The listed price is the least';

/** GURPS Lite, p. 22 (riding and draft animals). They walk: as gear they weigh nothing. */
export const liteMounts = listItems(mounts, {
  donkey: {
    cite,
    kind: 'mount',
    cost: 1000,
    weight: 0,
    mount: { st: 25, dx: 10, iq: 4, ht: 13, move: 8, bodyWeight: 500 },
  },
  'small-mule': {
    cite,
    kind: 'mount',
    cost: 1000,
    weight: 0,
    mount: { st: 30, dx: 10, iq: 4, ht: 14, move: 8, bodyWeight: 800, tooSmallToRide: true },
    notes: ['Carries packs, no rider'],
  },
  'large-mule': {
    cite,
    kind: 'mount',
    cost: 2000,
    weight: 0,
    mount: { st: 40, dx: 10, iq: 4, ht: 14, move: 9, bodyWeight: 1400 },
  },
  pony: {
    cite,
    kind: 'mount',
    cost: 1500,
    weight: 0,
    mount: { st: 30, dx: 10, iq: 4, ht: 13, move: 13, bodyWeight: 800 },
  },
  racehorse: {
    cite,
    kind: 'mount',
    cost: 4000,
    weight: 0,
    mount: { st: 32, dx: 9, iq: 4, ht: 13, move: 18, bodyWeight: 1100 },
    notes: [orMore, 'A better one is faster still'],
  },
  'saddle-horse': {
    cite,
    kind: 'mount',
    cost: 1200,
    weight: 0,
    mount: { st: 35, dx: 9, iq: 4, ht: 14, move: 12, bodyWeight: 1200 },
  },
  'cavalry-horse': {
    cite,
    kind: 'mount',
    cost: 4000,
    weight: 0,
    mount: { st: 40, dx: 9, iq: 4, ht: 15, move: 16, bodyWeight: 1400 },
  },
  'heavy-warhorse': {
    cite,
    kind: 'mount',
    cost: 5000,
    weight: 0,
    mount: { st: 50, dx: 9, iq: 4, ht: 16, move: 15, bodyWeight: 1900 },
    notes: ['Mostly ill-tempered'],
  },
  'draft-horse': {
    cite,
    kind: 'mount',
    cost: 2000,
    weight: 0,
    mount: { st: 60, dx: 9, iq: 4, ht: 16, move: 12, bodyWeight: 2000 },
  },
  ox: {
    cite,
    kind: 'mount',
    cost: 1500,
    weight: 0,
    mount: { st: 80, dx: 8, iq: 4, ht: 17, move: 8, bodyWeight: 2500 },
    notes: ['Weighs 2,500 lb or more'],
  },
  camel: {
    cite,
    kind: 'mount',
    cost: 1500,
    weight: 0,
    mount: { st: 40, dx: 9, iq: 4, ht: 15, move: 10, bodyWeight: 1400 },
    notes: ['Ill-tempered', 'Needs little water'],
  },
});
