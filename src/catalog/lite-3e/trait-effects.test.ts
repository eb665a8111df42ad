import { describe, expect, it } from 'vitest';
import { reactionModifiers, rollModifiers, traitLimits } from '../../testing/double-entry/lite-3e-traits.ts';
import { statOf } from '../../testing/open-sheet.ts';
import { catalogOf } from '../catalog.ts';
import type { Effect } from '../effect.ts';
import type { Prerequisite } from '../prerequisite.ts';
import { liteTables } from './tables.ts';

const { traits } = catalogOf('lite-3e', liteTables);

/** One effect of a trait, with the option that has it; '' if every option does. */
interface Told<T> {
  readonly trait: string;
  readonly option: string;
  readonly what: T;
}

const effects: Told<Effect>[] = [];
const prerequisites: Told<Prerequisite>[] = [];
const notes = new Map<string, string>();
for (const [trait, { facet }] of traits) {
  const options = (facet.parameters ?? []).flatMap((parameter) => parameter.options ?? []);
  notes.set(trait, [...(facet.notes ?? []), ...options.flatMap((option) => option.notes ?? [])].join('\n'));
  for (const { id: option, ...holder } of [{ ...facet, id: '' }, ...options]) {
    effects.push(...(holder.effects ?? []).map((what) => ({ trait, option, what })));
    prerequisites.push(...(holder.prerequisites ?? []).map((what) => ({ trait, option, what })));
  }
}

/** The second transcription has IQ against surprise as a separate number. */
const forSurprise = 'to recover from surprise';
const numberOf = (what: Effect): string => (what.when === forSurprise ? 'surprise' : statOf(what));
const isNote = ({ when }: Effect): boolean => when !== undefined && when !== forSurprise;

/** A number that holds only sometimes is followed by a question mark. */
const row = ({ trait, option, what }: Told<Effect>): string =>
  `${trait} ${option}: ${numberOf(what)}${isNote(what) ? '?' : ''} ${what.perLevel ? 'per level ' : ''}${what.add}`;

/**
 * The second typing-in's rows with its words for numbers mapped to the catalog's; none for effects described only in
 * words.
 */
function again(
  rows: readonly (readonly [string, string | null, string, string | number])[],
  words: Readonly<Record<string, string>>,
): string[] {
  return rows.flatMap(([trait, option, what, modifier]) => {
    const stats = words[what];
    if (stats === undefined) throw new Error(`no number for "${what}"`);
    return stats.split(' ').flatMap((stat) => (stat ? [`${trait} ${option ?? ''}: ${stat} ${modifier}`] : []));
  });
}

describe('reactions compared with the second typing-in', () => {
  const audiences: Readonly<Record<string, string>> = {
    'all but utterly alien beings and those who cannot see you': 'reaction',
    'all but utterly alien beings, unless you have charisma or are handsome': 'reaction',
    'every intelligent being': 'reaction',
    everyone: 'reaction',
    'your own race': 'reaction:own-race',
    'those of your race placed to notice it': 'reaction:own-race',
    'the same sex, of the same or a similar race': 'reaction:own-race-same-sex',
    'the other sex, of the same or a similar race': 'reaction:own-race-opposite-sex',
    'the same sex': 'reaction:own-race-same-sex',
    'the other sex': 'reaction:own-race-opposite-sex',
    'societies that mind health, places short of food': 'reaction:health-conscious reaction?',
    'those who can hear you': 'reaction:those-who-hear-you',
    'followers of the religion and those who respect it': 'reaction:named',
    'those who recognize you': 'reaction:named',
    'all but your own kind': 'reaction:others',
    'your own kind': 'reaction:own-kind',
    'your own kind met away from home': 'reaction:own-kind?',
    'wild animals': 'reaction:wild-animals',
    'tame animals': 'reaction:tame-animals',
    'soldiers, police and such, once they know': 'reaction:soldiers-and-police',
    'the young and naive': 'reaction:young-or-naive',
    'experienced people': 'reaction:experienced',
    'those who know of it, about trusting you in danger': 'reaction:trusting-in-danger',
    'those you deal with as an adult': 'reaction:adults',
  };
  const rows = effects.filter(({ what }) => statOf(what).startsWith('reaction')).map(row);

  it.each(again(reactionModifiers, audiences))('%s', (transcribed) => {
    // An outsider has +3 from their own kind, so −3 from everybody means −3 from the others.
    expect(rows).toContain(transcribed.replace('outsider: reaction -3', 'outsider: reaction:others -3'));
  });

  it('match it in number', () => {
    expect(rows).toHaveLength(again(reactionModifiers, audiences).length);
  });

  it('have no penalty for a one-eyed person with charisma or good looks', () => {
    const [eye, ...more] = effects.filter(({ trait, what }) => trait === 'one-eye' && statOf(what) === 'reaction');
    expect(more).toEqual([]);
    expect(eye?.what.unless).toEqual([
      { trait: 'charisma' },
      { trait: 'appearance', options: ['handsome', 'very-handsome'] },
    ]);
  });
});

