import { describe, expect, it } from 'vitest';
import * as typedAgain from '../../testing/double-entry/lite-3e-traits.ts';
import { statOf } from '../../testing/open-sheet.ts';
import { prerequisiteLeaves } from '../../testing/prerequisite-leaves.ts';
import { catalogOf } from '../catalog.ts';
import type { Effect } from '../effect.ts';
import { manToManTables } from '../man-to-man/tables.ts';
import type { TraitFacet, TraitOption } from '../trait-entry.ts';
import { liteTables, liteTraits } from './tables.ts';

const { skills, traits } = catalogOf('lite-3e', liteTables);
const shared = new Set(manToManTables.traits.map(({ id }) => id));
const onlyLite = liteTraits.filter(({ id }) => !shared.has(id));
const facetOf = (id: string): TraitFacet => {
  const listed = traits.get(id);
  if (!listed) throw new Error(`${id} is not in the catalog`);
  return listed.facet;
};
const optionsOf = (facet: TraitFacet): TraitOption[] => (facet.parameters ?? []).flatMap(({ options = [] }) => options);
const effectsOf = (facet: TraitFacet): Effect[] => [
  ...(facet.effects ?? []),
  ...optionsOf(facet).flatMap(({ effects = [] }) => effects),
];

const numbers = [
  ...['dx', 'iq', 'ht', 'will', 'perception', 'vision', 'hearing', 'tasteSmell'],
  ...[
    'move',
    'load',
    'averageWeight',
    'startingMoney',
    'status',
    'freeStatus',
    'militaryRank',
    'techLevel',
    'surprise',
  ],
  ...['activeDefenses', 'damageResistance', 'offHand', 'meleeSkills', 'rangedSkills', 'weaponSkills', 'skillRolls'],
];
const groups = ['language', 'musical', 'animal', 'vehicle', 'walking', 'legs', 'spell'];
const audiences = [
  ...['own-race', 'own-race-same-sex', 'own-race-opposite-sex', 'those-who-hear-you', 'health-conscious'],
  ...['young-or-naive', 'experienced', 'soldiers-and-police', 'wild-animals', 'tame-animals', 'adults', 'own-kind'],
  ...['others', 'trusting-in-danger', 'named'],
];
const isKnown = (effect: Effect): boolean => {
  const stat = statOf(effect);
  if (stat.startsWith('skill:')) return skills.has(stat.slice('skill:'.length));
  const circles = audiences.map((id) => `reaction:${id}`);
  return [...numbers, 'reaction', ...groups.map((id) => `skills:${id}`), ...circles].includes(stat);
};

