import { lite } from '../../books.ts';
import { statusAndWealth } from '../../entries/traits/status-and-wealth.ts';
import { listTraits } from '../../list-entries.ts';

/** GURPS Lite, pp. 7-8. */
export const liteStatusAndWealth = listTraits(statusAndWealth, {
  status: {
    cite: lite(7),
    kind: 'advantage',
    kindByPrice: true,
    price: { points: 0 },
    parameters: [
      {
        id: 'level',
        label: 'Level bought',
        initial: 'plus-1',
        options: [
          { id: 'plus-8', name: '+8', points: 40, effects: [{ to: 'status', add: 8 }] },
          { id: 'plus-7', name: '+7', points: 35, effects: [{ to: 'status', add: 7 }] },
          { id: 'plus-6', name: '+6', points: 30, effects: [{ to: 'status', add: 6 }] },
          { id: 'plus-5', name: '+5', points: 25, effects: [{ to: 'status', add: 5 }] },
          { id: 'plus-4', name: '+4', points: 20, effects: [{ to: 'status', add: 4 }] },
          { id: 'plus-3', name: '+3', points: 15, effects: [{ to: 'status', add: 3 }] },
          { id: 'plus-2', name: '+2', points: 10, effects: [{ to: 'status', add: 2 }] },
          { id: 'plus-1', name: '+1', points: 5, effects: [{ to: 'status', add: 1 }] },
          { id: 'minus-1', name: '−1', points: -5, effects: [{ to: 'status', add: -1 }] },
          { id: 'minus-2', name: '−2', points: -10, effects: [{ to: 'status', add: -2 }] },
          { id: 'minus-3', name: '−3', points: -15, effects: [{ to: 'status', add: -3 }] },
          { id: 'minus-4', name: '−4', points: -20, effects: [{ to: 'status', add: -4 }] },
        ],
      },
    ],
    notes: ['Levels that come with rank or riches are free and count on top'],
    gainedInPlay: true,
  },
  wealth: {
    cite: lite(7),
    kind: 'advantage',
    kindByPrice: true,
    price: { points: 0 },
    parameters: [
      {
        id: 'level',
        label: 'Level',
        initial: 'comfortable',
        options: [
          {
            id: 'dead-broke',
            name: 'Dead broke',
            short: 'dead broke',
            points: -25,
            effects: [{ to: 'startingMoney', times: 0 }],
            notes: ['No work, no income, and nothing of your own but what you wear'],
          },
          {
            id: 'poor',
            name: 'Poor',
            short: 'poor',
            points: -15,
            effects: [{ to: 'startingMoney', times: 0.2 }],
            notes: ['50 hours of work a week; some jobs are closed to you, and none pays much'],
          },
          {
            id: 'struggling',
            name: 'Struggling',
            short: 'struggling',
            points: -10,
            effects: [{ to: 'startingMoney', times: 0.5 }],
            notes: ['40 hours of work a week, at low pay'],
          },
          { id: 'average', name: 'Average', short: 'average', points: 0, notes: ['40 hours of work a week'] },
          {
            id: 'comfortable',
            name: 'Comfortable',
            short: 'comfortable',
            points: 10,
            effects: [{ to: 'startingMoney', times: 2 }],
            notes: ['40 hours of work a week'],
          },
          {
            id: 'wealthy',
            name: 'Wealthy',
            short: 'wealthy',
            points: 20,
            effects: [
              { to: 'startingMoney', times: 5 },
              { to: 'status', add: 1, when: 'where the game master counts this as high wealth' },
            ],
            notes: ['20 hours of work a week', 'Needs the leave of the game master'],
          },
          {
            id: 'very-wealthy',
            name: 'Very wealthy',
            short: 'very wealthy',
            points: 30,
            effects: [
              { to: 'startingMoney', times: 20 },
              { to: 'status', add: 1, when: 'where the game master counts this as high wealth' },
            ],
            notes: ['10 hours of business a week, at twice the pay', 'Needs the leave of the game master'],
          },
          {
            // High wealth gives a free level of Status (p. 8, under Multimillionaire). The threshold is lost with the
            // entry on Status; the filthy rich have it in any case.
            id: 'filthy-rich',
            name: 'Filthy rich',
            short: 'filthy rich',
            points: 50,
            effects: [
              { to: 'startingMoney', times: 100 },
              { to: 'status', add: 1 },
            ],
            notes: ['10 hours of business a week, at ten times the pay', 'Needs the leave of the game master'],
          },
        ],
      },
    ],
    gainedInPlay: true,
  },
  multimillionaire: {
    cite: lite(8),
    kind: 'advantage',
    price: { pointsPerLevel: 25 },
    effects: [
      { to: 'startingMoney', times: 10, perLevel: true },
      { to: 'freeStatus', add: 1, perLevel: true },
    ],
    prerequisites: [{ trait: 'wealth', options: ['filthy-rich'] }],
    gainedInPlay: true,
  },
});