describe('rolls compared with the second typing-in', () => {
  const numbers: Readonly<Record<string, string>> = {
    'off hand: makes good the -4': 'offHand',
    Swimming: 'skill:swimming',
    Disguise: 'skill:disguise',
    'Shadowing, in a crowd': 'skill:shadowing?',
    Bard: 'skill:bard',
    Diplomacy: 'skill:diplomacy',
    'Savoir-Faire': 'skill:savoir-faire',
    'Sex Appeal': 'skill:sex-appeal',
    Singing: 'skill:singing',
    Navigation: 'skill:navigation',
    Hearing: 'hearing',
    'Taste/Smell': 'tasteSmell',
    Vision: 'vision',
    'every sense roll, and IQ to notice': 'perception',
    'Animal Handling': 'skills:animal',
    Riding: 'skills:animal',
    'other animal skills': 'skills:animal',
    'every active defense': 'activeDefenses',
    'IQ to wake or get over surprise or a mental stun': 'surprise',
    'every skill, during a needless risk': 'skillRolls?',
    Climbing: 'skill:climbing',
    'escaping from bonds': 'skill:escape',
    Mechanic: 'skill:mechanic?',
    'resisting physical torture': 'will?',
    'ignoring pain, if the GM allows': 'will?',
    'HT against disease': 'ht?',
    'IQ for learning languages': 'skills:language',
    'IQ for learning an instrument': 'skills:musical',
    'HT for Singing': 'skills:musical',
    'IQ for learning spells': 'skills:spell',
    'IQ to notice magic in an object seen or touched': 'iq?',
    'HT to heal or get over a crippling injury': 'ht?',
    'HT against poison': 'ht?',
    'lengthy tasks': 'skillRolls?',
    'noticing interruptions': 'perception?',
    Will: 'will',
    'HT to stay conscious at 0 hits or less': 'ht?',
    // Without glasses always, or only while they are off.
    'nearsighted: weapon skills': 'weaponSkills weaponSkills?',
    'nearsighted: Vision beyond 3 feet': 'vision?',
    'farsighted: DX in close manual work': 'dx?',
    'farsighted: Vision within 3 feet': 'vision?',
    'Will to face a risk of death': 'will?',
    'Will of a poor character offered a rich prize': 'will?',
    'language skill, to understand a speaker': 'skills:language?',
    Move: 'move',
    // Follows Move.
    Dodge: '',
    'physical skills with walking or running, all close fighting too': 'skills:walking meleeSkills',
    'physical skills that use the legs': 'skills:legs meleeSkills',
    'hand weapon skills': 'meleeSkills',
    'Will about a large expense': 'will?',
    'DX in borderline cases': 'dx?',
    'DX in combat and for hand and eye together': 'meleeSkills dx?',
    'missile weapons, throwing, driving anything fast': 'rangedSkills skills:vehicle',
    'IQ while the cause is present': 'iq?',
    'DX while the cause is present': 'dx?',
    'Will when only threatened with the cause': 'will?',
    'Will to tell a falsehood': 'will?',
    // In a note, as checked below.
    Politician: '',
    'finding game in a hunt': '',
    'Will of the greedy against a shady deal': '',
    'Will of the greedy against outright crime': '',
  };
  const otherStats = ['reaction', 'status', 'freeStatus', 'militaryRank', 'techLevel', 'damageResistance'];
  /** The kinds of bad sight are in the words of the second typing-in; both degrees of healing have the same bonus. */
  const plain = (text: string): string =>
    text.replace(/^bad-sight [a-z]+/, 'bad-sight ').replace(/^rapid-healing [a-z-]+/, 'rapid-healing ');
  const rows = effects
    .filter(({ what }) => what.add !== undefined && !otherStats.includes(statOf(what).replace(/:.*/, '')))
    .map((effect) => plain(row(effect)));
  const typed = again(rollModifiers, numbers).map(plain);

  it.each([...new Set(typed)])('%s', (transcribed) => {
    expect(rows).toContain(transcribed);
  });

  it('match it in number', () => {
    expect(new Set(rows)).toEqual(new Set(typed));
  });

  it.each([
    ['voice', '+2 on Politician'],
    ['animal-empathy', '+3 to find game'],
    ['greed', '+5 against shady business and +10 against crime'],
  ])('include %s, which says in words: %s', (trait, words) => {
    expect(notes.get(trait)).toContain(words);
  });

  it.each([
    ['fat', 'overweight', 1.3],
    ['fat', 'fat', 1.5],
    ['fat', 'extremely-fat', 2],
    ['skinny', '', 2 / 3],
  ])('%s, %s, weighs %f times the average; the excess is a load', (trait, option, times) => {
    const own = effects.filter((effect) => effect.trait === trait && effect.option === option).map(({ what }) => what);
    expect(own.filter(({ to }) => to === 'averageWeight')).toEqual([{ to: 'averageWeight', times }]);
    const load = own.find(({ to }) => to === 'load')?.share;
    expect(load?.of).toBe(times > 1 ? 'ordinaryWeight' : undefined);
    expect(1 + (load?.times ?? 0)).toBeCloseTo(Math.max(1, times));
  });

  it('have the bonus of a talent only for learned skills', () => {
    const talents = effects.filter(({ what }) => what.learned).map(({ trait }) => trait);
    expect(talents).toEqual(['language-talent', 'musical-ability', 'magery']);
  });

  it('are the same with glasses available, but only while they are off', () => {
    const sight = effects.filter(({ trait }) => trait === 'bad-sight').map(({ what }) => what);
    const [uncorrected, corrected] = ['correctable', 'uncorrectable'].map((spared) =>
      sight.filter(({ unless }) => unless?.some(({ options }) => options?.includes(spared))),
    );
    const figures = (list: readonly Effect[] = []) => list.map((effect) => [statOf(effect), effect.add]);
    expect(figures(corrected)).toEqual(figures(uncorrected));
    expect(corrected?.every(({ when }) => when?.includes('without glasses'))).toBe(true);
    expect([...(uncorrected ?? []), ...(corrected ?? [])]).toHaveLength(sight.length);
  });
});

