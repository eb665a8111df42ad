import { shields as shared } from '../../entries/equipment/shields.ts';
import { listShields } from '../notation/read-item-row.ts';

const spiked = 'A spike on the boss; a blow with it bruises more.';

/** Shields and cloaks to defend with (p. 287). A blow with one has its own line. */
export const shields = listShields({
  'light-cloak': [
    'Light cloak',
    'TL1 $20 2lb',
    [
      'DB1 DR1 3HP',
      ['cloak', '- entangles', 'reach C,1', 'parry No', 'ST -', 'entangle'],
      ['cloak', '- entangles', 'Acc 1 2', 'RoF 1 T(1)', 'ST 5 Bulk -4'],
    ],
    287,
    'Cloak wrapped around the arm to ward off blows, or flung at a foe.',
    'cape swashbuckler duel defend entangle',
  ],
  'heavy-cloak': [
    'Heavy cloak',
    'TL1 $50 5lb',
    [
      'DB2 DR1 5HP',
      ['cloak', '- entangles', 'reach C,1', 'parry No', 'ST -', 'entangle'],
      ['cloak', '- entangles', 'Acc 1 2', 'RoF 1 T(1)', 'ST 8 Bulk -6'],
    ],
    287,
    'Thick cloak to ward off blows with, or to fling over a foe.',
    'cape swashbuckler duel defend entangle fur',
  ],
  'light-shield': [
    'Light shield',
    'TL1 $25 2lb',
    ['DB1 DR5 20HP', ['shield', 'thr cr', 'reach 1', 'parry No', 'ST -', 'bash']],
    287,
    'Small light shield strapped to the arm.',
    'targe block defend strap',
  ],
  'small-shield': [
    { ...shared['small-shield'], description: 'Light shield, strapped to the arm.' },
    'TL1 $40 8lb',
    ['DB1 DR6 30HP', ['shield', 'thr cr', 'reach 1', 'parry No', 'ST -', 'bash']],
    287,
  ],
  'medium-shield': [
    shared['medium-shield'],
    'TL1 $60 15lb',
    ['DB2 DR7 40HP', ['shield', 'thr cr', 'reach 1', 'parry No', 'ST -', 'bash']],
    287,
  ],
  'large-shield': [
    shared['large-shield'],
    'TL1 $90 25lb',
    ['DB3 DR9 60HP -2', ['shield', 'thr cr', 'reach 1', 'parry No', 'ST -', 'bash']],
    287,
  ],
  buckler: [
    { ...shared.buckler, name: 'Light buckler', description: 'Tiny shield held in the fist, hardly felt as load.' },
    'TL1 $25 2lb',
    ['DB1 DR5 20HP', ['shield-buckler', 'thr cr', 'reach 1', 'parry No', 'ST -', 'bash']],
    287,
  ],
  'small-buckler': [
    'Small buckler',
    'TL1 $40 8lb',
    ['DB1 DR6 30HP', ['shield-buckler', 'thr cr', 'reach 1', 'parry No', 'ST -', 'bash']],
    287,
    'Small shield held in the fist, quick to ready.',
    'fist shield block defend grip',
  ],
  'medium-buckler': [
    'Medium buckler',
    'TL1 $60 15lb',
    ['DB2 DR7 40HP', ['shield-buckler', 'thr cr', 'reach 1', 'parry No', 'ST -', 'bash']],
    287,
    'Round shield with a grip behind the boss, as the Vikings had.',
    'viking round shield fist block defend grip',
  ],
  'light-buckler-with-spike': [
    'Light buckler with spike',
    'TL1 $45 7lb',
    ['DB1 DR5 20HP', ['shield-buckler', 'thr+1 cr', 'reach 1', 'parry No', 'ST -', 'bash']],
    287,
    spiked,
    'spiked fist shield block bash',
  ],
  'small-buckler-with-spike': [
    'Small buckler with spike',
    'TL1 $60 13lb',
    ['DB1 DR6 30HP', ['shield-buckler', 'thr+1 cr', 'reach 1', 'parry No', 'ST -', 'bash']],
    287,
    spiked,
    'spiked fist shield block bash',
  ],
  'medium-buckler-with-spike': [
    'Medium buckler with spike',
    'TL1 $80 20lb',
    ['DB2 DR7 40HP', ['shield-buckler', 'thr+1 cr', 'reach 1', 'parry No', 'ST -', 'bash']],
    287,
    spiked,
    'spiked fist shield block bash viking',
  ],
  'force-shield': [
    'Force shield',
    'TL^ $1500 0.5lb LC3',
    ['DB3', ['shield-force', 'thr cr', 'reach 1', 'parry No', 'ST -', 'bash']],
    287,
    'Disc of pure force from a bracelet, which nothing breaks.',
    'energy barrier science fiction hard light field',
    'A turn to switch it on; its hand stays free',
  ],
});
