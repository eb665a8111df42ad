import { fightStats, hasTrait } from '../../combat/fight.ts';
import { reactionTable } from '../../rolls/result-tables.ts';
import type { RollModifier, RollRules, RollSubject } from '../../rolls/roll-rules.ts';
import { fightPages, pages } from './pages.ts';

/** A Will roll of 14 or more fails against fear and bad impulses (p. 24). */
const maxWill = 13;
const totalDarkness = 10;
/** Skills that sway people (p. 15): of these Diplomacy cannot make things worse. */
const influenceSkills = ['diplomacy', 'fast-talk', 'intimidation', 'savoir-faire', 'sex-appeal', 'streetwise'];

/** Whether the number is lowered with IQ, DX and skills (p. 28): HT and ST are not. */
const isShaken = ({ use, stat }: RollSubject): boolean =>
  use === 'skill' ||
  use === 'spell' ||
  use === 'sense' ||
  use === 'will' ||
  use === 'fright' ||
  /^(?:dx|iq)$/.test(stat);

const tries: RollModifier = {
  id: 'tries',
  name: 'Failed tries before',
  cite: pages.successRolls,
  appliesTo: ({ use }) => use !== 'fright' && use !== 'attack' && use !== 'defense',
  unit: 'tries',
  most: 10,
  of: (count) => ({ add: -count, words: count === 1 ? 'tried once before' : `tried ${count} times before` }),
};

/** What the book says about rolls out of a fight (pp. 2, 3, 15, 24, 28). */
export const liteRolls: RollRules = {
  modifiers: [tries],
  state: (w, fight, subject) => {
    if (isShaken(subject) && fight.state.wounds > 0)
      w.addFrom(fightStats.shock, -1, 'wounded last turn', { cite: fightPages.injury });
    const { darkness } = fight.state;
    if (subject.stat !== 'vision' || darkness === 0) return;
    const cite = pages.mind;
    if (darkness >= totalDarkness) w.start(null, 'total darkness: nothing can be seen', { cite });
    else {
      w.add(-darkness, 'partial darkness', { cite });
      if (hasTrait(fight, 'night-vision')) w.add(darkness, 'Night Vision', { cite: fightPages.nightVision });
    }
  },
  limit: (w, _, { use }) => {
    if (use === 'fright') w.atMost(maxWill, 'maximum (14 always fails)', { cite: pages.mind });
  },
  fright: { stat: 'will', name: 'Will roll against fear', cite: pages.mind },
  influence: {
    skills: influenceSkills,
    roll: 'success',
    addsReaction: false,
    success: () => 'Good',
    failure: () => 'Bad',
    safe: 'diplomacy',
    cite: pages.influence,
  },
  reactions: { rows: reactionTable, cite: pages.reactions },
};
