import type { Entries } from '../../entry.ts';

/** Status and wealth. */
export const statusAndWealth = {
  status: {
    name: 'Status',
    description: 'Your place in society, from outcast and beggar through commoner to ruler.',
    keywords: [
      'noble',
      'nobility',
      'class',
      'rank',
      'lord',
      'lady',
      'king',
      'queen',
      'knight',
      'peasant',
      'serf',
      'slave',
      'beggar',
      'aristocrat',
      'title',
      'society',
    ],
  },
  wealth: {
    name: 'Wealth',
    description: 'How rich or poor you are: the money you start with and the hours you work for a living.',
    keywords: [
      'rich',
      'money',
      'poor',
      'poverty',
      'broke',
      'income',
      'job',
      'cash',
      'fortune',
      'gold',
      'beggar',
      'wealthy',
      'starting money',
      'dead broke',
    ],
  },
  multimillionaire: {
    name: 'Multimillionaire',
    description: 'Richer than the filthy rich, tenfold with every level, and looked up to for it.',
    keywords: ['rich', 'millionaire', 'billionaire', 'tycoon', 'magnate', 'money', 'fortune', 'wealth', 'status'],
  },
} satisfies Entries;
