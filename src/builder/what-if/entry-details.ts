import type { KitFacet, ListedSkill } from '../../catalog/catalog.ts';
import type { Effect } from '../../catalog/effect.ts';
import type { Listed } from '../../catalog/entry.ts';
import type { ItemFacet } from '../../catalog/item-entry.ts';
import type { SkillDefault } from '../../catalog/skill-entry.ts';
import type { TraitFacet } from '../../catalog/trait-entry.ts';
import type { CustomEntry } from '../../character/custom-entry.ts';
import { addRow } from '../../character/edit-rows.ts';
import { formatCitation } from '../../engine/citation.ts';
import { formatFraction, formatMoney, formatNumber, formatValue } from '../../engine/format.ts';
import { type DerivedCharacter, type OpenedCharacter, openWorksheet } from '../../rules/derive-character.ts';
import { type PrerequisiteLine, prerequisiteLines } from '../../rules/prerequisites/prerequisite-words.ts';
import { ownSkillFacet } from '../../rules/resolve/custom-entries.ts';
import { formatPoints } from '../../rules/shared/figure-words.ts';
import { type EntryChapter, rowChapter } from '../../rules/shared/rows.ts';
import { attributeNames, formatDefault } from '../../rules/shared/skill-ladder.ts';
import { kindNames } from '../../rules/shared/traits.ts';
import { lineStat } from '../../rules/stat-ids.ts';
import { describeEffect, describeTechLevels } from '../../sheet-model/wording/entry-words.ts';
import { describeGrade, describeKit, describeKitItems, describeTraitPrice } from './candidate.ts';
import { levelAt } from './level-steps.ts';
import { startingItem, startingSkill } from './starting-row.ts';
import { traitQuestions } from './trait-offers.ts';

/** A way to use a weapon, on this character. */
interface AttackDetails {
  readonly use: string;
  /** "1d+3 cut". */
  readonly damage: string;
  readonly skill: string;
  /** "reach 1 · ST 10". */
  readonly more: string;
}

/** The facts about an entry before it is added, on one character; in words, ready for display. */
export interface EntryDetails {
  readonly name: string;
  readonly description: string;
  /** "GURPS Lite p. 14". */
  readonly page: string;
  /** "DX, average", "15 points", "$500 · 3 lb". */
  readonly grade: string;
  /** The effect of so many points in a skill. */
  readonly levels: readonly { readonly points: string; readonly level: string }[];
  /** Prices of the answers to the first question of a trait. */
  readonly answers: readonly { readonly name: string; readonly points: string }[];
  readonly defaults: string;
  readonly prerequisites: readonly PrerequisiteLine[];
  readonly effects: readonly string[];
  readonly attacks: readonly AttackDetails[];
  readonly notes: readonly string[];
}

const noDetails = {
  grade: '',
  levels: [],
  answers: [],
  defaults: '',
  prerequisites: [],
  effects: [],
  attacks: [],
  notes: [],
} satisfies Omit<EntryDetails, 'name' | 'description' | 'page'>;
const trialKey = 'details';
/** How many levels are listed, from the lowest that can be bought. */
const listedLevels = 8;
const maxAnswers = 8;

/** Returns the details of a catalog entry; null for one that the catalog does not have. */
export function entryDetails(sheet: OpenedCharacter, chapter: EntryChapter, id: string): EntryDetails | null {
  const { catalog } = sheet.context;
  if (chapter === 'traits') {
    const entry = catalog.traits.get(id);
    return entry ? traitDetails(sheet, entry) : null;
  }
  if (rowChapter(chapter) === 'skills') {
    const entry = catalog.skills.get(id);
    return entry ? skillDetails(sheet, entry) : null;
  }
  const kit = catalog.kits.get(id);
  if (kit) return kitDetails(sheet, kit);
  const entry = catalog.items.get(id);
  return entry ? itemDetails(sheet, entry) : null;
}

function commonDetails(
  { ruleset, context, worksheet }: OpenedCharacter,
  { name, description, facet }: ListedSkill | Listed<TraitFacet> | Listed<ItemFacet>,
): EntryDetails {
  const effects: readonly Effect[] = facet.effects ?? [];
  return {
    ...noDetails,
    name,
    description,
    page: formatCitation(facet.cite),
    prerequisites: 'prerequisites' in facet ? prerequisiteLines(facet.prerequisites, { worksheet, context }) : [],
    effects: effects.flatMap((effect) => describeEffect({ ruleset, catalog: context.catalog }, effect) ?? []),
    notes: facet.notes ?? [],
  };
}

function kitDetails(sheet: OpenedCharacter, { name, description, facet }: Listed<KitFacet>): EntryDetails {
  return {
    ...noDetails,
    name,
    description,
    page: formatCitation(facet.cite),
    grade: describeKit(sheet, facet),
    notes: [`Contents: ${describeKitItems(sheet.context.catalog, facet.items)}`],
  };
}

function traitDetails(sheet: OpenedCharacter, entry: Listed<TraitFacet>): EntryDetails {
  const { campaign } = sheet.context.character;
  const questions = traitQuestions(entry.facet, { choices: [], level: 1 }, campaign);
  const { offers = [] } = questions.find((question) => question.offers.length > 0) ?? {};
  return {
    ...commonDetails(sheet, entry),
    grade: describeTraitPrice(entry.facet, campaign),
    answers: offers.slice(0, maxAnswers).map(({ name, points }) => ({ name, points: formatPoints(points) })),
  };
}