/** A sentence for the sheet: a capital or a figure first, no full stop, no hyphen for a minus. */
const sentence = /^(?!.*[\s(]-\d)[A-Z0-9+−][^!\n]{5,130}[^.!\s]$/;

describe('traits of GURPS Lite', () => {
  it('have ids in kebab-case', () => {
    const ids = liteTraits.map(({ id }) => id);
    expect(ids.filter((id) => !/^[a-z]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
  });

  it.each(onlyLite.map((entry) => [entry.id, entry] as const))('%s is complete', (id, entry) => {
    expect(entry.description).toMatch(/^[A-Z][^\n!]{19,109}$/);
    expect(entry.keywords.length).toBeGreaterThanOrEqual(6);
    expect(entry.keywords.filter((word) => word !== word.toLowerCase() || word.trim() === '')).toEqual([]);
    expect(new Set(entry.keywords).size).toBe(entry.keywords.length);
    const facet = facetOf(id);
    expect(facet.cite.page).toBeGreaterThanOrEqual(5);
    expect(facet.cite.page).toBeLessThanOrEqual(13);
    for (const note of [...(facet.notes ?? []), ...optionsOf(facet).flatMap(({ notes = [] }) => notes)]) {
      expect(note).toMatch(sentence);
    }
  });

  it.each(liteTraits.map(({ id }) => id))('%s asks questions that have answers', (id) => {
    const { parameters = [] } = facetOf(id);
    expect(new Set(parameters.map((parameter) => parameter.id)).size).toBe(parameters.length);
    parameters.forEach(({ options, text, label, initial, initialFromTechLevel, onlyWith }, i) => {
      expect(label).toMatch(/^[A-Z]/);
      expect(options === undefined).toBe(text !== undefined);
      if (text) expect(text.placeholder).toMatch(/^[A-Z].{5,}$/);
      const ids = (options ?? []).map((option) => option.id);
      expect(options === undefined || ids.length >= 2).toBe(true);
      expect(new Set(ids).size).toBe(ids.length);
      for (const option of [initial, initialFromTechLevel?.option]) if (option) expect(ids).toContain(option);
      if (!onlyWith) return;
      const asked = parameters.slice(0, i).find((parameter) => parameter.id === onlyWith.parameter);
      const answers = (asked?.options ?? []).map((option) => option.id);
      expect(onlyWith.options.filter((option) => !answers.includes(option))).toEqual([]);
    });
  });

  it.each([...traits.keys()])('%s changes and needs only existing things', (id) => {
    const facet = facetOf(id);
    for (const effect of effectsOf(facet)) {
      const { unless = [] } = effect;
      expect(isKnown(effect), statOf(effect)).toBe(true);
      for (const { trait, options = [] } of unless) {
        const answers = optionsOf(facetOf(trait)).map((option) => option.id);
        expect(options.filter((option) => !answers.includes(option))).toEqual([]);
      }
    }
    const prerequisites = [facet, ...optionsOf(facet)].flatMap((part) => part.prerequisites ?? []);
    for (const leaf of prerequisites.flatMap(prerequisiteLeaves)) {
      if (!('trait' in leaf)) continue;
      const answers = optionsOf(facetOf(leaf.trait)).map((option) => option.id);
      expect((leaf.options ?? []).filter((option) => !answers.includes(option))).toEqual([]);
    }
  });
});

describe('prices compared with the second typing-in', () => {
  const { flatTraits, leveledTraits, tableTraits, choiceTraits } = typedAgain;
  /** Not in the remaining part of the book. */
  const ours = ['status'];

  it.each(flatTraits)('%s, page %d: %d', (id, page, points) => {
    const { cite, price, parameters = [] } = facetOf(id);
    expect([cite.page, price]).toEqual([page, { points }]);
    expect(parameters.filter(({ options }) => options)).toEqual([]);
  });

  it.each(leveledTraits)('%s, page %d: %d a level', (id, page, pointsPerLevel, mostLevels) => {
    const { cite, price } = facetOf(id);
    expect([cite.page, price]).toEqual([
      page,
      mostLevels === null ? { pointsPerLevel } : { pointsPerLevel, mostLevels },
    ]);
  });

  it.each(tableTraits)('%s, page %d: %j', (id, page, levels) => {
    const { cite, price } = facetOf(id);
    expect([cite.page, price]).toEqual([page, { levels }]);
  });

  /** The effect of an answer on the price, in the notation of the second typing-in. */
  const inShort = ({ points, multiply, divide, round }: TraitOption): number | string =>
    points ?? (multiply ? `x${multiply}` : `/${divide}${round ? ` ${round}` : ''}`);
  const changesPrice = ({ points, multiply, divide }: TraitOption): boolean =>
    points !== undefined || multiply !== undefined || divide !== undefined;

  it.each(Object.entries(choiceTraits))('%s, by its answers', (id, { page, ...again }) => {
    const { cite, price, parameters = [] } = facetOf(id);
    const table = parameters
      .filter(({ options }) => options?.some(changesPrice))
      // A fear that the book does not list is ours to price.
      .filter((parameter) => !(id === 'phobia' && parameter.id === 'value'))
      .map(({ id: parameter, options = [] }) => [
        parameter,
        Object.fromEntries(options.filter(changesPrice).map((option) => [option.id, inShort(option)])),
      ]);
    expect([cite.page, price, Object.fromEntries(table)]).toEqual([page, { points: 0 }, again]);
    // The order is the one in which the answers change the price.
    expect(table.map(([parameter]) => parameter)).toEqual(Object.keys(again));
  });

  it('treat a fear outside of the list like those in it', () => {
    const value = facetOf('phobia').parameters?.find(({ id }) => id === 'value');
    expect(value?.onlyWith).toEqual({ parameter: 'object', options: ['other'] });
    const listed = new Set<number>(Object.values(choiceTraits.phobia.object));
    expect(new Set(value?.options?.map(({ points }) => points))).toEqual(listed);
  });

  it('depend for literacy on the norm of the setting', () => {
    const { cite, parameters } = facetOf('literacy');
    const rows = (parameters?.[0]?.options ?? []).flatMap(({ id, pointsByNorm = {} }) =>
      Object.entries(pointsByNorm).map(([norm, points]) => [id, norm, points]),
    );
    expect(rows).toEqual(typedAgain.literacyPrices);
    expect(cite.page).toBe(typedAgain.literacyPage);
  });

  it('multiply the starting money by the level of wealth', () => {
    const rows = optionsOf(facetOf('wealth')).map(({ id, effects }) => [
      id,
      effects?.find(({ to }) => to === 'startingMoney')?.times ?? 1,
    ]);
    expect(rows).toEqual(typedAgain.startingWealthFactors.map(([id, factor]) => [id, factor ?? 0]));
    expect(facetOf('multimillionaire').effects).toContainEqual({
      to: 'startingMoney',
      times: typedAgain.multimillionaireFactor,
      perLevel: true,
    });
  });

  it('cover all traits', () => {
    const again = [...flatTraits, ...leveledTraits, ...tableTraits].map(([id]): string => id);
    expect(new Set(traits.keys())).toEqual(new Set([...again, ...Object.keys(choiceTraits), 'literacy', ...ours]));
  });

  it('include Status at 5 points a level', () => {
    const rows = optionsOf(facetOf('status')).map(({ points, effects }) => [points, effects]);
    const levels = [8, 7, 6, 5, 4, 3, 2, 1, -1, -2, -3, -4];
    expect(rows).toEqual(levels.map((level) => [5 * level, [{ to: 'status', add: level }]]));
  });
});
