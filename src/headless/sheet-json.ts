import { describeDerivation, formatStep } from '../engine/format.ts';
import type { Derivation } from '../engine/step.ts';
import type { DerivedCharacter } from '../rules/derive-character.ts';
import type { WorkedFeats } from '../rules/feats/derive-feats.ts';
import { describeFinding } from '../rules/findings/finding-sentences.ts';
import { startMoneyStat } from '../rules/shared/campaign.ts';
import { pointsStat } from '../rules/shared/points.ts';
import { kindNames } from '../rules/shared/traits.ts';
import { itemStat } from '../rules/stat-ids.ts';
import { buildModel } from '../sheet-model/model/build-model.ts';
import {
  type Figure,
  hasReactions,
  type LabeledFigure,
  type MountLine,
  type PortraitPicture,
  type ProtectionSum,
  type SpellLine,
} from '../sheet-model/model/sheet-model.ts';
import { combatJson } from './combat/combat-json.ts';
import type { WorkedState } from './combat/derive-state.ts';
import { type Plain, plain } from './plain-value.ts';

const camel = (words: string): string => words.replace(/[^a-zA-Z]+(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * Returns the derived sheet as JSON data, with keys in the terms of the rules, and feats and the numbers of a state if they are wanted. With
 * `explain`, it includes the sentence and the steps of every stat, by stat id.
 */
export function sheetJson(
  sheet: DerivedCharacter,
  explain: boolean,
  feats: readonly WorkedFeats[] | null = null,
  state: WorkedState | null = null,
): Record<string, unknown> {
  const { worksheet, ruleset, findings } = sheet;
  const model = buildModel(sheet);
  const value = (stat: string): Plain =>
    worksheet.has(stat) ? plain(worksheet.get(stat).value, ruleset.notation) : null;
  const of = (figure: Figure): Plain =>
    figure.stat ? value(figure.stat) : (figure.value ?? (figure.text === '–' ? null : figure.text));
  const second = (name: string, figure: Figure) =>
    figure.second?.stat ? { [name]: value(figure.second.stat), [`${name}When`]: figure.second.when } : {};
  const impaling = (stat: string) =>
    value(`${stat}.impaling`) !== value(stat) && worksheet.has(`${stat}.impaling`)
      ? { [`${stat}AgainstImpaling`]: value(`${stat}.impaling`) }
      : {};
  const behind = (half: string, sum: ProtectionSum | null) =>
    sum?.behind
      ? {
          [`${half}FromBehind`]: of(sum.behind),
          ...(sum.behind.second ? { [`${half}FromBehindAgainstImpaling`]: of(sum.behind.second) } : {}),
        }
      : {};
  const defenses = Object.fromEntries(ruleset.defenses.map(({ stat }) => [stat, value(stat)]));
  const chapters: readonly (readonly [string, string])[] = [
    ['attributes', pointsStat('attributes')],
    ['secondary', pointsStat('secondary')],
    ['race', pointsStat('race')],
    ...ruleset.traitKinds.map((kind) => [kindNames[kind].plural, pointsStat(kind)] as const),
    ['otherTraits', 'points.otherTraits'],
    ['skills', pointsStat('skills')],
  ];
  const parry = model.activeDefenses.find(({ figure }) => figure.stat === 'parry')?.figure;
  return {
    name: model.head.name,
    ...(model.head.portrait ? { portrait: portraitSize(model.head.portrait) } : {}),
    ruleset: ruleset.id,
    race: model.head.race,
    attributes: Object.fromEntries(
      [...model.attributes, ...model.secondary].map((line) => [
        line.id,
        { score: of(line.level), points: of(line.points) },
      ]),
    ),
    hitPoints: value('hitPoints'),
    fatiguePoints: value('fatiguePoints'),
    thrust: value('thrust'),
    swing: value('swing'),
    ...Object.fromEntries(model.figures.map(({ figure: { stat = '' } }) => [stat, value(stat)])),
    move: value('move'),
    ...defenses,
    ...(parry ? second('parryWithShield', parry) : {}),
    ...(ruleset.passiveDefense ? { passiveDefense: value('passiveDefense'), ...impaling('passiveDefense') } : {}),
    ...behind('passiveDefense', model.passiveDefense),
    damageResistance: value('damageResistance'),
    ...impaling('damageResistance'),
    ...behind('damageResistance', model.damageResistance),
    encumbrance: {
      level: value('encumbrance'),
      name: model.load.level,
      load: value('load'),
      limits: Object.fromEntries(model.load.levels.map(({ name, limit }) => [camel(name), of(limit)])),
    },
    bodyPlaces: model.bodyPlaces.map((line) => ({
      place: line.place,
      ...(ruleset.passiveDefense ? { passiveDefense: of(line.passiveDefense) } : {}),
      damageResistance: of(line.damageResistance),
      ...(line.hit ? { ...line.hit, layers: line.layers, flexible: line.flexible } : {}),
    })),
    points: {
      ...Object.fromEntries(chapters.flatMap(([name, stat]) => (worksheet.has(stat) ? [[name, value(stat)]] : []))),
      total: value('points'),
      budget: value('points.budget'),
      left: value('points.left'),
    },
    ...(hasReactions(model.reactions) ? { reactions: reactions(model.reactions, of), status: value('status') } : {}),
    ...(worksheet.has('costOfLiving') ? { status: value('status'), costOfLiving: value('costOfLiving') } : {}),
    ...(worksheet.has('typicalPay') ? { typicalPay: value('typicalPay') } : {}),
    traits: model.traits.map(({ name, kind, points, note }) => ({
      name,
      kind,
      points: of(points),
      ...(note ? { note } : {}),
    })),
    skills: model.skills.map((line) => ({
      name: line.name,
      kind: line.kind,
      points: of(line.points),
      level: of(line.level),
      relative: line.relative,
    })),
    ...(model.spells.length > 0 ? { spells: model.spells.map((line) => spell(line, of)) } : {}),
    weapons: model.attacks.map((line) => ({
      item: line.item,
      ...(line.use ? { use: line.use } : {}),
      type: line.type,
      damage: of(line.damage),
      skillName: line.skillName,
      skill: of(line.skill),
      ...second('skillWithShield', line.skill),
      parry: of(line.parry),
      ...second('parryWithShield', line.parry),
      ...(line.reach ? { reach: line.reach } : {}),
      ...rangedCells(sheet, line.id, of),
      ...(line.scope === undefined ? {} : { scope: line.scope }),
      ...(line.notes.length > 0 ? { notes: line.notes } : {}),
    })),
    possessions: model.possessions.map((line) => ({
      name: line.name,
      quantity: worksheet.number(itemStat(line.key, 'quantity')),
      place: line.place,
      where: line.where,
      ...(line.inside ? { inside: line.inside } : {}),
      ...(line.protection ? { protection: line.protection } : {}),
      cost: of(line.cost),
      weight: of(line.weight),
    })),
    ...(model.mounts.length > 0 ? { mounts: model.mounts.map((line) => mount(sheet, line, of)) } : {}),
    money: value('money'),
    ...(worksheet.has(startMoneyStat) ? { moneyAtStart: value(startMoneyStat), moneyLeft: value('money.left') } : {}),
    findings: findings.map(({ code, kind, fact, place, cite, waived }) => ({
      code,
      kind,
      sentence: describeFinding(fact),
      place,
      ...(cite ? { page: `${cite.book} ${cite.page}` } : {}),
      ...(waived === undefined ? {} : { waived }),
    })),
    ...(feats ? { feats: featsJson(feats, ruleset.notation, explain) } : {}),
    ...(state ? { combat: combatJson(state, ruleset.notation, explain) } : {}),
    ...(explain ? { explain: explanations(sheet) } : {}),
  };
}

/** The feats by group, then by the rest of their ids: `lifting.oneHand`, `throwing["range.10"]`. */
function featsJson(
  groups: readonly WorkedFeats[],
  notation: DerivedCharacter['ruleset']['notation'],
  explain: boolean,
) {
  const featJson = (derivation: Derivation) => ({
    name: derivation.name,
    value: plain(derivation.value, notation),
    ...(derivation.unit ? { unit: derivation.unit } : {}),
    ...(derivation.cite ? { page: `${derivation.cite.book} ${derivation.cite.page}` } : {}),
    ...(derivation.notes.length > 0 ? { notes: derivation.notes.map(({ words }) => words) } : {}),
    ...(explain ? { sentence: describeDerivation(derivation, notation) } : {}),
  });
  return Object.fromEntries(
    groups.map(({ id, ids, get }) => [
      id,
      Object.fromEntries(ids.map((stat) => [stat.slice(stat.indexOf('.') + 1), featJson(get(stat))])),
    ]),
  );
}

function spell(line: SpellLine, of: (figure: Figure) => Plain) {
  return {
    name: line.name,
    class: line.class,
    kind: line.kind,
    points: of(line.points),
    level: of(line.level),
    relative: line.relative,
    timeToCast: line.time,
    duration: line.duration,
    cost: line.cost,
    ...(line.maintain ? { costToMaintain: line.maintain } : {}),
    ...(line.prerequisites ? { prerequisites: line.prerequisites } : {}),
  };
}

/** The people of a reaction, and the modifier. */
const reactions = (lines: readonly LabeledFigure[], of: (figure: Figure) => Plain) =>
  lines
    .filter(({ figure }) => figure.stat !== 'status')
    .map(({ name, figure }) => ({ of: name, modifier: of(figure) }));

/** Only the size in pixels: the picture itself would swamp the output. */
const portraitSize = ({ width, height }: PortraitPicture) => ({ width, height });

function mount(
  { context }: DerivedCharacter,
  { key, name, where, load, ...line }: MountLine,
  of: (figure: Figure) => Plain,
) {
  const figures = context.items.find((item) => item.key === key)?.facet?.mount;
  const bite = line.attacks.find(({ name: attack }) => attack === 'Bite');
  const attacks = line.attacks.filter((attack) => attack !== bite);
  return {
    name,
    where,
    ...(figures ? { st: figures.st, dx: figures.dx, iq: figures.iq, ht: figures.ht } : {}),
    move: of(line.move),
    dodge: of(line.dodge),
    ...(line.gallop ? { gallop: of(line.gallop) } : {}),
    ...(bite ? { bite: of(bite.damage), biteType: bite.type } : {}),
    ...(attacks.length > 0
      ? {
          attacks: attacks.map(({ name: attack, damage, type, skill }) => ({
            name: attack,
            damage: of(damage),
            type,
            ...(skill ? { skill: of(skill) } : {}),
          })),
        }
      : {}),
    encumbrance: {
      name: load.level,
      load: of(load.carried),
      limits: Object.fromEntries(load.levels.map(({ name: level, limit }) => [camel(level), of(limit)])),
    },
    ...(line.note ? { note: line.note } : {}),
  };
}

function rangedCells(sheet: DerivedCharacter, id: string, of: (figure: Figure) => Plain): Record<string, Plain> {
  const line = buildModel(sheet).ranged.find((row) => row.id === id);
  if (!line) return {};
  return Object.fromEntries(
    buildModel(sheet).rangedColumns.map(({ id: column }, i) => [column, of(line.cells[i] ?? { text: '–' })]),
  );
}

function explanations({ worksheet, ruleset }: DerivedCharacter): Record<string, unknown> {
  const explain = (derivation: Derivation) => ({
    name: derivation.name,
    value: plain(derivation.value, ruleset.notation),
    sentence: describeDerivation(derivation, ruleset.notation),
    steps: derivation.steps.map((step, i) => ({
      words: formatStep(step, ruleset.notation),
      op: step.op,
      after: plain(derivation.after[i] ?? null, ruleset.notation),
      ...(step.from ? { from: step.from } : {}),
      ...(step.cite ? { page: `${step.cite.book} ${step.cite.page}` } : {}),
    })),
    ...(derivation.notes.length > 0 ? { notes: derivation.notes.map(({ words }) => words) } : {}),
  });
  return Object.fromEntries(worksheet.ids().map((id) => [id, explain(worksheet.get(id))]));
}
