import type { SkillFacet } from '../../catalog/skill-entry.ts';
import { formatFraction, formatNumber, formatSigned } from '../../engine/numbers.ts';
import type { Value } from '../../engine/step.ts';
import type { SheetContext } from '../context.ts';
import { placeWords } from '../place-words.ts';
import type { Ruleset } from '../ruleset.ts';
import { attributeNames, difficultyNames, isTechnique } from '../shared/skill-names.ts';
import { skillFacetFor } from '../shared/skills.ts';
import { mostLevels } from '../shared/traits.ts';
import type { PossessionLine, SkillLine, TraitLine } from '../sheet-model.ts';
import { itemStat, skillStat, traitStat } from '../stat-ids.ts';
import type { Figures } from './figures.ts';

/** Chance in percent to roll this or less on three dice; 3 and 4 always succeed, 17 and 18 always fail. */
function chanceOnThreeDice(level: number): string {
  const target = Math.min(16, Math.max(4, Math.floor(level)));
  let ways = 0;
  for (let a = 1; a <= 6; a++)
    for (let b = 1; b <= 6; b++) for (let c = 1; c <= 6; c++) if (a + b + c <= target) ways++;
  return `${formatNumber(Math.round((ways / 216) * 1000) / 10)}%`;
}

const chances = new Map(Array.from({ length: 13 }, (_, i) => [i + 4, chanceOnThreeDice(i + 4)]));
const chance = (level: number): string => chances.get(Math.min(16, Math.max(4, Math.floor(level)))) ?? '';

export function traitLines(figures: Figures, context: SheetContext): TraitLine[] {
  const { race } = context;
  const lines = context.traits.map((trait): TraitLine => {
    const { key, name, facet, row } = trait;
    const leveled = facet && mostLevels(facet) !== 1;
    return {
      key,
      name: leveled ? `${name} ${row.level}` : name,
      kind: facet?.kind ?? 'advantage',
      points: facet ? figures.of(traitStat(key)) : { text: formatFraction(0) },
      note: [
        ...row.modifiers.map((modifier) => `${modifier.name || 'modifier'} ${formatSigned(modifier.percent)}%`),
        row.selfControl === null ? '' : `resisted on ${row.selfControl}`,
        row.note,
      ]
        .filter(Boolean)
        .join('; '),
    };
  });
  if (race.id === 'human' || !race.facet) return lines;
  const gifts = (race.facet.traits ?? []).map(({ trait, level }) => {
    const name = context.catalog.traits.get(trait)?.name ?? trait;
    return level === undefined ? name : `${name} ${level}`;
  });
  const note = [...gifts, ...(race.facet.notes ?? [])].join('; ');
  return [{ key: 'race', name: race.name, kind: 'race', points: figures.of('points.race'), note }, ...lines];
}

export function skillLines(figures: Figures, context: SheetContext, ruleset: Ruleset): SkillLine[] {
  return context.skills.map((skill): SkillLine => {
    const { key, name, row } = skill;
    const facet = skillFacetFor(context, skill);
    if (!facet) {
      const none = { text: '–' };
      return {
        key,
        name,
        kind: 'unknown',
        points: { text: '0' },
        level: none,
        relative: '',
        chance: '',
        note: row.note,
      };
    }
    const attribute = attributeNames[facet.attribute];
    const level = figures.worksheet.get(skillStat(key, 'level')).value;
    const trained = ruleset.skillLadder.relative(facet, row.points) !== null;
    return {
      key,
      name,
      kind: `${attribute}, ${difficultyNames[facet.difficulty]}`,
      points: figures.of(skillStat(key, 'points')),
      level: figures.of(skillStat(key, 'level')),
      relative: trained ? relativeWords(figures, facet, level) : level === null ? 'untrained' : 'default',
      chance: typeof level === 'number' ? chance(level) : '',
      note: row.note,
    };
  });
}

/** A level over or under the attribute that it leans on: "DX+1"; a technique is only called one. */
function relativeWords(figures: Figures, facet: SkillFacet, level: Value): string {
  if (isTechnique(facet) || typeof level !== 'number') return isTechnique(facet) ? 'technique' : '';
  const over = level - figures.worksheet.number(facet.attribute);
  return `${attributeNames[facet.attribute]}${over === 0 ? '' : formatSigned(over)}`;
}

export function possessionLines(figures: Figures, context: SheetContext, hasPassiveDefense: boolean): PossessionLine[] {
  const names = new Map(context.items.map(({ key, name }) => [key, name]));
  return context.items.map(({ key, name, row, facet, onBody }): PossessionLine => {
    const protection: string[] = [];
    const shield = facet?.shield;
    const armor = facet?.armor;
    const worth = (label: string, all: number, impaling: number | undefined) =>
      impaling === undefined || impaling === all ? `${label} ${all}` : `${label} ${all} (${impaling} against impaling)`;
    if (shield && hasPassiveDefense) protection.push(`PD ${shield.passiveDefense}`);
    else if (shield) protection.push(`DB ${shield.defenseBonus ?? 0}`);
    if (armor && (armor.passiveDefense > 0 || armor.damageResistance > 0)) {
      if (hasPassiveDefense && armor.passiveDefense > 0)
        protection.push(worth('PD', armor.passiveDefense, armor.impaling?.passiveDefense));
      protection.push(worth('DR', armor.damageResistance, armor.impaling?.damageResistance));
      if (armor.places?.length) protection.push(armor.places.join(', '));
    }
    const place = onBody && row.container ? 'carried' : row.container ? 'stowed' : row.place;
    const inside = names.get(row.container) ?? '';
    return {
      key,
      name: row.quality === 'good' ? name : `${name} (${row.quality === 'veryFine' ? 'very fine' : row.quality})`,
      quantity: formatFraction(row.quantity),
      place,
      inside,
      where: [placeWords(place, facet?.kind), inside && `in ${inside}`].filter(Boolean).join(', '),
      cost: facet ? figures.of(itemStat(key, 'cost')) : { text: '0' },
      weight: facet ? figures.of(itemStat(key, 'weight')) : { text: '0' },
      protection: protection.join(', '),
      ammunition: facet?.kind === 'ammunition',
      note: row.note,
    };
  });
}
