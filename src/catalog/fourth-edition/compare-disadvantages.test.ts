import { describe, expect, it } from 'vitest';
import { hasGcsLibrary, readGcsList, skippedWithoutGcs } from '../../testing/gcs-library.ts';
import { listTraitDifferences, traitsOfSameName } from '../../testing/gcs-trait-differences.ts';
import { fourthEditionDisadvantages } from './disadvantages.ts';

/** Where the second source has another name, or several entries in place of one. */
const names: Readonly<Record<string, readonly string[] | RegExp>> = {
  amnesia: /^Amnesia \(/,
  'bad-sight': /^Bad Sight \(/,
  'cannot-speak': /^Cannot Speak/,
  chummy: ['Chummy', 'Gregarious'],
  'code-of-honor': /^Code of Honor \(/,
  'compulsive-behavior': ['Compulsive Behaviour (@Activity@)'],
  'destiny-bad': ['Destiny (@Disadvantage@)'],
  'disciplines-of-faith': /^Disciplines of Faith \(/,
  fat: ['Overweight', 'Fat', 'Very Fat'],
  fragile: /^Fragile \(/,
  'g-intolerance': /^G-Intolerance \(/,
  'increased-life-support': /^Increased Life Support \(/,
  lame: /^Lame \(/,
  'neurological-disorder': /^Neurological Disorder \(/,
  'no-legs': /^No Legs \(/,
  pacifism: /^Pacifism: /,
  phobia: /phobia.* \(/,
  'restricted-vision': ['No Peripheral Vision', 'Tunnel Vision'],
  'shadow-form-fixed': ["Shadow Form (Can't Turn Off)"],
  shyness: /^(Mild|Severe|Crippling) Shyness$/,
  'social-stigma': /^Social Stigma \(/,
  unfit: ['Unfit', 'Very Unfit'],
  unhealing: /^Unhealing \(/,
  'code-of-honor-quirk': ['Code of Honor'],
  'delusion-quirk': ['Delusions'],
  dislike: ['Dislikes @Item@'],
  like: ['Likes @Item@'],
  'obsession-quirk': ['Obsession'],
  'trademark-quirk': ['Trademark'],
  neutered: ['Neutered', 'Sexless'],
};

/** Entries of ours that the second source does not have. */
const oursAlone: Readonly<Record<string, string>> = {
  quirk: 'is a quirk of each kind there',
};

/** Figures that differ, and why. */
const decided: Readonly<Record<string, readonly [difference: string, reason: string]>> = {
  'compulsive-behavior': ['points -10,-15 are not among -5', 'the book has three sizes, of which one is listed there'],
  'increased-consumption': ['a level is -10, not 0', 'its levels are modifiers there'],
  'no-legs': ['points -10 are not among 0,-5,-50,-20', 'both limits of a swimmer together'],
  'obsession-quirk': ['a self-control roll there only', 'a quirk has none'],
  phobia: ['p. 148, not 150,149', 'the entry begins on p. 148, the fears are on the next pages'],
};

/** Entries of the second source that are not in our tables. */
const leftOut: Readonly<Record<string, string>> = {
  '@Mental Quirk@': 'is our “quirk”',
  '@Physical Quirk@': 'is our “quirk”',
  '@Social Quirk@': 'is our “quirk”',
  '@Supernatural Quirk@': 'is our “quirk”',
  'Bad Reputation': 'an answer of Reputation, among the advantages',
  'Dead Broke': 'an answer of Wealth',
  'Decreased Air Move': 'bought as Basic Air Move, which the sheet does not have',
  'Decreased Basic Move': 'bought as Basic Move',
  'Decreased Basic Speed': 'bought as Basic Speed',
  'Decreased Dexterity': 'bought as DX',
  'Decreased Health': 'bought as HT',
  'Decreased Intelligence': 'bought as IQ',
  'Decreased Perception': 'bought as Per',
  'Decreased Size Modifier': 'chosen with the race or template',
  'Decreased Strength': 'bought as ST',
  'Decreased Water Move': 'bought as Basic Water Move, which the sheet does not have',
  'Decreased Will': 'bought as Will',
  'Fewer Fatigue Points': 'bought as FP',
  'Fewer Hit Points': 'bought as HP',
  'Low Status': 'an answer of Status',
  'Modified Arm': 'no entry of the book',
  'Modified Legs': 'no entry of the book',
  Poor: 'an answer of Wealth',
  Struggling: 'an answer of Wealth',
};

describe(`disadvantages and quirks agree with the second source${skippedWithoutGcs}`, () => {
  const read = () => readGcsList('Basic Set/Basic Set Traits.adq');
  const theirsOf = (list: ReturnType<typeof read>, { id, name }: (typeof fourthEditionDisadvantages)[number]) =>
    traitsOfSameName(list, names[id] ?? [name]);

  it.skipIf(!hasGcsLibrary)('in price, levels, self-control and page', () => {
    const list = read();
    const found = Object.fromEntries(
      fourthEditionDisadvantages
        .filter(({ id }) => !(id in oursAlone))
        .flatMap((ours) => {
          const theirs = theirsOf(list, ours);
          const differences = listTraitDifferences(ours, theirs);
          const hasRoll = theirs.some(({ cr = 0 }) => cr > 0);
          if (hasRoll !== (ours.facet.selfControl ?? false))
            differences.push(`a self-control roll ${hasRoll ? 'there' : 'here'} only`);
          const text = theirs.length > 0 ? differences.join('; ') : 'is not there';
          return text === '' ? [] : [[ours.id, text]];
        }),
    );
    const expected = Object.fromEntries(Object.entries(decided).map(([id, [difference]]) => [id, difference]));
    expect(found).toEqual(expected);
  });

  it.skipIf(!hasGcsLibrary)('and none is missing', () => {
    const list = read();
    const ours = new Set(fourthEditionDisadvantages.flatMap((entry) => theirsOf(list, entry)));
    const missing = list
      .filter(
        (entry) => !ours.has(entry) && (entry.tags ?? []).some((tag) => tag === 'Disadvantage' || tag === 'Quirk'),
      )
      .map(({ name }) => name);
    expect([...new Set(missing)].sort()).toEqual(Object.keys(leftOut).sort());
  });
});
