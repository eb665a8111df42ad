import type { AttributeId, SecondaryId } from '../../character/character.ts';
import { formatNumber } from '../../engine/format.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import { groupBy } from '../../rules/shared/group-by.ts';
import { campaignAttributeStat } from '../../rules/stat-ids.ts';
import { buildModel } from '../model/build-model.ts';
import type { AttributeLine, Figure, LabeledFigure, LoadLine } from '../model/sheet-model.ts';
import { type Both, type Difference, textDifference } from './comparison.ts';
import { figureDifference, figureDifferences, listedDifferences } from './figure-differences.ts';
import { longTextDifference } from './typed-in-differences.ts';

/** Attributes and the characteristics bought off them, with points and how they were bought. */
export function compareAttributes(both: Both): Difference[] {
  const lines = (sheet: DerivedCharacter) => [...buildModel(sheet).attributes, ...buildModel(sheet).secondary];
  const others = new Map(lines(both.after).map((line) => [line.id, line]));
  const bought = lines(both.before).flatMap((line) => {
    const lineAfter = others.get(line.id);
    return lineAfter ? attributeDifferences(both, line, lineAfter) : [];
  });
  return [...bought, ...hiddenChoices(both, new Set(bought.map(({ key }) => key)))];
}

function attributeDifferences(
  both: Both,
  { id, level, points }: AttributeLine,
  lineAfter: AttributeLine,
): Difference[] {
  const name = id in secondaryNames ? lineAfter.fullName : lineAfter.name;
  const key = `attributes:${id}`;
  return [
    ...figureDifference(both, { key, name }, level, lineAfter.level),
    ...figureDifference(both, { key: `${key}.points`, name, part: 'points', unit: 'points' }, points, lineAfter.points),
  ];
}

const attributeIds: readonly AttributeId[] = ['st', 'dx', 'iq', 'ht'];
const secondaryNames: Readonly<Record<SecondaryId, string>> = {
  hitPoints: 'Hit points',
  will: 'Will',
  perception: 'Perception',
  fatiguePoints: 'Fatigue points',
  basicSpeed: 'Basic Speed',
  basicMove: 'Basic Move',
  frightCheck: 'Fright Check',
  vision: 'Vision',
  hearing: 'Hearing',
  tasteSmell: 'Taste and smell',
  touch: 'Touch',
};

/** Purchases that do not show in a number: levels improved in play instead of bought ones, or under other rules. */
function hiddenChoices({ before, after }: Both, told: ReadonlySet<string>): Difference[] {
  const [left, right] = [before.context.character, after.context.character];
  const nameOf = (id: string) => buildModel(after).attributes.find((line) => line.id === id)?.name ?? id.toUpperCase();
  const plain = (key: string, name: string, part: string, from: number, to: number) =>
    from === to ? [] : textDifference({ key, name, part }, formatNumber(from), formatNumber(to));
  return [
    ...attributeIds.flatMap((id) => [
      ...plain(`attributes:${id}.raised`, nameOf(id), 'improved in play', left.raised[id], right.raised[id]),
      ...(told.has(`attributes:${id}`)
        ? []
        : plain(`attributes:${id}.bought`, nameOf(id), 'bought', left.attributes[id], right.attributes[id])),
    ]),
    ...Object.entries(secondaryNames).flatMap(([id, name]) =>
      isSecondary(id) && !told.has(`attributes:${id}`)
        ? plain(`attributes:${id}.steps`, name, 'steps bought', left.secondary[id], right.secondary[id])
        : [],
    ),
  ];
}

const isSecondary = (id: string): id is SecondaryId => id in secondaryNames;

/** Damage, hits, movement and the other figures that follow, reactions, and the rules that hold only sometimes. */
export function compareDerived(both: Both): Difference[] {
  const bought = (sheet: DerivedCharacter): string[] => [
    ...sheet.ruleset.secondary.map(({ id }): string => id),
    ...(sheet.context.character.campaign.attributes ?? []).map(({ key }) => campaignAttributeStat(key)),
  ];
  const ofAfter = new Set(bought(both.after));
  // A number bought under both rulesets is an attribute; one that only one of them buys is compared here.
  const elsewhere = new Set(bought(both.before).filter((id) => ofAfter.has(id)));
  const lines = (sheet: DerivedCharacter) => derivedOf(sheet).filter(({ figure }) => !elsewhere.has(figure.stat ?? ''));
  return [...listedDifferences(both, 'derived', lines(both.before), lines(both.after)), ...noteDifferences(both)];
}