describe('limits compared with the second typing-in', () => {
  const describeLimit = (prerequisite: Prerequisite): string => {
    if ('not' in prerequisite) return `not ${describeLimit(prerequisite.not)}`;
    if ('trait' in prerequisite) return [prerequisite.trait, ...(prerequisite.options ?? [])].join(' ');
    if (!('attribute' in prerequisite)) throw new Error(`no words for ${JSON.stringify(prerequisite)}`);
    const { attribute, atMost, atLeast, atStart } = prerequisite;
    return `${attribute} ${atMost ?? ''}..${atLeast ?? ''}${atStart ? ' at the start' : ''}`;
  };
  const rows = prerequisites.map(({ trait, option, what }) => `${trait} ${option}: ${describeLimit(what)}`);
  for (const [trait, { facet }] of traits) {
    const { price, most, mostPoints, oneHanded } = facet;
    if ('mostLevels' in price) rows.push(`${trait} : levels ${price.mostLevels}`);
    if ('levels' in price) rows.push(`${trait} : levels ${price.levels.length}`);
    if (most) rows.push(`${trait} : most ${most}`);
    if (mostPoints) rows.push(`${trait} : points ${mostPoints}`);
    if (oneHanded) rows.push(`${trait} : one hand`);
    for (const parameter of facet.parameters ?? []) {
      const from = parameter.initialFromTechLevel;
      if (from) rows.push(`${trait} ${from.option}: from TL ${from.techLevel}`);
      for (const { id, kind, atMost } of parameter.options ?? []) {
        if (kind) rows.push(`${trait} ${id}: ${kind}`);
        if (atMost !== undefined) rows.push(`${trait} ${id}: points at most ${atMost}`);
      }
    }
  }
  for (const { trait, option, what } of effects) {
    if (what.atMost !== undefined) rows.push(`${trait} ${option}: ${statOf(what)} at most ${what.atMost}`);
    if (what.instead) rows.push(`${trait} ${option}: ${statOf(what)} is ${what.instead.of}/${what.instead.over}`);
  }

  /** The catalog's form of the words of the second typing-in. */
  const words: Readonly<Record<string, string>> = {
    'HT at most 15': 'ht 15..',
    'HT at most 13': 'ht 13..',
    'HT at most 14': 'ht 14..',
    'HT at least 12 at the start': 'ht ..12 at the start',
    'basic HT at least 10': 'ht ..10 at the start',
    'not with handsome or very handsome looks': 'not appearance handsome very-handsome',
    'worth nothing if called on less than quite often': 'points at most 0',
    'at most 8 levels': 'levels 8',
    'at most 3 levels': 'levels 3',
    'at most DR 2 for natural humans': 'levels 2',
    'needs filthy rich': 'wealth filthy-rich',
    'points for at most 2': 'most 2',
    'at most 2': 'most 2',
    'at most 60 points in all': 'points 60',
    'not with weak will': 'not weak-will',
    'not with strong will': 'not strong-will',
    'needs a start at a TL where sight can be corrected, 5 or higher': 'from TL 5',
    'no running; Move at most 2 with crutches or a peg leg': 'move at most 2',
    'speed of a self-driven chair 1/4 of ST, rounded down': 'move is st/4',
    'no two-handed weapon, no sword and shield together': 'one hand',
    'counts as a quirk': 'quirk',
  };
  /** Effects expressed by options and prices, by notes, and by the formulas of other numbers. */
  const elsewhere = [
    'weight within 20% of the average for the height',
    'from -4 to +4',
    'counts for nothing if the people are too few to be met',
    'must be plain to anyone who sees you',
    'needs leave of the GM',
    'gives at most 2 free levels of Status',
    'no points',
    'built on more than 50 points above the PC: a patron instead',
    'only where there is writing',
    'no skills or equipment from above your own TL at the start',
    'IQ counts as at most 14 before it is subtracted',
    'at most 5',
  ];
  const typed = traitLimits
    .filter(([, , what]) => !elsewhere.includes(what))
    // Both degrees of healing have the same prerequisite.
    .map(([trait, option, what]) => `${trait} ${trait === 'rapid-healing' ? '' : (option ?? '')}: ${words[what]}`);

  it.each([...new Set(typed)])('%s', (transcribed) => {
    expect(rows).toContain(transcribed);
  });

  it('match it in number', () => {
    expect(new Set(rows)).toEqual(new Set(typed));
  });

  it('leave the greatest fortunes to the game master', () => {
    const { parameters = [] } = traits.get('wealth')?.facet ?? {};
    const guarded = parameters
      .flatMap(({ options = [] }) => options)
      .filter((option) => option.notes?.some((note) => note.includes('leave of the game master')));
    expect(guarded.map(({ id }) => id)).toEqual(['wealthy', 'very-wealthy', 'filthy-rich']);
  });
});
