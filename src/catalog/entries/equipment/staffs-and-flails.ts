import type { Entries } from '../../entry.ts';

/** Staffs and flails. */
export const staffsAndFlails = {
  quarterstaff: {
    name: 'Quarterstaff',
    description: 'Long pole for both hands: quick, far-reaching, nearly free, and always ready to parry.',
    keywords: ['staff', 'bo', 'pole', 'stick', 'wizard', 'monk', 'robin hood', 'walking stick', 'druid', 'mage'],
  },
  morningstar: {
    name: 'Morningstar',
    description: 'Spiked ball on a chain for one hand; hard to learn, and hard for the foe to parry or block.',
    keywords: ['flail', 'ball and chain', 'chain weapon', 'crush', 'one-handed', 'mace'],
  },
  flail: {
    name: 'Flail',
    description: 'Long two-handed flail whose chained head wraps round shields and blades; slow but brutal.',
    keywords: ['chain weapon', 'ball and chain', 'two-handed', 'peasant', 'crush', 'nunchaku'],
  },
} satisfies Entries;