function derivedOf(sheet: DerivedCharacter): LabeledFigure[] {
  const model = buildModel(sheet);
  const bought = new Map(model.secondary.map(({ id, fullName, level }) => [id, { name: fullName, figure: level }]));
  const named = (id: string, name: string, figure: Figure): LabeledFigure => bought.get(id) ?? { name, figure };
  const first = [
    { name: 'Thrust', figure: model.thrust },
    { name: 'Swing', figure: model.swing },
    named('hitPoints', 'Hits', model.hitPoints),
    named('fatiguePoints', 'Fatigue', model.fatiguePoints),
  ];
  const told = new Set(first.map(({ figure }) => figure.stat));
  const rest = [...model.figures, ...bought.values()].filter(({ figure }) => !told.has(figure.stat));
  const reactions = model.reactions.map(({ name, figure }) => ({
    name: figure.stat?.startsWith('reaction') ? `Reaction: ${name}` : name,
    figure,
  }));
  return [...first, ...rest, ...reactions];
}

/**
 * Rules that hold only sometimes, by their number: "Vision" with "+2 in darkness". Rules that come from the books alone
 * are the same for everyone, so under two rulesets only those that both have are compared.
 */
function noteDifferences({ before, after, sameRules }: Both): Difference[] {
  const [left, right] = [notesOf(before), notesOf(after)];
  return [...new Set([...left.keys(), ...right.keys()])].flatMap((name) => {
    const [from, to] = [left.get(name), right.get(name)];
    if (!sameRules && (from === undefined || to === undefined)) return [];
    return longTextDifference({ key: `derived:note.${name}`, name, part: 'situational' }, from ?? '', to ?? '');
  });
}

const notesOf = (sheet: DerivedCharacter): Map<string, string> =>
  new Map(
    buildModel(sheet).notes.map((note) => {
      const at = note.indexOf(': ');
      return [note.slice(0, at), note.slice(at + 2)];
    }),
  );

/** Active defenses, PD and DR, whole and by place of the body. */
export function compareDefenses(both: Both): Difference[] {
  return [
    ...listedDifferences(both, 'defenses', defensesOf(both.before), defensesOf(both.after)),
    ...listedDifferences(both, 'defenses', protectionByPlace(both.before), protectionByPlace(both.after), {
      detail: true,
    }),
  ];
}

function defensesOf(sheet: DerivedCharacter): LabeledFigure[] {
  const { activeDefenses, passiveDefense, damageResistance } = buildModel(sheet);
  return [
    ...activeDefenses.map(({ name, figure }) => ({ name, figure })),
    ...(passiveDefense ? [{ name: 'Passive defense', figure: passiveDefense.total }] : []),
    ...(passiveDefense?.behind ? [{ name: 'Passive defense from behind', figure: passiveDefense.behind }] : []),
    { name: 'Damage resistance', figure: damageResistance.total },
    ...(damageResistance.behind ? [{ name: 'Damage resistance from behind', figure: damageResistance.behind }] : []),
  ];
}

function protectionByPlace(sheet: DerivedCharacter): LabeledFigure[] {
  const { passiveDefense, bodyPlaces } = buildModel(sheet);
  return [...groupBy(bodyPlaces, ({ damageResistance, place }) => damageResistance.stat ?? place).values()].flatMap(
    ([line, ...others]) => {
      if (!line) return [];
      // Places with one number between them, such as eyes and face, are one line.
      const places = [line, ...others].map(({ place }) => place).join(' and ');
      return [
        ...(passiveDefense ? [{ name: `PD of the ${places}`, figure: line.passiveDefense }] : []),
        { name: `DR of the ${places}`, figure: line.damageResistance },
      ];
    },
  );
}

/** The items carried, their weight, and the limits of each level. */
export function compareLoad(both: Both): Difference[] {
  const level = (sheet: DerivedCharacter): Figure => ({
    text: buildModel(sheet).load.level,
    ...(sheet.worksheet.has('encumbrance') ? { stat: 'encumbrance' } : {}),
  });
  const limits = (sheet: DerivedCharacter) => buildModel(sheet).load.levels.map(limitLine);
  return [
    ...figureDifferences(
      both,
      { key: 'load:carried', name: 'Carried', part: 'pounds', unit: 'lb' },
      buildModel(both.before).load.carried,
      buildModel(both.after).load.carried,
    ),
    ...figureDifference(both, { key: 'load:level', name: 'Load' }, level(both.before), level(both.after)),
    ...listedDifferences(both, 'load', limits(both.before), limits(both.after), { unit: 'lb', detail: true }),
  ];
}

const limitLine = ({ name, limit }: LoadLine): LabeledFigure => ({ name: `${name}, up to`, figure: limit });
