import type { Character } from '../../character/character.ts';
import { formatFraction, formatHeight, formatMoney } from '../../engine/format.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import { formatPoints } from '../../rules/shared/figure-words.ts';
import { buildModel } from '../model/build-model.ts';
import type { LabelledFigure } from '../model/sheet-model.ts';
import { describeRace } from '../wording/race-words.ts';
import { type Both, type Difference, textDifference } from './comparison.ts';
import { listedDifferences } from './figure-differences.ts';
import { pairRows, sign } from './pair-rows.ts';
import { longTextDifference, typedInDifferences } from './typed-in-differences.ts';

/** Points by chapter, the budget, points earned in play, and the limits of the campaign. */
export function comparePoints(both: Both): Difference[] {
  const [before, after] = [both.before.context.character, both.after.context.character];
  const limit = (name: string, field: 'disadvantageLimit' | 'quirkLimit') => {
    const describeLimit = ({ campaign }: Character) =>
      campaign[field] === null ? 'by the book' : formatFraction(campaign[field]);
    return textDifference({ key: `points:${field}`, name }, describeLimit(before), describeLimit(after));
  };
  return [
    ...listedDifferences(both, 'points', linesOf(both.before), linesOf(both.after), { unit: 'points' }),
    ...earnedDifferences(before.earned, after.earned),
    ...limit('Disadvantage limit', 'disadvantageLimit'),
    ...limit('Quirk limit', 'quirkLimit'),
  ];
}

function linesOf(sheet: DerivedCharacter): LabelledFigure[] {
  const budget = sheet.worksheet.find('points.budget');
  return [
    ...buildModel(sheet).points,
    ...(typeof budget?.value === 'number'
      ? [{ name: 'to spend', figure: { text: formatFraction(budget.value), stat: budget.id } }]
      : []),
  ];
}

type Earned = Character['earned'][number];

function earnedDifferences(before: readonly Earned[], after: readonly Earned[]): Difference[] {
  const pairs = pairRows(before, after, [
    ({ key, date, points, why }) => sign(key, date, String(points), why),
    ({ date, points, why }) => sign(date, String(points), why),
    ({ key, why }) => (why === '' ? null : sign(key, why)),
    ({ key, date }) => (date === '' ? null : sign(key, date)),
    ({ key, points }) => sign(key, String(points)),
  ]);
  return pairs.flatMap(({ before, after }) => {
    const key = `points:earned.${before?.key ?? ''}.${after?.key ?? ''}`;
    const name = `Earned${(after ?? before)?.why ? `: ${(after ?? before)?.why}` : ''}`;
    if (before === null || after === null) {
      return textDifference({ key, name }, before && describeEarned(before), after && describeEarned(after), {
        absent: 'none',
      });
    }
    return [
      ...textDifference(
        { key: `${key}.points`, name, part: 'points' },
        formatFraction(before.points),
        formatFraction(after.points),
      ),
      ...textDifference({ key: `${key}.date`, name, part: 'date' }, before.date, after.date),
      ...longTextDifference({ key: `${key}.why`, name, part: 'reason' }, before.why, after.why),
    ];
  });
}

const describeEarned = ({ points, date }: Earned): string => [formatPoints(points), date].filter(Boolean).join(', ');

const dollars = (amount: number | null) => (amount === null ? '' : formatMoney(amount));
const plain = (number: number | null) => (number === null ? '' : formatFraction(number));
const none = 'unspecified';

/** Short facts, each with its text; '' if the field is empty. */
const facts: readonly (readonly [name: string, words: (character: Character) => string])[] = [
  ['Sex', ({ concept }) => concept.sex],
  ['Height', ({ concept }) => (concept.height === null ? '' : formatHeight(concept.height))],
  ['Weight', ({ concept }) => (concept.weight === null ? '' : `${formatFraction(concept.weight)} lb`)],
  ['Main hand', ({ concept }) => concept.handedness],
  ['Tech level', ({ campaign }) => plain(campaign.techLevel)],
  ['Starting wealth', ({ campaign }) => dollars(campaign.startingWealth)],
  ['Money to spend', ({ campaign }) => dollars(campaign.money)],
  ['Reading and writing', ({ campaign }) => campaign.literacy ?? 'by tech level'],
  ['Mana', ({ campaign }) => campaign.mana],
  ['Historical setting', ({ campaign }) => (campaign.historical ? 'yes' : 'no')],
];

/** Texts of any length. */
const texts: readonly (readonly [name: string, words: (character: Character) => string])[] = [
  ['Name', ({ name }) => name],
  ['Player', ({ concept }) => concept.player],
  ['Campaign', ({ concept }) => concept.campaign],
  ['Appearance', ({ concept }) => concept.appearance],
  ['Age', ({ concept }) => concept.age],
  ['Skin', ({ concept }) => concept.skin],
  ['Hair', ({ concept }) => concept.hair],
  ['Eyes', ({ concept }) => concept.eyes],
  ['Story', ({ concept }) => concept.story],
  ['Notes', ({ concept }) => concept.notes],
];

/** The characters' identity: names, race, looks, texts, picture, and the game master's facts about the setting. */
export function compareConcept(both: Both): Difference[] {
  const [before, after] = [both.before.context.character, both.after.context.character];
  const long = ([name, words]: (typeof texts)[number]) =>
    longTextDifference({ key: `concept:${name}`, name }, words(before), words(after));
  const [names, rest] = [texts.slice(0, 3), texts.slice(3)];
  return [
    ...names.flatMap(long),
    ...raceDifferences(both),
    ...facts.flatMap(([name, words]) =>
      textDifference({ key: `concept:${name}`, name }, words(before) || none, words(after) || none),
    ),
    ...rest.flatMap(long),
    ...pictureDifference(before, after),
  ];
}

/** Compares the race by name and effects; a race of the player's own that agrees in both, by its fields. */
function raceDifferences(both: Both): Difference[] {
  const [before, after] = [both.before.context, both.after.context];
  const name = textDifference({ key: 'concept:race', name: 'Race' }, before.race.name, after.race.name);
  const words = longTextDifference(
    { key: 'concept:race.gives', name: 'Race', part: 'gives' },
    describeRaceGifts(both.before),
    describeRaceGifts(both.after),
  );
  const told = [...name, ...words];
  return told.length > 0
    ? told
    : typedInDifferences('concept:race', 'Race', before.character.race.own, after.character.race.own);
}

/** The effects of a race; '' for one without any, such as human. */
const describeRaceGifts = (sheet: DerivedCharacter): string => describeRace(sheet).replace(/^No points\.$/, '');

function pictureDifference({ portrait: before }: Character, { portrait: after }: Character): Difference[] {
  if (before?.data === after?.data) return [];
  return textDifference(
    { key: 'concept:portrait', name: 'Picture' },
    before && 'a picture',
    after && (before ? 'another picture' : 'a picture'),
  );
}