function skillDetails(sheet: OpenedCharacter, entry: ListedSkill): EntryDetails {
  const { ruleset, context } = sheet;
  const { facet } = entry;
  const row = startingSkill(ruleset, context, entry);
  const character = addRow(context.character, 'skills', row, trialKey);
  const opened = openWorksheet({ ...context.saved, character }, sheet);
  const lowest = ruleset.skillLadder.lowest(facet).relative;
  const levels = Array.from({ length: listedLevels }, (_, step) =>
    ruleset.skillLadder.price(facet, lowest + step),
  ).flatMap((points) => {
    const level = points === null ? null : levelAt(opened, trialKey, points);
    return points === null || level === null ? [] : [{ points: formatFraction(points), level: formatNumber(level) }];
  });
  return {
    ...commonDetails(sheet, entry),
    grade: describeGrade(facet),
    // Points that buy no more than fewer points do (over a good default) say nothing.
    levels: levels.filter(({ level }, at) => level !== levels[at - 1]?.level),
    defaults: facet.spell ? '' : facet.defaults.map((source) => describeDefault(sheet, source)).join(', ') || 'none',
  };
}

const describeDefault = ({ context }: OpenedCharacter, source: SkillDefault): string =>
  formatDefault(
    'attribute' in source
      ? attributeNames[source.attribute]
      : (context.catalog.skills.get(source.skill)?.name ?? source.skill),
    source.penalty,
  );

function itemDetails(sheet: OpenedCharacter, entry: Listed<ItemFacet>): EntryDetails {
  const { ruleset, context } = sheet;
  const { facet } = entry;
  const { shield, armor, attacks = [] } = facet;
  const grade = [
    formatMoney(facet.cost),
    `${formatFraction(facet.weight)} lb`,
    ...(shield ? [shield.defenseBonus ? `DB ${shield.defenseBonus}` : `PD ${shield.passiveDefense}`] : []),
    ...(armor
      ? [...(ruleset.passiveDefense ? [`PD ${armor.passiveDefense}`] : []), `DR ${armor.damageResistance}`]
      : []),
    ...(facet.techLevel ? [describeTechLevels(facet)] : []),
    ...(facet.mount ? [`ST ${facet.mount.st}`, `Move ${facet.mount.move}`] : []),
  ];
  const character = addRow(context.character, 'equipment', startingItem(context, entry), trialKey);
  const { worksheet } = attacks.length > 0 ? openWorksheet({ ...context.saved, character }, sheet) : sheet;
  const text = (line: number, part: 'damage' | 'skill') => {
    const value = worksheet.find(lineStat(`${trialKey}.${line}`, part))?.value;
    return value === undefined ? '–' : formatValue(value, ruleset.notation);
  };
  return {
    ...commonDetails(sheet, entry),
    grade: grade.join(' · '),
    attacks: attacks.map(({ name, type, reach, minimumStrength, twoHanded, ranged }, line) => ({
      use: name,
      damage: `${text(line, 'damage')} ${type}`,
      skill: text(line, 'skill'),
      more: [
        ...(reach ? [`reach ${reach}`] : []),
        ...(ranged?.maximum ? [`range ${ranged.maximum}`] : []),
        ...(minimumStrength === undefined ? [] : [`ST ${minimumStrength}`]),
        ...(twoHanded ? ['two hands'] : []),
      ].join(' · '),
    })),
  };
}

/**
 * Returns the figures of a custom entry in short: "disadvantage, −10 points", "DX, easy", "regular spell", "gear, $30,
 * 4½ lb".
 */
export function describeCustomEntry(entry: CustomEntry): string {
  switch (entry.list) {
    case 'traits': {
      const { kind, points, pointsPerLevel } = entry.own;
      const perLevel = pointsPerLevel === 0 ? '' : `${formatPoints(pointsPerLevel)} per level`;
      const price = pointsPerLevel !== 0 && points === 0 ? '' : formatPoints(points);
      return [kindNames[kind].singular, price, perLevel].filter(Boolean).join(', ');
    }
    case 'skills': {
      const grade = describeGrade(ownSkillFacet(entry.own));
      return entry.own.spell ? `${grade} spell` : grade;
    }
    case 'equipment': {
      const { kind, cost, weight } = entry.own;
      const load = kind === 'mount' || weight === 0 ? '' : `${formatFraction(weight)} lb`;
      return [kind, formatMoney(cost), load].filter(Boolean).join(', ');
    }
    case 'templates': {
      const { traits, skills, equipment } = entry.own;
      const rows = traits.length + skills.length + equipment.length;
      return `template, ${rows} ${rows === 1 ? 'entry' : 'entries'}`;
    }
    case 'races':
      return entry.own.points === null ? 'race' : `race, ${formatPoints(entry.own.points)}`;
  }
}

/** Returns true if the ruleset supports a custom entry: its kind of traits, its attribute and difficulty, magic. */
export function suitsRuleset({ ruleset }: Pick<DerivedCharacter, 'ruleset'>, entry: CustomEntry): boolean {
  if (entry.list === 'traits') return ruleset.traitKinds.includes(entry.own.kind);
  if (entry.list === 'templates') return entry.own.ruleset === ruleset.id;
  if (entry.list !== 'skills') return true;
  const { attribute, difficulty } = entry.own;
  const attributes: readonly { readonly id: string }[] = [...ruleset.attributes, ...ruleset.secondary];
  return attributes.some(({ id }) => id === attribute) && ruleset.difficulties.includes(difficulty);
}
